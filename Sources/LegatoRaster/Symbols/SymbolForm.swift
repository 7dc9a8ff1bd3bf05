/// A form that many symbols have, as the end of their names says it: `fill`, `circle`,
/// `circle.fill`, `slash`, `badge`, `badge.plus`, `fill.badge.plus`, …
struct SymbolForm {
  private let isFilled: Bool
  private let words: [Substring]
  /// Whether there is a symbol of a name.
  private let isKnown: (String) -> Bool

  init(_ form: Substring, isKnown: @escaping (String) -> Bool) {
    self.isKnown = isKnown
    let words = form.split(separator: ".")
    isFilled = words.contains("fill")
    self.words = words.filter { $0 != "fill" }
  }

  func symbol(of base: Substring) -> Symbol {
    switch words.first {
    case nil: return .named(String(base))
    case "slash": return .slashed(part(base, isFilled: isFilled))
    case "badge", "trianglebadge":
      let base = part(base, isFilled: isFilled)
      let mark = Self.mark(words.dropFirst().joined(separator: "."))
      return mark.isEmpty ? .dotted(base) : .badged(base, part(mark, isFilled: true))
    default:
      // What is small in a shape is filled, also where the shape is not.
      let shape = words.joined(separator: ".")
      let base = part(base, isFilled: true)
      return isFilled
        ? .cut(base, part(shape[...], isFilled: true)) : .enclosed(base, .named(shape))
    }
  }

  /// The symbol that a badge shows.
  private static func mark(_ name: String) -> Substring {
    switch name {
    case "person.crop": "person"
    case "shield.checkmark": "checkmark.shield"
    default: name[...]
    }
  }

  /// A symbol by its name, filled where that is asked for and there is such a form; letters and
  /// digits stand for themselves.
  private func part(_ name: Substring, isFilled: Bool) -> Symbol {
    if isFilled, isKnown(name + ".fill") { return .named(name + ".fill") }
    let isText = name.count <= 2 && !isKnown(String(name))
    return isText ? .text(name.uppercased()) : .named(String(name))
  }
}
