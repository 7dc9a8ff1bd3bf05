/// Defines the behavior for the child elements of the new parent element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case ignore, contain, combine }
  let kind: Kind

  /// The new accessibility element replaces what is inside, and tells nothing of it.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// What is inside stays as it is, in a container of its own.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// What is inside is told of as one: the labels one after the other, and the actions of several
  /// controls as actions with their names.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
