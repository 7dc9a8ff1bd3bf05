/// How something stands on the surface that is not a sheet, and how it comes and goes.
package struct PopupStyle {
  package enum PopupPosition {
    /// In the middle.
    case center
    /// At the lower edge.
    case bottom
    /// Beside a part of the view that presents it.
    case anchored(PopupAnchor)
  }

  package var position: PopupPosition
  /// How large it is where it begins to come: it grows from where it is anchored, or shrinks.
  package var startScale: Double
  package var startsFromBelow = false
  package var appearance: Animation
  package var disappearance: Animation
  /// How large it is where it is gone.
  package var endScale: Double
  package var dims: Bool
  /// Whether a tap beside it takes it away.
  package var dismissesOutside: Bool
  package var cornerRadius: CGFloat
  /// The same from iOS 26 on: it is rounder then.
  package var roundCornerRadius: CGFloat = 26
  package var hasShadow: Bool
  /// Whether it has a background of its own.
  package var hasBackground = true
  /// What it is of from iOS 26 on, where that is glass.
  var glass: GlassStyle?

  /// In the middle, a little too large at first.
  package static var alert: PopupStyle {
    PopupStyle(
      position: .center, startScale: 1.2, appearance: .spring(duration: 0.35, bounce: 0).bySystem,
      disappearance: .easeInOut(duration: 0.2).bySystem, endScale: 1, dims: true,
      dismissesOutside: false,
      cornerRadius: 14, roundCornerRadius: 34, hasShadow: false, glass: .popup)
  }

  /// At the lower edge, from where it comes.
  package static var dialog: PopupStyle {
    PopupStyle(
      position: .bottom, startScale: 1, startsFromBelow: true,
      appearance: .spring(duration: 0.4, bounce: 0).bySystem,
      disappearance: .spring(duration: 0.35, bounce: 0).bySystem,
      endScale: 1, dims: true, dismissesOutside: true, cornerRadius: 0,
      roundCornerRadius: 0, hasShadow: false, hasBackground: false)
  }

  /// The same from iOS 26 on: beside the view that presents it, with an arrow out of which it grows; in the place of
  /// an item of a bar.
  static func glassDialog(isInBar: Bool) -> PopupStyle {
    var anchor = PopupAnchor()
    anchor.hasArrow = !isInBar
    anchor.side = isInBar ? .over : .leastSlide
    return PopupStyle(
      position: .anchored(anchor), startScale: 0.01,
      appearance: .spring(response: 0.345, dampingFraction: 0.8).bySystem,
      disappearance: .spring(response: 0.373, dampingFraction: 0.85).bySystem, endScale: 0.01,
      dims: false, dismissesOutside: true, cornerRadius: 34, roundCornerRadius: 34,
      hasShadow: true, glass: .popup)
  }

  /// Out of the view that it belongs to.
  package static func menu(_ anchor: PopupAnchor) -> PopupStyle {
    PopupStyle(
      position: .anchored(anchor), startScale: 0.2,
      appearance: .spring(response: 0.35, dampingFraction: 0.65).bySystem,
      disappearance: .spring(duration: 0.25, bounce: 0).bySystem, endScale: 0.2, dims: false,
      dismissesOutside: true, cornerRadius: 12, roundCornerRadius: 32, hasShadow: true, glass: .menu
    )
  }

  /// Beside the view that it belongs to, with an arrow.
  package static func popover(_ anchor: PopupAnchor) -> PopupStyle {
    PopupStyle(
      position: .anchored(anchor), startScale: 0.8,
      appearance: .spring(duration: 0.3, bounce: 0).bySystem,
      disappearance: .easeInOut(duration: 0.2).bySystem, endScale: 1, dims: false,
      dismissesOutside: true,
      cornerRadius: 13, hasShadow: true, glass: .popup)
  }
}

extension PopupStyle {
  func cornerRadius(on system: SystemVersion) -> CGFloat {
    system == .iOS18 ? cornerRadius : roundCornerRadius
  }
}
