import SwiftUICore

extension LayoutDirection {
  /// The turn, in degrees, that makes a mark which points forward point down.
  var quarterTurn: Double { self == .leftToRight ? 90 : -90 }
}
