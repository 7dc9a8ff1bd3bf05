import LegatoDisplay
import LegatoFilm
import SwiftUICore

/// Something on screen that takes touches.
@MainActor
struct PlayTarget {
  /// Its label; its path where it has none.
  let name: String
  let point: Point
  let isField: Bool

  /// All of them, in reading order: those that assistive technologies tell of, or any where there are none.
  static func all(on stage: Stage) -> [PlayTarget] {
    let host = stage.host
    let size = host.configuration.size
    let surface = Rect(0, 0, size.width, size.height)
    var known: Set<Point> = []
    let exposed: [PlayTarget] = host.semantics.compactMap { thing in
      guard let point = thing.activationPoint, surface.contains(point), thing.isEnabled else {
        return nil
      }
      let handlers = host.elements(at: point).filter { $0 is any GestureHandler }
      // A scroll view takes touches everywhere: that is no reason to tap what it holds.
      guard thing.textInput != nil || handlers.contains(where: { !($0 is any ScrollsContent) })
      else { return nil }
      guard known.insert(point).inserted else { return nil }
      return PlayTarget(
        name: thing.label.isEmpty ? thing.element.node.namingNode.path : thing.label, point: point,
        isField: thing.textInput != nil)
    }
    return exposed.isEmpty ? silent(on: stage, surface, recognizesTouches) : exposed
  }

  /// How many points of a side are tried.
  private static let steps = 9

  /// Shapes and pictures with a gesture, of which no assistive technology tells: found by trying points
  /// of what is shown.
  private static func silent(
    on stage: Stage, _ surface: Rect, _ recognizes: (Element) -> Bool
  ) -> [PlayTarget] {
    let bounds = stage.host.contentBounds.intersection(surface)
    var found: [(element: Element, points: [Point])] = []
    for row in 0..<steps {
      for column in 0..<steps {
        let point = Point(
          bounds.x + bounds.width * (Double(column) + 0.5) / Double(steps),
          bounds.y + bounds.height * (Double(row) + 0.5) / Double(steps))
        for element in stage.host.elements(at: point) where recognizes(element) {
          if let known = found.firstIndex(where: { $0.element === element }) {
            found[known].points.append(point)
          } else {
            found.append((element, [point]))
          }
        }
      }
    }
    return found.map { element, points in
      PlayTarget(
        name: element.node.namingNode.path, point: points[points.count / 2], isField: false)
    }
  }

  private static func recognizesTouches(_ element: Element) -> Bool {
    guard element is any GestureHandler, !(element is any ScrollsContent) else { return false }
    let type = String(describing: type(of: element))
    return ["TapGesture", "DragGesture", "LongPressGesture"].contains(where: type.contains)
  }

  /// Rows and cards that a finger could push sideways: what a view recognizes drags on.
  static func swipes(on stage: Stage) -> [PlayTarget] {
    let host = stage.host
    let size = host.configuration.size
    let surface = Rect(0, 0, size.width, size.height)
    let exposed: [PlayTarget] = host.semantics.compactMap { thing in
      guard let point = thing.activationPoint ?? Optional(thing.center), surface.contains(point),
        host.elements(at: point).contains(where: recognizesDrags)
      else { return nil }
      return PlayTarget(
        name: thing.label.isEmpty ? thing.element.node.namingNode.path : thing.label, point: point,
        isField: false)
    }
    return exposed.isEmpty ? silent(on: stage, surface, recognizesDrags) : exposed
  }

  /// Whether the element follows a finger: its type names the gesture that it recognizes.
  private static func recognizesDrags(_ element: Element) -> Bool {
    guard element is any GestureHandler, !(element is any ScrollsContent) else { return false }
    let type = String(describing: type(of: element))
    return type.contains("DragGesture") || type.contains("Swipe")
  }

  /// The one of that name; where it has another name by now, the one at its place.
  static func find(_ name: String, _ number: Int, on stage: Stage) -> PlayTarget? {
    let targets = all(on: stage)
    return targets.first { $0.name == name } ?? (number < targets.count ? targets[number] : nil)
  }
}
