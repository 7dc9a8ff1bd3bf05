import SwiftUI

/// A message, as a thread shows it.
public struct ChatMessage: Identifiable, Hashable, Sendable {
  public let id: String
  public var text: String
  /// Whether the person in front of the screen wrote it.
  public var isOwn: Bool
  /// Whether it is on its way.
  public var isSending: Bool

  public init(id: String, text: String, isOwn: Bool = false, isSending: Bool = false) {
    self.id = id
    self.text = text
    self.isOwn = isOwn
    self.isSending = isSending
  }

  /// The side that it stands on and comes from.
  var edge: Edge { isOwn ? .trailing : .leading }
}

/// A conversation, as an inbox shows it.
public struct Conversation: Identifiable, Hashable, Sendable {
  public let id: String
  public var name: String
  public var preview: String
  public var time: String
  public var isUnread: Bool
  /// Whether it is being brought up to date: then it cannot be archived.
  public var isSyncing: Bool

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
