import Legato
import SwiftUI

/// An inbox of 200 conversations: chips filter it, a swipe archives, and what was archived can be
/// taken back.
struct InboxScreen: View {
  @State private var mailbox = Mailbox()
  @State private var filter: String?
  @State private var query = ""
  @State private var opened: Conversation?
  @State private var archived: Mailbox.Archived?
  @State private var isComposing = false

  var body: some View {
    NavigationStack {
      ZStack {
        // Another filter is another list: its rows fade, and are not archived.
        InboxView(conversations: shown, onOpen: open, onArchive: archive)
          .id(filter)
          .transition(.opacity)
          // What is found while a person types is there at once.
          .transaction(value: query) { $0.disablesAnimations = true }
      }
      .animation(.appNormal.motionSafe(reducedForm: .crossFade), value: filter)
      .safeAreaInset(edge: .top, spacing: 0) {
        FilterChipBar(Filter.categories, selection: $filter)
          .background(ColorToken.app.surface)
      }
      .overlay(alignment: .bottomTrailing) {
        FloatingFABView(actions: [
          FABAction(title: "Mark all as read", systemImage: "envelope.open") {
            mailbox.markAllAsRead()
          },
          FABAction(title: "New message", systemImage: "square.and.pencil") {
            isComposing = true
          },
        ])
        .padding(16)
      }
      .overlay(alignment: .bottomLeading) {
        ZStack {
          if let archived {
            UndoToast(name: archived.conversation.name, undo: undo)
              .transition(.stateSwap)
          }
        }
        .animation(.appNormal.motionSafe(reducedForm: .crossFade), value: archived)
      }
      .navigationTitle("Inbox")
      .searchable(text: $query, prompt: "Names and messages")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { UnreadCount(count: mailbox.unreadCount) }
      }
      .navigationDestination(item: $opened) { conversation in
        ThreadPage(conversation: conversation) {
          opened = nil
          archive(conversation)
        }
      }
      .sheet(isPresented: $isComposing) {
        Compose { mailbox.insert($0) }
          .presentationDetents([.medium])
      }
    }
    // What was archived can be taken back for four seconds.
    .task(id: archived) {
      guard archived != nil, (try? await Task.sleep(for: .seconds(4))) != nil else { return }
      archived = nil
    }
  }

  private var shown: [Conversation] {
    let filter = filter.flatMap(Filter.init)
    return mailbox.conversations.filter { conversation in
      (filter?.includes(conversation, mailbox) ?? true)
        && (query.isEmpty
          || "\(conversation.name) \(conversation.preview)"
            .localizedCaseInsensitiveContains(query))
    }
  }

  private func open(_ conversation: Conversation) {
    mailbox.markAsRead(conversation.id)
    opened = conversation
  }

  private func archive(_ conversation: Conversation) {
    archived = mailbox.archive(conversation.id)
  }

  private func undo() {
    if let archived { mailbox.restore(archived) }
    archived = nil
  }
}

// MARK: Filter

private enum Filter: Hashable {
  case unread
  case topic(Mailbox.Topic)

  init?(_ id: String) {
    if id == "Unread" {
      self = .unread
    } else if let topic = Mailbox.Topic(rawValue: id) {
      self = .topic(topic)
    } else {
      return nil
    }
  }

  /// Without a choice all is shown.
  static let categories =
    [FilterCategory(id: "Unread", title: "Unread")]
    + zip(Mailbox.Topic.allCases, ColorToken.app.categories).map { topic, color in
      FilterCategory(id: topic.rawValue, title: topic.rawValue, color: color)
    }

  func includes(_ conversation: Conversation, _ mailbox: Mailbox) -> Bool {
    switch self {
    case .unread: conversation.isUnread
    case .topic(let topic): mailbox.topics[conversation.id] == topic
    }
  }
}

// MARK: Parts

private struct UnreadCount: View {
  let count: Int

  var body: some View {
    HStack(spacing: 4) {
      AnimatedNumber(value: count).monospacedDigit()
      Text("unread")
    }
    .font(.subheadline.weight(.medium))
    .foregroundStyle(ColorToken.app.secondaryText)
    .accessibilityElement(children: .combine)
  }
}

private struct UndoToast: View {
  let name: String
  let undo: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "archivebox")
        .foregroundStyle(ColorToken.app.secondaryText)
        .accessibilityHidden(true)
      Text(verbatim: name).foregroundStyle(ColorToken.app.text).lineLimit(1)
      Button("Undo", action: undo).fontWeight(.semibold)
    }
    .font(.subheadline)
    .padding(.horizontal, 16)
    .frame(minHeight: 48)
    .background(ColorToken.app.raised, in: Capsule())
    .shadow(color: .black.opacity(0.18), radius: 12, y: 4)
    .padding(.leading, 16)
    .padding(.trailing, 88)
    .padding(.bottom, 20)
  }
}

/// A conversation, with answers that are one tap away.
private struct ThreadPage: View {
  let archive: () -> Void
  private let name: String
  @State private var messages: [ChatMessage]
  @State private var answers = ["On it", "Tomorrow morning", "Thank you!"]

  init(conversation: Conversation, archive: @escaping () -> Void) {
    self.archive = archive
    name = conversation.name
    _messages = State(initialValue: [
      ChatMessage(id: "asked", text: "How is it going?", isOwn: true),
      ChatMessage(id: "latest", text: conversation.preview),
    ])
  }

  var body: some View {
    MessageThreadView(messages: messages)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 8) {
            ForEach(answers, id: \.self) { answer in
              FilterChipView(title: answer, isSelected: false) { send(answer) }
            }
          }
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
        }
        .background(.bar)
      }
      .navigationTitle(name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Archive", systemImage: "archivebox", action: archive).labelStyle(.iconOnly)
        }
      }
  }

  private func send(_ answer: String) {
    messages.append(ChatMessage(id: "sent-\(messages.count)", text: answer, isOwn: true))
  }
}

/// A new message: the fields that are empty say so.
private struct Compose: View {
  let send: (Conversation) -> Void
  @State private var name = ""
  @State private var text = ""
  @State private var attempts = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        field("To", text: $name)
        field("Message", text: $text).lineLimit(5...)
        Spacer(minLength: 0)
      }
      .padding(16)
      .navigationTitle("New Message")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Send", action: submit) }
      }
    }
  }

  private func field(_ title: LocalizedStringKey, text: Binding<String>) -> some View {
    let isMissing = attempts > 0 && text.wrappedValue.isEmpty
    return TextField(title, text: text, axis: .vertical)
      .padding(14)
      .background(ColorToken.app.fill, in: RoundedRectangle(cornerRadius: 12))
      .errorShake(trigger: isMissing ? attempts : 0, isError: isMissing)
  }

  private func submit() {
    guard !name.isEmpty, !text.isEmpty else { return attempts += 1 }
    send(Conversation(id: "new-\(name)", name: name, preview: text, time: "9:42"))
    dismiss()
  }
}

#Preview("Inbox") {
  InboxScreen()
}
