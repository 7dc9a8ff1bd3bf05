import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What stands on a sheet is laid out, and laid out again, as it is in a window.
@MainActor @Suite("What is on a sheet")
struct SheetContentTests {
  /// A sheet that is there from the start.
  private struct Window<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View {
      Color.clear.sheet(isPresented: .constant(true)) {
        content().presentationDetents([.medium])
      }
    }
  }

  private struct Steps: View {
    let step: Model<Int>
    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          if step.value > 0 { Text("First").frame(height: 100).transition(.push(from: .trailing)) }
          Text(step.value > 0 ? "Pay" : "Continue").contentTransition(.interpolate)
          Spacer()
        }
        .navigationTitle("Ticket")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          if step.value < 2 {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          }
        }
      }
    }
  }

  // The first label is that of what is dark behind the sheet.
  @Test func aStackHasItsBar() throws {
    let screen = try Screen(Window { Steps(step: Model(0)) })
    #expect(screen.labels.dropFirst() == ["Cancel", "Ticket", "Continue"])
    let (bar, content) = (try #require(screen.center("Ticket")), screen.center("Continue"))
    #expect(isNear(bar.x, 200))
    // The sheet is half of the surface high, and its bar 56 points.
    #expect(isNear(bar.y, 800 - 0.5 * 790 + 28, within: 10))
    #expect(isNear(try #require(content).y - bar.y, 28 + 11, within: 3))
  }

  @Test func whatComesMovesWhatIsThere() throws {
    let step = Model(0)
    let screen = try Screen(Window { Steps(step: step) })
    let before = try #require(screen.center("Continue")?.y)
    step.set(1, .snappy)
    screen.host.advance(by: 0.1)
    #expect(screen.labels.dropFirst() == ["Cancel", "Ticket", "First", "Pay"])
    let moving = try #require(screen.center("Pay")?.y)
    #expect(moving > before && moving < before + 100)
    // It is on its way in from the trailing edge.
    #expect(try #require(screen.shift("First")) > 1)
    screen.settle()
    #expect(isNear(screen.center("Pay")?.y, before + 100))
    #expect(isNear(screen.shift("First"), 0))
  }

  @Test func itemsOfABarComeAndGo() throws {
    let step = Model(1)
    let screen = try Screen(Window { Steps(step: step) })
    #expect(screen.shows("Cancel"))
    step.value = 2
    screen.settle()
    #expect(!screen.shows("Cancel") && screen.shows("Ticket"))
  }

  // MARK: Backgrounds

  /// Tells what `.background` is where it stands.
  private struct Ground: View {
    let told: (DisplayColor?) -> Void
    @Environment(\.self) private var environment
    var body: some View {
      let _ = told(BackgroundStyle()._resolve(in: environment).firstColor)
      Text("ground")
    }
  }

  private func ground<V: View>(_ wrap: @escaping (Ground) -> V) throws -> DisplayColor? {
    var found: DisplayColor?
    var configuration = HostConfiguration.plain
    configuration.colorScheme = .dark
    _ = try Screen(wrap(Ground { found = $0 }), configuration)
    return found
  }

  @Test func whereAllIsDarkASheetIsLighterThanTheWindow() throws {
    let (black, grey) = (DisplayColor(0, 0, 0), DisplayColor(28 / 255.0, 28 / 255.0, 30 / 255.0))
    #expect(try ground { $0 } == black)
    #expect(try ground { ground in Window { ground } } == grey)
    #expect(
      try ground { ground in Color.clear.fullScreenCover(isPresented: .constant(true)) { ground } }
        == black)
  }
}
