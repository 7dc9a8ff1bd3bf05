import Foundation
import SwiftUICore

/// An effect applied when the pointer hovers over a view.
public struct HoverEffect: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case highlight, lift }
  let kind: Kind

  /// An effect that attempts to determine the effect automatically: a highlight.
  public static let automatic = HoverEffect(kind: .highlight)
  /// An effect that morphs the pointer into a platter behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// An effect that slides the pointer under the view and disappears as the view scales up and gains a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

private enum HoverEffectsKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum DefaultHoverEffectKey: EnvironmentKey {
  static var defaultValue: HoverEffect? { nil }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view associated with this environment allows hover effects to be
  /// displayed.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectsKey.self] }
    set { self[HoverEffectsKey.self] = newValue }
  }

  fileprivate var defaultHoverEffect: HoverEffect? {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }
}

extension View {
  /// Applies a hover effect to this view: a platter of the highlight, or a lift by a twentieth with a shadow,
  /// while a pointer is over it. Without a pointer nothing changes.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(
      HoverEffectModifier(effect: effect, isEnabled: true, isAutomatic: effect == .automatic))
  }

  /// Applies a hover effect to this view.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - isEnabled: Whether it is applied.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool)
    -> some View
  {
    modifier(
      HoverEffectModifier(effect: effect, isEnabled: isEnabled, isAutomatic: effect == .automatic))
  }

  /// Adds a condition that controls whether this view can display hover effects.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the default hover effect to use for views within this view.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect)
  }
}

private struct HoverEffectModifier: UnnamedModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  let isAutomatic: Bool
  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var allowsEffects
  @Environment(\.defaultHoverEffect) private var standard
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var kind: HoverEffect.Kind { isAutomatic ? standard?.kind ?? effect.kind : effect.kind }

  @MainActor func body(content: Content) -> some View {
    let isShown = isHovered && isEnabled && allowsEffects
    let lifts = isShown && kind == .lift
    content
      .background {
        if isShown, kind == .highlight {
          RoundedRectangle(cornerRadius: 8, style: .continuous)
            .fill(.primary.opacity(0.10))
            .padding(-4)
            .allowsHitTesting(false)
            .transition(.opacity)
        }
      }
      .scaleEffect(lifts && !reduceMotion ? 1.05 : 1)
      .shadow(color: .black.opacity(lifts ? 0.25 : 0), radius: 10, y: 6)
      .animation(.easeOut(duration: 0.2), value: isShown)
      .onHover { isHovered = $0 }
  }
}
