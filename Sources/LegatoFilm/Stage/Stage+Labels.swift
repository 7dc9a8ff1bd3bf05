import LegatoDisplay
@_spi(Host) import SwiftUICore

/// Something on screen that a label names.
@MainActor
package struct StageTarget {
  package let element: SemanticElement
  /// How many things on screen have the label.
  package let count: Int
  /// Where a finger would come down: in the middle, or where there is nothing of it, in the middle
  /// of the first thing that it holds.
  package let point: Point
}

extension Stage {
  /// What is on screen under a label, an accessibility identifier or a path (``StageQuery``): the
  /// first in reading order.
  ///
  /// - Throws: what is on screen, where nothing goes by the name.
  package func find(_ label: String) throws(FilmFailure) -> StageTarget {
    let query = StageQuery(label)
    let all = host.semantics
    var found = all.filter { $0.label == label }
    if found.isEmpty, query.asks(.label) { found = all.filter { $0.label == query.name } }
    if found.isEmpty, query.asks(.identifier) { found = all.filter { $0.identifier == query.name } }
    // A row of several texts goes by each of them.
    if found.isEmpty, query.asks(.label) {
      found = all.filter { $0.parts.contains(query.name) }
    }
    if found.isEmpty, query.asks(.path), !query.name.isEmpty {
      found = host.semanticElements { PathQuery.isWithin($0, query.name) }
    }
    guard
      let first = found.first(where: { $0.traits.contains(.isButton) })
        ?? found.first(where: { $0.textInput != nil }) ?? found.first
    else {
      let what =
        switch query.kind {
        case .any, .label: "is labelled"
        case .identifier: "has the identifier"
        case .path: "has the path"
        }
      throw FilmFailure(
        "Nothing \(what) \(quoted(query.name)) at \(readable(now)) s.\n" + listing(all))
    }
    return StageTarget(
      element: first, count: found.count, point: first.activationPoint ?? first.center)
  }

  /// The labels on screen, one a line, each with what it is; of what has none, the path.
  private func listing(_ elements: [SemanticElement]) -> String {
    let lines = elements.map { element in
      let identifier = element.identifier.map { " (identifier \($0))" } ?? ""
      let name =
        element.label.isEmpty && element.identifier == nil
        ? "path:\(element.element.node.namingNode.path), without a label" : quoted(element.label)
      return "  \(element.role) \(name)\(identifier)"
    }
    return lines.isEmpty
      ? "Nothing on screen has a label." : "On screen:\n" + lines.joined(separator: "\n")
  }

  /// Makes sure that a touch would reach the target.
  func checkReach(of target: StageTarget) throws(FilmFailure) {
    let name = quoted(target.element.label)
    let place = "\(target.point) at \(readable(now)) s"
    let surface = Rect(0, 0, host.configuration.size.width, host.configuration.size.height)
    guard surface.contains(target.point) else {
      throw FilmFailure("\(name) is off the screen, at \(place).")
    }
    let hit = host.elements(at: target.point)
    guard hit.contains(where: { $0 === target.element.element }) else {
      let front = hit.first.map { " by \($0.node.path)" } ?? ""
      throw FilmFailure("\(name) is covered\(front) at \(place).")
    }
    let environment = EnvironmentValues(storage: target.element.element.node.environmentStorage)
    guard environment.isEnabled else {
      throw FilmFailure("\(name) is disabled at \(readable(now)) s.")
    }
  }
}

extension SemanticElement {
  /// What it is, in a word.
  package var role: String {
    if let textInput { return textInput.isSecure ? "secure field" : "text field" }
    let roles: [(AccessibilityTraits, String)] = [
      (.isToggle, "toggle"), (.isButton, "button"), (.isLink, "link"),
      (.isSearchField, "search field"), (.isImage, "image"), (.isHeader, "header"),
      (.isStaticText, "text"),
    ]
    return roles.first { traits.contains($0.0) }?.1 ?? "element"
  }
}

/// A label as messages show it.
func quoted(_ label: String) -> String { "“\(label)”" }
