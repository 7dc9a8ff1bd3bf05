import SwiftUI

/// A message, as a thread shows it.
public struct ChatMessage: Identifiable, Hashable, Sendable {
  /// How far a message has come on its way.
  public enum State: Hashable, Sendable, CaseIterable {
    /// It has been sent, or received.
    case sent
    /// It is on its way.
    case sending
    /// It could not be sent. Its bubble says so, and offers another try where there is one.
    case failed
  }

  /// The identity of the message, unique in its thread.
  public let id: String
  /// The text of the message, shown verbatim.
  public var text: String
  /// Whether the person in front of the screen wrote it.
  public var isOwn: Bool
  /// When it was written; `nil` shows no time.
  public var time: Date?
  /// How far the message has come on its way.
  public var state: State

  /// Whether it is on its way. Setting it to `false` makes a message sent that was on its way, and
  /// leaves a failed one as it is.
  public var isSending: Bool {
    get { state == .sending }
    set {
      if newValue { state = .sending } else if state == .sending { state = .sent }
    }
  }

  /// - Parameter time: When it was written, shown in its bubble; not shown by default.
  public init(
    id: String, text: String, isOwn: Bool = false, isSending: Bool = false, time: Date? = nil
  ) {
    self.init(id: id, text: text, isOwn: isOwn, time: time, state: isSending ? .sending : .sent)
  }

  /// - Parameters:
  ///   - time: When it was written, shown in its bubble; not shown by default.
  ///   - state: How far it has come on its way.
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

/// A conversation, as an inbox shows it.
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
  /// Whether it is being brought up to date: then it cannot be archived.
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
