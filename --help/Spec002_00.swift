import SwiftUI

struct MessageBubbleView: View {
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


struct Message: Identifiable, Equatable { var id = UUID(); var text = "Hello"; var isSending = true }

extension MessageBubbleView {
  var message: Message { Message() }
  var messageBubble: some View { Text(message.text).padding().background(Color.blue).clipShape(Capsule()) }
}
