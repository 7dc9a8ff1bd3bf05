import Legato
@_spi(Host) import LegatoFilm
import SwiftUI

extension PerformanceStories {
  /// Whole pages that give way to one another, there and back, the second time in mid-flight.
  static let transitions: [MeasuredStory] = [
    pages("pages slide up", rows: ["S4.26", "S4.24", "S4.67"], .slideUp),
    pages("pages slide from the trailing side", rows: ["S4.27", "S4.67"], .slideFromTrailing),
    pages("pages swap", rows: ["S1.3", "S4.67"], .stateSwap),
    MeasuredStory("the content of a sheet appears", rows: ["S4.28", "S4.48", "S4.67"], seconds: 2) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          ZStack {
            FullPage(number: 0)
            if knobs.isShown {
              FullPage(number: 1).sheetAppear().transition(.identity)
            }
          }
        }
      ) { script in
        script.change(at: 0.1) { knobs.isShown = true }
      }
    },
  ]

  /// What the system brings in: sheets, pages, tabs.
  static let system: [MeasuredStory] = [
    MeasuredStory("a sheet comes and goes", rows: ["S2.22", "S4.48", "S4.67"], seconds: 3) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          @Bindable var knobs = knobs
          FullPage(number: 0)
            .sheet(isPresented: $knobs.isShown) { FullPage(number: 1) }
        }
      ) { script in
        script.change(at: 0.1) { knobs.isShown = true }
        script.change(at: 1.5) { knobs.isShown = false }
      }
    },
    MeasuredStory("a page is pushed and popped", rows: ["S2.22", "S4.67"], seconds: 3) {
      let path = PathModel()
      return .init(PushScreen(path: path)) { script in
        script.change(at: 0.1) { path.path = [1] }
        script.change(at: 1.5) { path.path = [] }
      }
    },
  ]

  private static func pages(
    _ name: String, rows: [String],
    _ transition: @autoclosure @escaping @Sendable () -> AnyTransition
  ) -> MeasuredStory {
    MeasuredStory(name, rows: rows, seconds: 2.5) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          ZStack {
            FullPage(number: knobs.page).transition(transition()).id(knobs.page)
          }
          .animation(.appNormal, value: knobs.page)
        }
      ) { script in
        for (number, time) in [0.1, 0.8, 1.5, 1.62].enumerated() {
          script.change(at: time) { knobs.page = (number + 1) % 3 }
        }
      }
    }
  }
}

/// A page that fills the screen, with an opaque ground.
private struct FullPage: View {
  let number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Page \(number + 1)").font(.largeTitle.bold())
      ForEach(0..<10, id: \.self) { PlainRow(number: $0 + number) }
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(ColorToken.app.ground)
  }
}

@Observable @MainActor
private final class PathModel {
  var path: [Int] = []
}

private struct PushScreen: View {
  @Bindable var path: PathModel

  var body: some View {
    NavigationStack(path: $path.path) {
      List(0..<40, id: \.self) { PlainRow(number: $0) }
        .navigationTitle("Items")
        .navigationDestination(for: Int.self) { FullPage(number: $0).navigationTitle("Item") }
    }
  }
}
