import SwiftUICore

/// Lengths of the bars of a stack, in points, as UIKit has them; their heights are the system's (`BarMeasures`).
enum NavigationBarMetrics {
  static let bottomBarHeight: CGFloat = 49
  static let margin: CGFloat = 16
  /// Between items side by side.
  static let itemSpacing: CGFloat = 16
  /// Below a search field.
  static let searchMargin: CGFloat = 8
  /// How far the content scrolls while the background of a bar comes in.
  static let backgroundFade: Double = 8
}
