import SwiftUI

// The names that apps write. Each is its token's animation.
extension Animation {
  /// Micro-interactions: ease-out, 0.15 s.
  public static var appFast: Animation { MotionToken.app.fast.animation }
  /// Standard transitions: ease-in-out, 0.25 s.
  public static var appNormal: Animation { MotionToken.app.normal.animation }
  /// Complex transitions: ease-in-out, 0.35 s.
  public static var appSlow: Animation { MotionToken.app.slow.animation }
  /// Bouncy feedback: a spring of response 0.5 and damping fraction 0.7.
  public static var appSpring: Animation { MotionToken.app.spring.animation }
  /// Quick responses: the system's snappy spring.
  public static var appSnappy: Animation { MotionToken.app.snappy.animation }
  /// Menus: a spring of response 0.35 and damping fraction 0.65.
  public static var menuSpring: Animation { MotionToken.app.menu.animation }
  /// Context menus: a spring of response 0.3 and damping fraction 0.7.
  public static var contextMenuAppear: Animation { MotionToken.app.contextMenu.animation }
}

extension MotionToken {
  /// The names above: aliases of their tokens.
  package static let animationNames = [
    "appFast", "appNormal", "appSlow", "appSpring", "appSnappy", "menuSpring", "contextMenuAppear",
  ]
}
