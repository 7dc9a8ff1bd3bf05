/// What a view is to those who touch it.
package enum TouchRole: Hashable, Sendable {
  /// A control: one thing, and a button.
  case pressed
  /// Something with a gesture for taps. What it holds stays what it is: a tap gesture alone makes no
  /// button.
  case tapped
}
