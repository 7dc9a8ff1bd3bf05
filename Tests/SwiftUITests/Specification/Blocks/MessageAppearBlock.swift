import SwiftUI

private struct MessageAppearAnimation: ViewModifier {
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  let delay: Double

  @State private var appeared = false

  func body(content: Content) -> some View {
    content
      .opacity(appeared ? 1 : 0)
      .offset(y: appeared ? 0 : 20)
      .onAppear {
        if reduceMotion {
          appeared = true
        } else {
          withAnimation(.appSpring.delay(delay)) {
            appeared = true
          }
        }
      }
  }
}

extension View {
  fileprivate func messageAppearAnimation(delay: Double = 0) -> some View {
    modifier(MessageAppearAnimation(delay: delay))
  }
}

private struct Usage: View {
  var messages: [Message] = [Message(), Message()]
  var body: some View {
    ForEach(Array(messages.enumerated()), id: \.element.id) { index, message in
      MessageView(message: message)
        .messageAppearAnimation(delay: Double(index) * 0.05)
    }

  }
}

extension Animation {
  fileprivate static let appSpring = Animation.spring(response: 0.5, dampingFraction: 0.7)
}

private struct Message: Identifiable, Equatable {
  var id = UUID(); var text = "Hello"; var isSending = true
}

private struct MessageView: View {
  let message: Message; var body: some View { Text(message.text) }
}

extension SpecificationBlock {
  /// Document 004, block 3.
  static let messageAppear = SpecificationBlock("messageAppear") { world in
    VStack { Usage() }
  }
}
