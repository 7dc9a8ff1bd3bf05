import Legato
import SwiftUI

/// A conversation of 400 messages: days, times, somebody who types, and a message that has to be
/// sent again.
struct ChatScreen: View {
  @State private var chat = Chat()
  @State private var draft = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    NavigationStack {
      MessageThreadView(messages: chat.messages, onRetry: { chat.sendAgain($0.id) }) {
        message, previous in
        if let day = Day(of: message, after: previous) {
          ThreadSeparator(day.title)
        }
      } footer: {
        if chat.isTyping { TypingIndicator(name: "Maya") }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        VStack(spacing: 0) {
          Suggestions(titles: chat.suggestions) { chat.send($0) }
          Composer(draft: $draft, isWriting: $isWriting, send: send)
        }
        .background(.bar)
      }
      .navigationTitle("Maya Lindgren")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) { Heading(isTyping: chat.isTyping) }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Call", systemImage: "phone") {}.labelStyle(.iconOnly)
        }
      }
    }
  }

  private func send() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    draft = ""
    chat.send(text)
  }
}

// MARK: Model

/// The conversation, and what Maya answers.
@MainActor @Observable
private final class Chat {
  private(set) var messages = ChatHistory.messages
  private(set) var isTyping = false
  private var answers = [
    "Wonderful. Lucía asks which cake / she means it as an order",
    "I told the piano you’re coming. It creaked",
    "See you at three!",
  ][...]
  /// Minutes since 9:41.
  private var minutes = 0

  var suggestions: [String] {
    ["I’ll bring rolls", "Leaving now", "Is plum all right?"].filter { text in
      !messages.suffix(8).contains { $0.text == text }
    }
  }

  func send(_ text: String) {
    // The tram goes through a tunnel: what is sent there has to be sent again.
    let isInTunnel = text.hasPrefix("Leaving")
    let message = ChatMessage(
      id: "message-\(messages.count + 1)", text: text, isOwn: true, time: now(), state: .sending)
    messages.append(message)
    deliver(message.id, fails: isInTunnel)
  }

  func sendAgain(_ id: ChatMessage.ID) {
    set(.sending, of: id)
    deliver(id, fails: false)
  }

  private func deliver(_ id: ChatMessage.ID, fails: Bool) {
    Task {
      try? await Task.sleep(for: .seconds(0.7))
      set(fails ? .failed : .sent, of: id)
      if !fails { await answer() }
    }
  }

  private func answer() async {
    guard let answer = answers.popFirst() else { return }
    try? await Task.sleep(for: .seconds(0.5))
    isTyping = true
    for text in answer.components(separatedBy: " / ") {
      try? await Task.sleep(for: .seconds(1.4))
      messages.append(
        ChatMessage(id: "message-\(messages.count + 1)", text: text, time: now()))
    }
    isTyping = false
  }

  private func set(_ state: ChatMessage.State, of id: ChatMessage.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].state = state
  }

  private func now() -> Date {
    minutes += 1
    return ChatHistory.date(day: 22, minute: 9 * 60 + 41 + minutes)
  }
}

/// A day of the conversation.
private struct Day {
  let title: String

  /// `nil` where a message is of the day of the one before it.
  init?(of message: ChatMessage, after previous: ChatMessage?) {
    guard let number = Self.number(of: message), number != previous.flatMap(Self.number) else {
      return nil
    }
    let today = 22
    switch today - number {
    case 0: title = "Today"
    case 1: title = "Yesterday"
    default:
      title = ChatHistory.date(day: number, minute: 720)
        .formatted(.dateTime.weekday(.wide).day().month(.wide))
    }
  }

  /// The day of November.
  private static func number(of message: ChatMessage) -> Int? {
    message.time.map {
      1 + Int($0.timeIntervalSince(ChatHistory.date(day: 1, minute: 0)) / 86_400)
    }
  }
}

// MARK: Parts

private struct Heading: View {
  let isTyping: Bool

  var body: some View {
    VStack(spacing: 0) {
      Text("Maya Lindgren").font(.headline)
      Text(isTyping ? "typing…" : "online")
        .font(.caption)
        .foregroundStyle(isTyping ? ColorToken.app.accentText : ColorToken.app.secondaryText)
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

/// Answers that are one tap away.
private struct Suggestions: View {
  let titles: [String]
  let send: (String) -> Void

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(titles, id: \.self) { title in
          FilterChipView(title: title, isSelected: false) { send(title) }
            .transition(.stateSwap.animation(.appNormal.motionSafe(reducedForm: .crossFade)))
        }
      }
      .padding(.horizontal, 12)
      .padding(.top, 8)
      .animation(.appNormal.motionSafe(), value: titles)
    }
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
  }
}

#Preview("Chat") {
  ChatScreen()
}
