import SwiftUI

private struct MessageThreadView: View {
  @State private var messageAnimationID = UUID()

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(messages) { message in
          MessageBubbleView(message: message)
            .transition(
              .asymmetric(
                insertion: .move(edge: .leading)
                  .combined(with: .opacity),
                removal: .opacity
              )
            )
            .animation(.spring(duration: 0.4, bounce: 0.2), value: messageAnimationID)
        }
      }
    }
    .onChange(of: messages.count) { oldValue, newValue in
      if newValue > oldValue {
        // New message arrived
        messageAnimationID = UUID()
      }
    }
  }
}

private struct Message: Identifiable, Equatable {
  var id = UUID(); var text = "Hello"; var isSending = true
}

private struct MessageBubbleView: View {
  let message: Message; var body: some View { Text(message.text) }
}
extension MessageThreadView { fileprivate var messages: [Message] { [Message(), Message()] } }

extension SpecificationBlock {
  /// Document 002, block 1.
  static let messageThread = SpecificationBlock("messageThread") { world in
    MessageThreadView()
  }
}
