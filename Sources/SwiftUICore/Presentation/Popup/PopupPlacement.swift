import LegatoDisplay

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
  enum Side {
    /// The preferred one, where there is room.
    case preferred
    /// The one on which it moves the least from the anchor's middle; it points at the middle where there is room on none.
    case leastSlide
    /// It lies over the anchor, from its upper edge on.
    case over
  }
  var side = Side.preferred

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
  /// An arrow that is nearer to a corner than this is avoided, in points.
  private static let cornerRoom = 48.0

  /// In the middle, or wherever there is no anchor.
  init(_ frame: CGRect) {
    self.frame = frame
    root = CGPoint(x: frame.width / 2, y: frame.height / 2)
  }

  /// Beside an anchor.
  init(
    of size: CGSize, at anchor: CGRect, _ style: PopupAnchor, in room: CGRect, isRightToLeft: Bool
  ) {
    let around = Sides(
      size: size, anchor: anchor, style: style, room: room, isRightToLeft: isRightToLeft)
    let (edge, sides) =
      style.side == .leastSlide ? around.withLeastSlide : (around.preferred, around)
    frame = CGRect(origin: sides.origin(edge), size: size)
    if style.side == .over {
      frame.origin.y = max(room.minY, min(anchor.minY, room.maxY - size.height))
    }
    root = CGPoint(
      x: min(max(sides.anchor.midX - frame.minX, 0), size.width),
      y: min(max(sides.anchor.midY - frame.minY, 0), size.height))
    guard style.hasArrow else { return }
    // The sides of a popup are left and right: leading is left.
    side =
      switch edge {
      case .bottom: .top
      case .top: .bottom
      case .leading, .trailing: sides.isLeft(edge) ? .trailing : .leading
      }
  }

  /// The sides of an anchor that a popup may stand on.
  private struct Sides {
    let size: CGSize
    var anchor: CGRect
    let style: PopupAnchor
    let room: CGRect
    let isRightToLeft: Bool

    private var gap: Double { style.hasArrow ? PopupPlacement.arrow.height : PopupPlacement.margin }

    private func isVertical(_ edge: Edge) -> Bool { edge == .top || edge == .bottom }
    func isLeft(_ edge: Edge) -> Bool { (edge == .leading) != isRightToLeft }

    private func space(_ edge: Edge) -> Double {
      switch edge {
      case .top: anchor.minY - room.minY - gap
      case .bottom: room.maxY - anchor.maxY - gap
      case .leading, .trailing:
        isLeft(edge) ? anchor.minX - room.minX - gap : room.maxX - anchor.maxX - gap
      }
    }

    private func hasRoom(_ edge: Edge) -> Bool {
      space(edge) >= (isVertical(edge) ? size.height : size.width)
    }

    /// On the side that it prefers, if there is room, else on the opposite one, else where there is most.
    var preferred: Edge {
      let order: [Edge] =
        switch style.edge {
        case .top: [.top, .bottom]
        case .leading: [.leading, .trailing, .bottom, .top]
        case .trailing: [.trailing, .leading, .bottom, .top]
        case .bottom, nil: [.bottom, .top]
        }
      return order.first(where: hasRoom) ?? order.max { space($0) < space($1) } ?? .bottom
    }

    /// The side on which it moves the least, the upper one of equals; where there is room on none, beside the middle of
    /// the anchor.
    var withLeastSlide: (Edge, Sides) {
      var sides = self
      let order: [Edge] = [.top, .bottom, .trailing, .leading]
      if !order.contains(where: hasRoom) {
        sides.anchor = CGRect(x: anchor.midX, y: anchor.midY, width: 0, height: 0)
      }
      let fitting = order.filter(sides.hasRoom)
      let least = fitting.map { ($0, sides.slide($0)) }.reduce(nil as (Edge, Double)?) {
        if let least = $0, least.1 <= $1.1 { least } else { $1 }
      }
      return (least?.0 ?? sides.preferred, sides)
    }

    /// How far it stands beside the anchor's middle; much more where its arrow would be near a corner.
    private func slide(_ edge: Edge) -> Double {
      let origin = origin(edge)
      let (along, middle, length) =
        isVertical(edge)
        ? (origin.x, anchor.midX, size.width) : (origin.y, anchor.midY, size.height)
      let arrow = middle - along
      let isNearCorner = min(arrow, length - arrow) < PopupPlacement.cornerRoom
      return abs(arrow - length / 2) + (isNearCorner ? 10_000 : 0)
    }

    func origin(_ edge: Edge) -> CGPoint {
      func within(_ value: Double, _ from: Double, _ to: Double, _ length: Double) -> Double {
        max(from, min(value, to - length))
      }
      if isVertical(edge) {
        var x = anchor.midX - size.width / 2
        if style.alignsSides, anchor.width < size.width {
          x = anchor.midX <= room.midX ? anchor.minX : anchor.maxX - size.width
        }
        let y = edge == .bottom ? anchor.maxY + gap : anchor.minY - gap - size.height
        return CGPoint(
          x: within(x, room.minX, room.maxX, size.width),
          y: within(y, room.minY, room.maxY, size.height))
      }
      let x = isLeft(edge) ? anchor.minX - gap - size.width : anchor.maxX + gap
      return CGPoint(
        x: within(x, room.minX, room.maxX, size.width),
        y: within(anchor.midY - size.height / 2, room.minY, room.maxY, size.height))
    }
  }
}
