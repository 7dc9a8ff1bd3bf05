import LegatoDisplay
import LegatoFilm
@_spi(Host) import SwiftUICore

extension Stage {
  /// What a touch at a point would meet: the smallest thing there that has a label or an identifier, or the
  /// view in front; `nil` where there is none.
  func target(at point: Point) -> PreviewTarget? {
    guard let front = host.elements(at: point).first else { return nil }
    let path = front.node.namingNode.path
    let named = host.semantics.filter { element in
      (!element.label.isEmpty || element.identifier != nil)
        && element.frame.map { $0.contains(point) } ?? false
    }
    let smallest = named.min { area($0) < area($1) }
    guard let smallest else { return PreviewTarget(path: path) }
    var target = PreviewTarget(
      label: smallest.label.isEmpty ? nil : smallest.label, identifier: smallest.identifier,
      path: path, dx: point.x - smallest.center.x, dy: point.y - smallest.center.y)
    if namesakes(of: smallest) > 1 || isElsewhere(target, point, path) { target.usesPath = true }
    return target
  }

  /// How many things go by the same name.
  private func namesakes(of element: SemanticElement) -> Int {
    host.semantics.count { other in
      other.label == element.label && other.identifier == element.identifier
    }
  }

  /// Whether a touch in the middle of what has the name would meet another view, further away than a finger is wide.
  private func isElsewhere(_ target: PreviewTarget, _ point: Point, _ path: String) -> Bool {
    guard max(abs(target.dx), abs(target.dy)) > 22 else { return false }
    let middle = Point(point.x - target.dx, point.y - target.dy)
    return host.elements(at: middle).first?.node.namingNode.path != path
  }

  private func area(_ element: SemanticElement) -> Double {
    element.frame.map { $0.width * $0.height } ?? .infinity
  }

  /// The most things on screen that are listed.
  private static let maxItems = 200

  /// What is on screen, in reading order, where a touch reaches it.
  var items: [PreviewReply.Item] {
    host.semantics.prefix(Self.maxItems).compactMap { element in
      guard let point = element.activationPoint else { return nil }
      let frame = element.frame
      return PreviewReply.Item(
        label: element.label.isEmpty ? element.identifier ?? "" : element.label, role: element.role,
        x: point.x, y: point.y, width: frame?.width ?? 0, height: frame?.height ?? 0,
        isEnabled: element.isEnabled)
    }
  }

  /// Where a touch on a target would be now: on what has its identifier or label, of several the one nearest
  /// to where it was; `nil` where nothing has.
  func place(of target: PreviewTarget, near point: Point) -> Point? {
    let all = host.semantics
    var found: [SemanticElement] = []
    if let identifier = target.identifier { found = all.filter { $0.identifier == identifier } }
    if found.isEmpty, let label = target.label { found = all.filter { $0.label == label } }
    let places = found.map { element -> Point in
      let place = Point(element.center.x + target.dx, element.center.y + target.dy)
      // What has become smaller is touched in its middle.
      return element.frame.map { $0.contains(place) } ?? true ? place : element.center
    }
    return places.min { distance($0, point) < distance($1, point) }
  }

  private func distance(_ left: Point, _ right: Point) -> Double {
    (left.x - right.x) * (left.x - right.x) + (left.y - right.y) * (left.y - right.y)
  }
}
