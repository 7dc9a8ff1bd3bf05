import Legato
import SwiftUI

// Messages as an app shows them: a thread, an inbox, and a text that is being written.

// MARK: Thread

/// A thread with buttons for what can happen to it.
struct ThreadExample: View {
  @State private var messages = [
    ChatMessage(id: "1", text: "Are you still at the station?"),
    ChatMessage(id: "2", text: "Just left. Ten minutes.", isOwn: true),
    ChatMessage(id: "3", text: "Good, the kettle is on."),
  ]
  @State private var count = 3
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 0) {
      MessageThreadView(messages: messages)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { buttons }
        VStack(spacing: 8) { buttons }
      }
      .buttonStyle(.bordered)
      .tint(ColorToken.app.accent.color(in: colorScheme))
      .font(.subheadline)
      .padding(12)
    }
    .modifier(Sheet())
  }

  @ViewBuilder private var buttons: some View {
    Button("Receive", action: receive)
    Button("Send", action: send)
    Button("Remove") { _ = messages.popLast() }
  }

  private func receive() {
    count += 1
    messages.append(ChatMessage(id: "\(count)", text: "Take the side door, the bell is broken."))
  }

  /// A message is on its way for most of a second.
  private func send() {
    count += 1
    let id = "\(count)"
    messages.append(
      ChatMessage(id: id, text: "I can see the house.", isOwn: true, isSending: true))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
      if let index = messages.firstIndex(where: { $0.id == id }) {
        messages[index].isSending = false
      }
    }
  }
}

// MARK: A long thread

/// A thread of 120 messages with days, times, somebody who types, and a message that could not be sent.
struct LongThreadExample: View {
  @State private var messages = LongThreadExample.sample
  @State private var isTyping = false
  @State private var isLoading = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 0) {
      MessageThreadView(messages: messages, onRetry: retry, onReachTop: loadOlder) {
        message, previous in
        if let day = Self.day(of: message, after: previous) { ThreadSeparator(day) }
      } footer: {
        if isTyping { TypingIndicator(name: "Maya") }
      }
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { buttons }
        VStack(spacing: 8) { buttons }
      }
      .buttonStyle(.bordered)
      .tint(ColorToken.app.accent.color(in: colorScheme))
      .font(.subheadline)
      .padding(12)
    }
    .background(ColorToken.app.surface)
  }

  @ViewBuilder private var buttons: some View {
    Button("Type") { isTyping = true }
    Button("Answer", action: answer)
    Button("Send", action: send)
  }

  private func answer() {
    isTyping = false
    messages.append(
      ChatMessage(
        id: "\(messages.count)", text: "The side door. The bell is broken.",
        time: Self.noon.addingTimeInterval(660)))
  }

  /// Every message of one's own fails once here.
  private func send() {
    let id = "\(messages.count)"
    messages.append(
      ChatMessage(
        id: id, text: "I can see the house.", isOwn: true, time: Self.noon.addingTimeInterval(720),
        state: .sending))
    finish(id, as: .failed)
  }

  private func retry(_ message: ChatMessage) {
    guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
    messages[index].state = .sending
    finish(message.id, as: .sent)
  }

  private func finish(_ id: String, as state: ChatMessage.State) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
      if let index = messages.firstIndex(where: { $0.id == id }) { messages[index].state = state }
    }
  }

  private func loadOlder() {
    guard !isLoading, messages.count < 200 else { return }
    isLoading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      let first = messages.count
      messages.insert(
        contentsOf: (0..<20).map {
          ChatMessage(id: "older \(first + $0)", text: "An older one.", isOwn: $0 % 4 == 0)
        }, at: 0)
      isLoading = false
    }
  }

  /// 12:00 on the second of May 2024.
  private static let noon = Date(timeIntervalSince1970: 1_714_651_200)

  /// Every fortieth message begins a day.
  private static func day(of message: ChatMessage, after previous: ChatMessage?) -> String? {
    guard let number = Int(message.id), number % 40 == 0 || previous == nil else { return nil }
    return ["Tuesday", "Yesterday", "Today"][min(2, number / 40)]
  }

  private static let sample: [ChatMessage] = {
    let texts = [
      "Are you still at the station?", "Just left. Ten minutes.", "Good, the kettle is on.",
      "The drawings are on your desk. The second sheet has the section through the stairs that we "
        + "talked about.",
      "Thank you!", "Did Jonas call?", "Not yet. He wanted to look at the roof first.", "Fine.",
    ]
    return (0..<120).map { index in
      ChatMessage(
        id: "\(index)", text: texts[index % texts.count], isOwn: [1, 4, 5].contains(index % 8),
        time: noon.addingTimeInterval(Double(index - 119) * 90))
    }
  }()
}

// MARK: Inbox

struct InboxExample: View {
  @State private var conversations = [
    Conversation(
      id: "1", name: "Mara Lind", preview: "The drawings are on your desk.", time: "09:41",
      isUnread: true),
    Conversation(
      id: "2", name: "Book club", preview: "Thursday, then. Who brings the soup?", time: "08:15"),
    Conversation(
      id: "3", name: "Jonas Weber", preview: "Thanks! That was quick.", time: "Mon"),
  ]
  @State private var category: String?

  var body: some View {
    VStack(spacing: 12) {
      FilterChipBar(
        [
          FilterCategory(id: "all", title: "All"),
          FilterCategory(id: "work", title: "Work", color: ColorToken.app.categories[1]),
          FilterCategory(id: "family", title: "Family", color: ColorToken.app.categories[2]),
        ], selection: $category)
      InboxView(
        conversations: conversations, onOpen: { _ in },
        onArchive: { conversation in conversations.removeAll { $0 == conversation } })
    }
    .padding(.top, 12)
    .background(ColorToken.app.ground)
  }
}

// MARK: Streaming

struct StreamingExample: View {
  @State private var text = "Let me see."

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 8) {
        StatusSymbol(text.count > 20 ? .streaming : .idle)
        Text("Assistant").font(.headline)
      }
      StreamingTextView(text: text)
        .frame(maxWidth: .infinity, alignment: .leading)
      Spacer(minLength: 0)
      Button("Answer") {
        text += " Your train leaves at 10:04 from platform 7, and the connection is held."
      }
      .buttonStyle(.feedback)
    }
    .foregroundStyle(ColorToken.app.text)
    .padding(16)
    .modifier(Sheet())
  }
}

/// A part of a screen that is set off from the ground.
private struct Sheet: ViewModifier {
  func body(content: Content) -> some View {
    content
      .background(ColorToken.app.surface)
      .clipShape(RoundedRectangle(cornerRadius: MetricToken.app.cardRadius.value))
      .padding(12)
      .background(ColorToken.app.ground)
  }
}

#Preview("Messages: thread", traits: .fixedLayout(width: 344, height: 424)) {
  ThreadExample()
}

#Preview("Messages: a long thread", traits: .fixedLayout(width: 393, height: 640)) {
  LongThreadExample()
}

#Preview("Messages: inbox", traits: .fixedLayout(width: 320, height: 300)) {
  InboxExample()
}

#Preview("Messages: streaming", traits: .fixedLayout(width: 344, height: 224)) {
  StreamingExample()
}
