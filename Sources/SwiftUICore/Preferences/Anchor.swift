/// An opaque value derived from an anchor source and a particular view.
///
/// A geometry proxy turns it into a place in its own coordinates: where the view comes to rest, not
/// where it moves just now.
public struct Anchor<Value> {
  /// On the surface.
  let geometry: SurfaceGeometry

  enum SurfaceGeometry: Hashable, Sendable {
    case rect(CGRect)
    case point(CGPoint)
  }

  /// The value in coordinates that begin at `origin`.
  func value(from origin: CGPoint) -> Value? {
    switch geometry {
    case .rect(let rect): rect.offsetBy(dx: -origin.x, dy: -origin.y) as? Value
    case .point(let point): CGPoint(x: point.x - origin.x, y: point.y - origin.y) as? Value
    }
  }

  /// A type-erased geometry value that produces an anchored value of a given type.
  public struct Source: Sendable {
    enum Kind: Hashable, Sendable {
      case bounds
      case rect(CGRect)
      case point(CGPoint)
      case unitPoint(UnitPoint)
    }

    let kind: Kind

    /// The place in an element, on the surface.
    @MainActor
    func anchor(of element: Element) -> Anchor<Value> { anchor(in: AnchorFrame(of: element)) }

    /// The place in the frame of an element, on the surface.
    func anchor(in frame: AnchorFrame) -> Anchor<Value> {
      let (origin, size) = (frame.origin, frame.size)
      switch kind {
      case .bounds: return Anchor(geometry: .rect(CGRect(origin: origin, size: size)))
      case .rect(let rect):
        return Anchor(geometry: .rect(rect.offsetBy(dx: origin.x, dy: origin.y)))
      case .point(let point):
        return Anchor(geometry: .point(CGPoint(x: origin.x + point.x, y: origin.y + point.y)))
      case .unitPoint(let unit):
        let unit = unit.mirrored(frame.isRightToLeft)
        return Anchor(
          geometry: .point(
            CGPoint(x: origin.x + unit.x * size.width, y: origin.y + unit.y * size.height)))
      }
    }
  }
}

/// Where an element is on the surface, and in which direction it is laid out.
struct AnchorFrame {
  let origin: CGPoint
  let size: CGSize
  let isRightToLeft: Bool

  @MainActor
  init(of element: Element) {
    (origin, size, isRightToLeft) = (element.surfaceOrigin, element.size, element.isRightToLeft)
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
  /// Returns an anchor source rect defined by `r` in the current view.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { Self(kind: .rect(r)) }
  /// An anchor source rect defined as the entire bounding rect of the current view.
  public static var bounds: Anchor<CGRect>.Source { Self(kind: .bounds) }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns an anchor source point defined by `p` in the current view.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source { Self(kind: .point(p)) }
  /// Returns an anchor source point defined by a unit point of the current view.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source { Self(kind: .unitPoint(p)) }
  /// The top leading corner of the current view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge of the current view.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the current view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge of the current view.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center of the current view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge of the current view.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the current view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge of the current view.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the current view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Resolves the value of an anchor to the container view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let value = anchor.value(from: origin) else {
      preconditionFailure("Anchors are made of rectangles and points only.")
    }
    return value
  }
}
