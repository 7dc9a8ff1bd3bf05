/// What an element says beside its label and value, when a person asks for more.
package struct AccessibilityCustomContent: Hashable, Sendable {
  let key: String
  package var label: String
  package var value: String
  package var importance: AXCustomContent.Importance
}

/// A piece of content that an assistive technology tells when a person asks for more.
public enum AXCustomContent {
  /// Whether a piece of content is told with the element, or when it is asked for.
  public enum Importance: UInt, Hashable, Sendable {
    /// The content is told when it is asked for.
    case `default` = 0
    /// The content is told at once.
    case high = 1
  }
}
