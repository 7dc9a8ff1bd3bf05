import Legato
@_spi(Host) import LegatoFilm
import SwiftUI

extension PerformanceStories {
  static let buttons: [MeasuredStory] = [
    MeasuredStory(
      "presses of every kind", rows: ["S3.9", "S3.10", "S4.31", "S4.37", "S4.45"], seconds: 2
    ) {
      .init(
        StoryPage(title: "Buttons") {
          Button("Scale") {}.buttonStyle(.scale)
          Button("Hover scale") {}.buttonStyle(.hoverScale)
          Button("Feedback") {}.buttonStyle(.feedback)
          Text("Press effect").padding(12).buttonPressEffect()
          ForEach(0..<10, id: \.self) { PlainRow(number: $0) }
        }
      ) { script in
        script.play {
          for (number, name) in ["Scale", "Hover scale", "Feedback", "Press effect"].enumerated() {
            Press(name, for: 0.2, at: 0.1 + 0.45 * Double(number))
          }
        }
      }
    },
    MeasuredStory("a pointer passes over buttons", rows: ["S3.11", "S3.12"], seconds: 2) {
      .init(
        StoryPage(title: "Buttons") {
          ForEach(0..<8, id: \.self) { number in
            Button {
            } label: {
              PlainRow(number: number)
            }
            .buttonStyle(.hoverScale)
            .accessibilityIdentifier("row \(number)")
          }
        }
      ) { script in
        script.play {
          for number in 0..<8 {
            Hover("id:row \(number)", for: 0.15, at: 0.1 + 0.2 * Double(number))
          }
        }
      }
    },
    MeasuredStory("ripples", rows: ["S3.44"], seconds: 2) {
      .init(
        StoryPage(title: "Today") {
          VStack(alignment: .leading) {
            Text("Morning walk").font(.headline)
            Text("Tap to begin").font(.subheadline)
          }
          .padding(16)
          .frame(maxWidth: .infinity, minHeight: 160, alignment: .leading)
          .background(ColorToken.app.surface)
          .rippleEffect()
          .clipShape(RoundedRectangle(cornerRadius: 16))
          ForEach(0..<6, id: \.self) { PlainRow(number: $0) }
        }
      ) { script in
        script.play { for number in 0..<5 { Tap("Morning walk", at: 0.1 + 0.2 * Double(number)) } }
      }
    },
    MeasuredStory("menus spring open", rows: ["S4.62"], seconds: 2) {
      let items = [
        SpringMenuItem(title: "Reply", systemImage: "arrowshape.turn.up.left") {},
        SpringMenuItem(title: "Copy", systemImage: "doc.on.doc") {},
        SpringMenuItem(title: "Delete", systemImage: "trash", isDestructive: true) {},
      ]
      return .init(
        StoryPage(title: "Menus") {
          SpringMenu(items) { Label("Options", systemImage: "ellipsis.circle") }.zIndex(1)
          Text("Hold me").padding(16).springContextMenu(items)
          ForEach(0..<8, id: \.self) { PlainRow(number: $0) }
        }
      ) { script in
        script.play {
          Tap("Options", at: 0.1)
          Tap("Reply", at: 0.6)
          Press("Hold me", for: 0.8, at: 1)
        }
      }
    },
  ]
}
