import SwiftUICore

/// Lengths of the bars of a stack, in points, as UIKit has them; their heights are the system's (`BarMeasures`).
enum NavigationBarMetrics {
  /// Between items side by side.
  static let itemSpacing: CGFloat = 16
  /// How far the content scrolls while the background of a bar comes in.
  static let backgroundFade: Double = 8
}
