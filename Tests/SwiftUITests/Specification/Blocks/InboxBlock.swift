import SwiftUI

private struct Conversation: Identifiable { var id = UUID(); var name = "Ada" }
private struct InboxView: View {
  @State private var conversations = [Conversation(), Conversation()]
  func archiveConversation(_ c: Conversation) { conversations.removeAll { $0.id == c.id } }
  var body: some View {
    List(conversations) { conversation in
      Text(conversation.name)
        .swipeActions(edge: .leading) {
          Button {
            withAnimation(.spring(duration: 0.3, bounce: 0.15)) {
              archiveConversation(conversation)
            }
          } label: {
            Label("Archive", systemImage: "archivebox")
          }
          .tint(.gray)
        }

    }
  }
}

extension SpecificationBlock {
  /// Document 002, block 3.
  static let inbox = SpecificationBlock("inbox") { world in
    InboxView()
  }
}
