import Legato
import SwiftUI

/// A page of an app: a title, and below it what scrolls.
struct StoryPage<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(title).font(.largeTitle.bold())
        content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
    }
    .foregroundStyle(ColorToken.app.text)
    .background(ColorToken.app.ground)
  }
}

/// A row as lists of settings have them.
struct PlainRow: View {
  let number: Int

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: Self.symbols[number % Self.symbols.count])
        .foregroundStyle(ColorToken.app.accent)
        .frame(width: 28)
      VStack(alignment: .leading, spacing: 2) {
        Text("Item \(number + 1)").font(.headline)
        Text(Sentences.at(number))
          .font(.subheadline)
          .foregroundStyle(ColorToken.app.secondaryText)
          .lineLimit(1)
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .background(ColorToken.app.surface, in: RoundedRectangle(cornerRadius: 12))
  }

  private static let symbols = ["tray", "folder", "star", "bell", "gear"]
}

/// What people write, of one line to four.
enum Sentences {
  static func at(_ index: Int) -> String { all[index % all.count] }

  private static let all = [
    "Are we still on for Saturday?",
    "The harbour has an open day, we could take the early ferry.",
    "Yes!",
    "I have wanted to see the old ships for ages. Shall I book the 9:40, or is that too early for you?",
    "Please do. I bring breakfast.",
    "Perfect.",
    "Mara says that the captain shows the engine room at eleven, but one has to write down one's "
      + "name at the desk by the gate, and there are only twelve places.",
    "Then let us go there first.",
  ]
}

/// What a story turns.
@Observable @MainActor
final class StoryKnobs {
  var isOn = false
  var isShown = false
  var count = 0
  var share = 0.2
  var page = 0
  var choice: String?
  var chosen: Set<Int> = []

  init() {}
}

/// A view that is made from knobs.
struct Knobbed<Content: View>: View {
  let knobs: StoryKnobs
  @ViewBuilder let content: (StoryKnobs) -> Content
  var body: some View { content(knobs) }
}
