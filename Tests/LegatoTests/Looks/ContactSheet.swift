import Foundation
import LegatoDisplay
import LegatoFilm

/// All references on one page, `Documentation/components.html`: the components by families, each state in
/// light and dark side by side. The page knows the pictures by their paths from its own folder.
struct ContactSheet {
  struct Component {
    let name: String
    let family: String
    var states: [State] = []
  }

  struct State {
    let name: String
    /// In light and in dark.
    let pictures: [Picture]
  }

  struct Picture {
    let scheme: String
    /// In pixels.
    let width: Int
    let height: Int
    /// What the picture stands on, so that its edge is not seen.
    let ground: DisplayColor
  }

  let components: [Component]
  /// The folder of the references, from the page's.
  let references: String

  /// How wide the columns are in which all states of a component stand, two pictures side by side: those of the
  /// first kind that the widest picture fits into.
  private static let columns: [(kind: String, widest: Int)] = [
    ("narrow", 112), ("medium", 176), ("wide", .max),
  ]

  var html: String {
    let families = self.families
    let count = components.reduce(0) { $0 + $1.states.count }
    let links = families.map { family in
      "<a href=\"#\(family.id)\">\(Self.text(family.name))"
        + " <span>\(family.components.count)</span></a>"
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Components of Legato</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <p class="mark">Legato</p>
      <h1>Components</h1>
      <p class="summary">\(components.count) components in \(count) states, in light and dark. Each name leads to
      the text of what is drawn.</p>
      <nav aria-label="Families">
      \(links.joined(separator: "\n"))
      </nav>
      </header>
      <main>
      \(families.map(section).joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private struct Family {
    let name: String
    let components: [Component]

    var id: String { name.lowercased().replacing(" ", with: "-") }
  }

  /// In the order in which the components come.
  private var families: [Family] {
    var names: [String] = []
    for component in components where !names.contains(component.family) {
      names.append(component.family)
    }
    return names.map { name in
      Family(name: name, components: components.filter { $0.family == name })
    }
  }

  private func section(_ family: Family) -> String {
    """
    <section id="\(family.id)">
    <h2>\(Self.text(family.name))</h2>
    \(family.components.map(article).joined(separator: "\n"))
    </section>
    """
  }

  private func article(_ component: Component) -> String {
    let widest = component.states.flatMap(\.pictures).map(\.width).max() ?? 0
    let kind = Self.columns.first { widest <= $0.widest }?.kind ?? ""
    let figures = component.states.map { figure($0, of: component) }
    return """
      <article id="\(component.name)"\(Self.room(component.states.count, kind))>
      <h3>\(Self.text(component.name))</h3>
      <div class="states \(kind)">
      \(figures.joined(separator: "\n"))
      </div>
      </article>
      """
  }

  /// Components of few and small states stand side by side.
  private static func room(_ states: Int, _ kind: String) -> String {
    switch (kind, states) {
    case ("narrow", 1): " class=\"one\""
    case ("narrow", 2), ("wide", 1): " class=\"two\""
    default: ""
    }
  }

  private func figure(_ state: State, of component: Component) -> String {
    let file = "\(references)/\(component.name)/\(state.name)"
    let name = state.name.replacing("-", with: " ")
    let panes = state.pictures.map { picture in
      let ground = picture.ground.hex.prefix(7)
      let label = Self.text("\(component.name), \(name), \(picture.scheme)")
      return "<span style=\"background: \(ground)\"><img src=\"\(file)-\(picture.scheme).png\""
        + " width=\"\(picture.width)\" height=\"\(picture.height)\" alt=\"\(label)\""
        + " loading=\"lazy\"></span>"
    }
    return """
      <figure>
      <div>\(panes.joined())</div>
      <figcaption><a href="\(file).txt">\(Self.text(name))</a></figcaption>
      </figure>
      """
  }

  private static func text(_ text: String) -> String { Markup.escaped(text) }
}
