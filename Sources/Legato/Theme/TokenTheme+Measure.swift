import SwiftUI

extension TokenTheme {
  /// A measure that a caller may have given, in points: the token's where there is none, or none
  /// that makes sense. Larger ones than ten thousand are that.
  func measure(_ given: CGFloat?, or token: MetricToken) -> CGFloat {
    guard let given, given.isFinite, given >= 0 else { return self[token] }
    return min(given, 10_000)
  }
}
