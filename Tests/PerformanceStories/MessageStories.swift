import Legato
@_spi(Host) import LegatoFilm
import SwiftUI

/// A conversation that a story writes to.
@Observable @MainActor
private final class ThreadModel {
  private(set) var messages: [ChatMessage]

  init(_ count: Int) {
    messages = (0..<count).map { Self.message($0, isOwn: $0 % 3 == 1) }
  }

  private static func message(
    _ number: Int, isOwn: Bool = false, isSending: Bool = false
  ) -> ChatMessage {
    ChatMessage(
      id: "\(number)", text: "\(number): " + Sentences.at(number), isOwn: isOwn,
      isSending: isSending)
  }

  func receive() { messages.append(Self.message(messages.count)) }

  func send() { messages.append(Self.message(messages.count, isOwn: true, isSending: true)) }

  /// The server has taken the oldest of the messages that are on their way.
  func deliver() {
    guard let index = messages.firstIndex(where: \.isSending) else { return }
    messages[index].isSending = false
  }

  func remove() { messages.removeLast() }
}

private struct ThreadScreen: View {
  let model: ThreadModel
  var followsNewest = true

  var body: some View {
    VStack(spacing: 0) {
      Text("Maya Lindgren").font(.headline).frame(maxWidth: .infinity).padding(12)
      MessageThreadView(messages: model.messages, followsNewest: followsNewest)
      HStack {
        Text("Message").foregroundStyle(ColorToken.app.secondaryText)
        Spacer()
        Image(systemName: "arrow.up.circle.fill").font(.title)
          .foregroundStyle(ColorToken.app.accent)
      }
      .padding(12)
    }
    .foregroundStyle(ColorToken.app.text)
    .background(ColorToken.app.ground)
  }
}

extension PerformanceStories {
  static let messages: [MeasuredStory] = [
    MeasuredStory(
      "message sent in 120", rows: ["S2.2", "S2.3", "S2.4", "S2.5", "S4.46"], seconds: 2
    ) {
      let model = ThreadModel(120)
      return .init(ThreadScreen(model: model)) { script in
        script.change(at: 0.1) { model.send() }
        script.change(at: 0.9) { model.deliver() }
      }
    },
    MeasuredStory("ten messages sent, 50 ms apart", rows: ["S2.6"], seconds: 2) {
      let model = ThreadModel(120)
      return .init(ThreadScreen(model: model)) { script in
        for number in 0..<10 {
          script.change(at: 0.1 + 0.05 * Double(number)) { model.send() }
          script.change(at: 1 + 0.05 * Double(number)) { model.deliver() }
        }
      }
    },
    MeasuredStory(
      "messages received in 120",
      rows: ["S2.7", "S2.8", "S2.9", "S2.11", "S2.34", "S2.40", "S2.44"], seconds: 3
    ) {
      let model = ThreadModel(120)
      return .init(ThreadScreen(model: model)) { script in
        for number in 0..<3 { script.change(at: 0.1 + 0.7 * Double(number)) { model.receive() } }
        script.change(at: 2.2) { model.remove() }
      }
    },
    scrolled(100), scrolled(1000),
    MeasuredStory("text that streams in", rows: ["S4.16", "S4.18", "S4.54"], seconds: 3) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          StoryPage(title: "Assistant") {
            HStack(spacing: 8) {
              StatusSymbol(knobs.count > 0 ? .streaming : .idle)
              Text("Answer").font(.headline)
            }
            StreamingTextView(
              text: (0...knobs.count).map { Sentences.at($0) }.joined(separator: " "))
          }
        }
      ) { script in
        for word in 1...20 { script.change(at: 0.1 * Double(word)) { knobs.count = word } }
      }
    },
  ]

  /// A finger scrolls a thread to and fro for five seconds while a message arrives every half second.
  private static func scrolled(_ count: Int) -> MeasuredStory {
    MeasuredStory(
      "\(count) messages scrolled, one arrives every 0.5 s", rows: ["S2.35", "S2.36"], seconds: 5
    ) {
      let model = ThreadModel(count)
      return .init(ThreadScreen(model: model, followsNewest: false)) { script in
        for number in 0..<9 { script.change(at: 0.4 + 0.5 * Double(number)) { model.receive() } }
        script.play {
          for number in 0..<5 {
            let way = number < 3 ? 420.0 : -420
            Drag(
              "path:ScrollView", by: CGSize(width: 0, height: way), for: 0.5,
              at: 0.05 + Double(number))
          }
        }
      }
    }
  }
}
