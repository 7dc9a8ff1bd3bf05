import Legato
@_spi(Host) import LegatoFilm
import SwiftUI

extension PerformanceStories {
  static let states: [MeasuredStory] = [
    MeasuredStory(
      "content loads, comes and goes", rows: ["S1.20", "S1.21", "S1.22", "S1.23"], seconds: 3
    ) {
      let model = LettersModel()
      return .init(LettersScreen(model: model)) { script in
        script.change(at: 0.1) { model.isLoading = false }
        for number in 0..<8 { script.change(at: 0.5 + 0.12 * Double(number)) { model.receive() } }
        script.change(at: 2.2) { model.letters = [] }
      }
    },
    MeasuredStory(
      "a download of 100 updates a second", rows: ["S1.25", "S1.27", "S1.29"], seconds: 2
    ) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          StoryPage(title: "Downloads") {
            DownloadProgress(progress: knobs.share)
            ForEach(0..<10, id: \.self) { PlainRow(number: $0) }
          }
        }
      ) { script in
        for number in 0..<150 {
          script.change(at: 0.1 + 0.01 * Double(number)) {
            knobs.share = 0.2 + Double(number) / 200
          }
        }
      }
    },
    MeasuredStory("work that is sent, done and fails", rows: ["S1.2", "S1.3", "S1.4"], seconds: 3) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { _ in
          StoryPage(title: "Pay") {
            ForEach(0..<6, id: \.self) { PlainRow(number: $0) }
            SubmitButton("Pay 24.00", successDuration: 1) { job in
              knobs.count += 1
              let fails = knobs.count == 1
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                if fails { job.fail() } else { job.succeed() }
              }
            }
          }
        }
      ) { script in
        script.play {
          Tap("Pay 24.00", at: 0.1)
          Tap("path:SubmitButton", at: 1.2)
        }
      }
    },
    MeasuredStory("an error shakes, a success bounces", rows: ["S4.49", "S4.50"], seconds: 2) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          StoryPage(title: "Sign up") {
            ForEach(0..<4, id: \.self) { number in
              Text("Field \(number)")
                .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                .padding(.horizontal, 16)
                .background(ColorToken.app.surface, in: RoundedRectangle(cornerRadius: 12))
                .errorShake(trigger: knobs.count, isError: knobs.count > 0 && !knobs.isOn)
            }
            Image(systemName: "checkmark.circle.fill").font(.largeTitle)
              .successBounce(trigger: knobs.isOn)
          }
        }
      ) { script in
        script.change(at: 0.1) { knobs.count = 1 }
        script.change(at: 0.4) { knobs.count = 2 }
        script.change(at: 1.2) { knobs.isOn = true }
      }
    },
  ]
}

private struct Letter: Identifiable {
  let id: Int
}

@Observable @MainActor
private final class LettersModel {
  var letters: [Letter] = []
  var isLoading = true

  func receive() { letters.append(Letter(id: letters.count)) }
}

private struct LettersScreen: View {
  let model: LettersModel

  var body: some View {
    ContentListView(model.letters, isLoading: model.isLoading) { letter in
      PlainRow(number: letter.id)
    } loading: {
      LoadingView("Looking for letters…")
    } empty: {
      EmptyStateView(
        "No letters", message: "What arrives shows up here.", systemImage: "envelope.open")
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(ColorToken.app.ground)
  }
}
