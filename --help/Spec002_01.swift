import SwiftUI

struct MessageThreadView: View {
    @State private var messageAnimationID = UUID()

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(messages) { message in
                    MessageBubbleView(message: message)
                        .transition(.asymmetric(
                            insertion: .move(edge: .leading)
                                .combined(with: .opacity),
                            removal: .opacity
                        ))
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


struct Message: Identifiable, Equatable { var id = UUID(); var text = "Hello"; var isSending = true }

struct MessageBubbleView: View { let message: Message; var body: some View { Text(message.text) } }
extension MessageThreadView { var messages: [Message] { [Message(), Message()] } }
