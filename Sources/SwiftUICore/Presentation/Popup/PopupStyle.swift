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

  /// In the middle, a little too large at first.
  package static var alert: PopupStyle {
    PopupStyle(
      position: .center, startScale: 1.2, appearance: .spring(duration: 0.35, bounce: 0).bySystem,
      disappearance: .easeInOut(duration: 0.2).bySystem, endScale: 1, dims: true,
      dismissesOutside: false,
      cornerRadius: 14, roundCornerRadius: 34, hasShadow: false)
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

  /// Out of the view that it belongs to.
  package static func menu(_ anchor: PopupAnchor) -> PopupStyle {
    PopupStyle(
      position: .anchored(anchor), startScale: 0.2,
      appearance: .spring(response: 0.35, dampingFraction: 0.65).bySystem,
      disappearance: .spring(duration: 0.25, bounce: 0).bySystem, endScale: 0.2, dims: false,
      dismissesOutside: true, cornerRadius: 12, hasShadow: true)
  }

  /// Beside the view that it belongs to, with an arrow.
  package static func popover(_ anchor: PopupAnchor) -> PopupStyle {
    PopupStyle(
      position: .anchored(anchor), startScale: 0.8,
      appearance: .spring(duration: 0.3, bounce: 0).bySystem,
      disappearance: .easeInOut(duration: 0.2).bySystem, endScale: 1, dims: false,
      dismissesOutside: true,
      cornerRadius: 13, hasShadow: true)
  }
}

extension PopupStyle {
  func cornerRadius(on system: SystemVersion) -> CGFloat {
    system == .iOS18 ? cornerRadius : roundCornerRadius
  }
}

/// Where something is anchored in the view that presents it.
package struct PopupAnchor {
  /// Of the view's bounds; all of them where `nil`.
  package var point: UnitPoint?
  package var rect: Anchor<CGRect>.Source?
  /// The side of the anchor that it prefers to stand on.
  package var edge: Edge?
  package var hasArrow = false
  /// Whether it is lined up with the anchor's nearer side, instead of its middle.
  package var alignsSides = false

  package init(edge: Edge? = nil) { self.edge = edge }
}

/// Where a popup stands.
struct PopupPlacement: Equatable {
  var frame: CGRect
  /// The point of the popup, in its own coordinates, that it grows from.
  var root: CGPoint
  /// The side of the popup that the arrow is on, and where along it.
  var side: Edge?

  /// The least distance from what should be kept clear, in points.
  static let margin = 8.0
  static let arrow = CGSize(width: 26, height: 13)

  /// Beside an anchor: on the side that it prefers, if there is room, else on the opposite one, else
  /// where there is most.
  init(
    of size: CGSize, at anchor: CGRect, _ style: PopupAnchor, in room: CGRect, isRightToLeft: Bool
  ) {
    let gap = style.hasArrow ? Self.arrow.height : Self.margin
    let order: [Edge] =
      switch style.edge {
      case .top: [.top, .bottom]
      case .leading: [.leading, .trailing, .bottom, .top]
      case .trailing: [.trailing, .leading, .bottom, .top]
      default: [.bottom, .top]
      }
    func space(_ edge: Edge) -> Double {
      switch (edge, isRightToLeft) {
      case (.top, _): anchor.minY - room.minY - gap
      case (.bottom, _): room.maxY - anchor.maxY - gap
      case (.leading, false), (.trailing, true): anchor.minX - room.minX - gap
      case (.trailing, false), (.leading, true): room.maxX - anchor.maxX - gap
      }
    }
    func isVertical(_ edge: Edge) -> Bool { edge == .top || edge == .bottom }
    let edge =
      order.first { space($0) >= (isVertical($0) ? size.height : size.width) }
      ?? order.max { space($0) < space($1) } ?? .bottom
    func within(_ value: Double, _ from: Double, _ to: Double, _ length: Double) -> Double {
      max(from, min(value, to - length))
    }
    var origin = CGPoint.zero
    if isVertical(edge) {
      var x = anchor.midX - size.width / 2
      if style.alignsSides, anchor.width < size.width {
        x = anchor.midX <= room.midX ? anchor.minX : anchor.maxX - size.width
      }
      origin.x = within(x, room.minX, room.maxX, size.width)
      let y = edge == .bottom ? anchor.maxY + gap : anchor.minY - gap - size.height
      origin.y = within(y, room.minY, room.maxY, size.height)
    } else {
      let isLeft = (edge == .leading) != isRightToLeft
      let x = isLeft ? anchor.minX - gap - size.width : anchor.maxX + gap
      origin.x = within(x, room.minX, room.maxX, size.width)
      origin.y = within(anchor.midY - size.height / 2, room.minY, room.maxY, size.height)
    }
    frame = CGRect(origin: origin, size: size)
    root = CGPoint(
      x: min(max(anchor.midX - origin.x, 0), size.width),
      y: min(max(anchor.midY - origin.y, 0), size.height))
    guard style.hasArrow else { return }
    side =
      switch edge {
      case .bottom: .top
      case .top: .bottom
      case .leading: .trailing
      case .trailing: .leading
      }
  }

  init(_ frame: CGRect) {
    self.frame = frame
    root = CGPoint(x: frame.width / 2, y: frame.height / 2)
  }
}
