import SwiftUICore

/// How a row is swiped. The platform documents no numbers.
enum SwipeMetrics {
  /// Where a row that is let go stays open: beyond this part of its buttons' width.
  static let openingPart: CGFloat = 0.5
  /// How fast a finger flicks a row open or closed, in points a second.
  static let flick: CGFloat = 300
  /// Where the first action takes all of the room, and is done when the finger lets go: beyond this
  /// part of the row's width.
  static let fullSwipePart: CGFloat = 0.55
  /// The least width of a button, in points, and the room beside its label.
  static let buttonWidth: CGFloat = 74
  static let buttonPadding: CGFloat = 15
  /// How a row goes to where it stays: critically damped, with the finger's velocity.
  static let settling = Animation.spring(response: 0.35, dampingFraction: 1).bySystem
  /// How the first action takes the room, and gives it back.
  static let arming = Animation.spring(response: 0.3, dampingFraction: 0.85).bySystem
  /// Opacity of a button that is pressed.
  static let pressedOpacity = 0.7
  /// How much of a pull is followed where there is nothing to reveal.
  static let give: CGFloat = 0.55
}
