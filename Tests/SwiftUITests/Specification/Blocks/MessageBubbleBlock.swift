import SwiftUI

private struct MessageBubbleView: View {
  @State private var isSending = false

  var body: some View {
    messageBubble
      .scaleEffect(isSending ? 0.95 : 1.0)
      .opacity(isSending ? 0.8 : 1.0)
      .onTapGesture {
        if message.isSending {
          withAnimation(.spring(duration: 0.2, bounce: 0.1)) {
            isSending = true
          }

          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            withAnimation(.spring(duration: 0.3, bounce: 0.3)) {
              isSending = false
            }
          }
        }
      }
  }
}

private struct Message: Identifiable, Equatable {
  var id = UUID(); var text = "Hello"; var isSending = true
}

extension MessageBubbleView {
  fileprivate var message: Message { Message() }
  fileprivate var messageBubble: some View {
    Text(message.text).padding().background(Color.blue).clipShape(Capsule())
  }
}

extension SpecificationBlock {
  /// Document 002, block 0.
  static let messageBubble = SpecificationBlock("messageBubble") { world in
    MessageBubbleView()
  }
}
