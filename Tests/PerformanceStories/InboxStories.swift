import Legato
@_spi(Host) import LegatoFilm
import SwiftUI

@Observable @MainActor
private final class InboxModel {
  var conversations: [Conversation]
  var opened = 0

  init(_ count: Int) {
    conversations = (0..<count).map { number in
      Conversation(
        id: "\(number)", name: Self.names[number % Self.names.count] + " \(number)",
        preview: Sentences.at(number), time: "\(9 + number % 12):15", isUnread: number % 3 == 0)
    }
  }

  private static let names = ["Mara Lind", "Book club", "Jonas Weber", "Amira Haddad"]

  func archive(_ conversation: Conversation) {
    conversations.removeAll { $0.id == conversation.id }
  }
}

private struct InboxScreen: View {
  @Bindable var model: InboxModel

  var body: some View {
    VStack(spacing: 0) {
      Text("Inbox").font(.headline).frame(maxWidth: .infinity).padding(12)
      InboxView(
        conversations: model.conversations, onOpen: { _ in model.opened += 1 },
        onArchive: { model.archive($0) })
    }
    .foregroundStyle(ColorToken.app.text)
    .background(ColorToken.app.ground)
  }
}

extension PerformanceStories {
  static let inbox: [MeasuredStory] = [
    MeasuredStory("rows tapped", rows: ["S2.12", "S2.13", "S2.40", "S2.42"], seconds: 2) {
      let model = InboxModel(60)
      return .init(InboxScreen(model: model)) { script in
        script.play {
          for number in 0..<10 {
            Tap(
              "label:" + model.conversations[number % 2].name + ", "
                + model.conversations[number % 2].preview, at: 0.1 + 0.1 * Double(number))
          }
        }
      }
    },
    MeasuredStory("a row swiped and archived", rows: ["S2.15", "S2.16", "S2.40"], seconds: 2) {
      let model = InboxModel(60)
      let second = model.conversations[1]
      return .init(InboxScreen(model: model)) { script in
        script.play {
          Drag(
            "label:" + second.name + ", " + second.preview, by: CGSize(width: 300, height: 0),
            for: 0.35, at: 0.1)
        }
      }
    },
    MeasuredStory("five rows archived, 100 ms apart", rows: ["S2.17"], seconds: 2) {
      let model = InboxModel(60)
      return .init(InboxScreen(model: model)) { script in
        for number in 0..<5 {
          script.change(at: 0.1 + 0.1 * Double(number)) { model.conversations.removeFirst() }
        }
      }
    },
    MeasuredStory("an inbox of 60 scrolled", rows: ["S4.53"], seconds: 3) {
      let model = InboxModel(60)
      return .init(InboxScreen(model: model)) { script in
        script.play {
          for number in 0..<3 {
            Drag(
              "path:ScrollView", by: CGSize(width: 0, height: number < 2 ? -380 : 380), for: 0.4,
              at: 0.05 + Double(number))
          }
        }
      }
    },
  ]
}
