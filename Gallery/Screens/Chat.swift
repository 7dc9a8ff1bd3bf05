import Legato
import SwiftUI

/// A conversation: bubbles that come in from their side, and a field that grows with what is written.
struct ChatScreen: View {
  @State private var conversation = Conversation.sample
  @State private var draft = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    NavigationStack {
      ScrollViewReader { scroll in
        ScrollView {
          LazyVStack(spacing: 4) {
            ForEach(conversation.messages) { message in
              MessageRow(message: message, isLastOfGroup: conversation.endsGroup(message))
                .transition(arrival(of: message))
            }
            if conversation.isTyping {
              TypingRow()
                .id("typing")
                .transition(.opacity)
            }
          }
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
        }
        .defaultScrollAnchor(.bottom)
        .onChange(of: conversation.messages.count) {
          guard let last = conversation.messages.last else { return }
          withAnimation(.appSnappy.motionSafe()) {
            scroll.scrollTo(last.id, anchor: .bottom)
          }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Composer(draft: $draft, isWriting: $isWriting, send: send)
      }
      .navigationTitle("Maya Lindgren")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Call", systemImage: "phone") {}
            .labelStyle(.iconOnly)
        }
      }
    }
  }

  private func arrival(of message: Message) -> AnyTransition {
    let side: UnitPoint = message.isMine ? .bottomTrailing : .bottomLeading
    return .scale(scale: 0.6, anchor: side).combined(with: .opacity)
  }

  private func send() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    draft = ""
    withAnimation(.appSpring.motionSafe()) {
      conversation.append(text, isMine: true)
      conversation.isTyping = true
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.6) {
      withAnimation(.appSpring.motionSafe()) {
        conversation.isTyping = false
        conversation.append("Perfect, see you there!", isMine: false)
      }
    }
  }
}

// MARK: Model

private struct Message: Identifiable {
  let id: Int
  let text: String
  let isMine: Bool
}

private struct Conversation {
  var messages: [Message] = []
  var isTyping = false

  mutating func append(_ text: String, isMine: Bool) {
    messages.append(Message(id: messages.count, text: text, isMine: isMine))
  }

  /// Whether the next message is another person's: the bubble has a tail then.
  func endsGroup(_ message: Message) -> Bool {
    let next = message.id + 1
    return next >= messages.count || messages[next].isMine != message.isMine
  }

  static let sample: Conversation = {
    var conversation = Conversation()
    conversation.append("Are we still on for Saturday?", isMine: false)
    conversation.append(
      "The harbour has an open day, we could take the early ferry.", isMine: false)
    conversation.append("Yes! I have wanted to see the old ships for ages.", isMine: true)
    conversation.append("Shall I book the 9:40?", isMine: true)
    conversation.append("Please do. I bring breakfast.", isMine: false)
    return conversation
  }()
}

// MARK: Parts

private struct MessageRow: View {
  let message: Message
  let isLastOfGroup: Bool

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 56) }
      Text(message.text)
        .foregroundStyle(message.isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .background(
          message.isMine ? AnyShapeStyle(.blue) : AnyShapeStyle(.quaternary), in: bubble)
      if !message.isMine { Spacer(minLength: 56) }
    }
    .padding(.bottom, isLastOfGroup ? 8 : 0)
    .accessibilityElement(children: .combine)
    .accessibilityLabel(message.isMine ? "You: \(message.text)" : "Maya: \(message.text)")
  }

  private var bubble: UnevenRoundedRectangle {
    let tail: CGFloat = isLastOfGroup ? 6 : 18
    return UnevenRoundedRectangle(
      topLeadingRadius: 18, bottomLeadingRadius: message.isMine ? 18 : tail,
      bottomTrailingRadius: message.isMine ? tail : 18, topTrailingRadius: 18,
      style: .continuous)
  }
}

private struct TypingRow: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    HStack(spacing: 5) {
      ForEach(0..<3) { index in
        Circle()
          .frame(width: 8, height: 8)
          .foregroundStyle(.secondary)
          .phaseAnimator(reducesMotion ? [0.6] : [0.3, 1.0]) { dot, opacity in
            dot.opacity(opacity)
          } animation: { _ in
            .easeInOut(duration: 0.5).delay(Double(index) * 0.15)
          }
      }
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 13)
    .background(.quaternary, in: Capsule())
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement()
    .accessibilityLabel("Maya is typing")
  }
}

private struct Composer: View {
  @Binding var draft: String
  var isWriting: FocusState<Bool>.Binding
  let send: () -> Void

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      TextField("Message", text: $draft, axis: .vertical)
        .lineLimit(1...5)
        .focused(isWriting)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .overlay(RoundedRectangle(cornerRadius: 19, style: .continuous).stroke(.quaternary))
      Button("Send", systemImage: "arrow.up.circle.fill", action: send)
        .labelStyle(.iconOnly)
        .font(.system(size: 32))
        .disabled(draft.isEmpty)
        .animation(.appFast.motionSafe(), value: draft.isEmpty)
        .frame(height: 38)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

#Preview("Chat") {
  ChatScreen()
}
