/// The hierarchy of a heading in relation to other headings.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a hierarchy.
  case unspecified
  /// Level 1 heading: the outermost.
  case h1
  case h2
  case h3
  case h4
  case h5
  /// Level 6 heading: the innermost.
  case h6
}
