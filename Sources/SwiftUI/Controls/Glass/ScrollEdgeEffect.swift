import SwiftUICore

/// A structure that defines the style of pocket a scroll view will have.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  /// The automatic scroll edge effect style: that of the bar over the edge.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A scroll edge effect with a hard cutoff and dividing line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A soft edged scroll edge effect.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// Configures the scroll edge effect style for scroll views within this hierarchy. Edges look as their bars say, and one
  /// that is to look otherwise is reported.
  ///
  /// - Parameters:
  ///   - style: the effect; `nil` is the automatic one.
  ///   - edges: the edges that have it.
  @ViewBuilder nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    if let style, style != .automatic, !edges.isEmpty {
      reportsFault("scrollEdgeEffectStyle(.\(style.name)): edges look as their bars say.")
    } else {
      self
    }
  }

  /// Hides any scroll edge effects for scroll views within this hierarchy. Edges look as their bars say, which is reported
  /// where they are to have no effect.
  @ViewBuilder nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    if hidden, !edges.isEmpty {
      reportsFault("scrollEdgeEffectHidden(): edges look as their bars say.")
    } else {
      self
    }
  }

  /// Adds the background extension effect to the view: it would be mirrored and blurred around its edges under what lies
  /// there. It is not, which is reported.
  nonisolated public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Adds the background extension effect to the view where it is enabled. The view ends at its edges all the same, which
  /// is reported.
  @ViewBuilder nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    if isEnabled {
      reportsFault("backgroundExtensionEffect(): the view ends at its edges.")
    } else {
      self
    }
  }
}
