import SwiftUI

extension View {
  /// Lets this view pulse while something is loading: see ``PulseAnimation``.
  public func loadingPulse(isActive: Bool = true) -> some View {
    modifier(PulseAnimation(isActive: isActive))
  }

  /// Lets a light cross this view while something is loading: see ``ShimmerAnimation``.
  public func loadingShimmer(
    _ travel: ShimmerAnimation.Travel? = nil, isActive: Bool = true
  ) -> some View {
    modifier(ShimmerAnimation(travel: travel, isActive: isActive))
  }
}
