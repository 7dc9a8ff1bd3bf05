import SwiftUI

/// A message of a thread.
public struct ChatMessage: Identifiable, Hashable, Sendable {
  /// The delivery state of a message.
  public enum State: Hashable, Sendable, CaseIterable {
    /// Sent, or received.
    case sent
    /// Being sent.
    case sending
    /// Not sent. Its bubble shows that, and offers a retry where there is a handler for it.
    case failed
  }

  /// The identity of the message, unique in its thread.
  public let id: String
  /// The text of the message, shown verbatim.
  public var text: String
  /// Whether the user wrote it; own messages are at the trailing side.
  public var isOwn: Bool
  /// When it was written; `nil` shows no time.
  public var time: Date?
  /// The delivery state.
  public var state: State

  /// Whether the message is being sent. Setting it to `false` marks a message that is being sent as
  /// sent, and leaves a failed one unchanged.
  public var isSending: Bool {
    get { state == .sending }
    set {
      if newValue { state = .sending } else if state == .sending { state = .sent }
    }
  }

  /// Creates a message that is sent or being sent.
  ///
  /// - Parameters:
  ///   - id: The identity of the message, unique in its thread.
  ///   - text: The text, shown verbatim.
  ///   - isOwn: Whether the user wrote it; `false` by default.
  ///   - isSending: Whether it is being sent; `false` by default.
  ///   - time: When it was written, shown in its bubble; `nil`, the default, for none.
  public init(
    id: String, text: String, isOwn: Bool = false, isSending: Bool = false, time: Date? = nil
  ) {
    self.init(id: id, text: text, isOwn: isOwn, time: time, state: isSending ? .sending : .sent)
  }

  /// Creates a message in a state.
  ///
  /// - Parameters:
  ///   - id: The identity of the message, unique in its thread.
  ///   - text: The text, shown verbatim.
  ///   - isOwn: Whether the user wrote it; `false` by default.
  ///   - time: When it was written, shown in its bubble; `nil`, the default, for none.
  ///   - state: The delivery state.
  public init(id: String, text: String, isOwn: Bool = false, time: Date? = nil, state: State) {
    self.id = id
    self.text = text
    self.isOwn = isOwn
    self.time = time
    self.state = state
  }

  /// The side that it is on and comes from.
  var edge: Edge { isOwn ? .trailing : .leading }
}

/// A conversation of an inbox.
public struct Conversation: Identifiable, Hashable, Sendable {
  /// The identity of the conversation, unique in its inbox.
  public let id: String
  /// The name of the other person, from which the initials of the portrait are made.
  public var name: String
  /// The beginning of the last message, shown in two lines at most, in four at accessibility text
  /// sizes.
  public var preview: String
  /// When the last message was written, as text that is shown as it is; empty for none.
  public var time: String
  /// Whether the row has the mark of an unread conversation.
  public var isUnread: Bool
  /// Whether it is being synchronized, so that it cannot be archived.
  public var isSyncing: Bool

  /// Creates a conversation. All texts are shown verbatim.
  ///
  /// - Parameters:
  ///   - id: The identity of the conversation, unique in its inbox.
  ///   - name: The name of the other person.
  ///   - preview: The beginning of the last message.
  ///   - time: When the last message was written, as text; none by default.
  ///   - isUnread: Whether the conversation has not been read; `false` by default.
  ///   - isSyncing: Whether the conversation is being synchronized, so that it cannot be archived;
  ///     `false` by default.
  public init(
    id: String, name: String, preview: String, time: String = "", isUnread: Bool = false,
    isSyncing: Bool = false
  ) {
    self.id = id
    self.name = name
    self.preview = preview
    self.time = time
    self.isUnread = isUnread
    self.isSyncing = isSyncing
  }

  /// Up to two initials, as capitals where the script has them.
  var initials: String {
    String(name.split(separator: " ").prefix(2).compactMap(\.first)).uppercased()
  }
}
