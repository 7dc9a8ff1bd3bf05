import SwiftUI

extension View {
  /// Pulses this view while data is loading: see ``PulseAnimation``.
  public func loadingPulse(isActive: Bool = true) -> some View {
    modifier(PulseAnimation(isActive: isActive))
  }

  /// Moves a light across this view while data is loading: see ``ShimmerAnimation``.
  public func loadingShimmer(
    _ travel: ShimmerAnimation.Travel? = nil, isActive: Bool = true
  ) -> some View {
    modifier(ShimmerAnimation(travel: travel, isActive: isActive))
  }
}
