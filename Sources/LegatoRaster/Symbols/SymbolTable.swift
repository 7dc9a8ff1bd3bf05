/// The names of SF Symbols that Legato knows, and what stands for them.
///
/// SF Symbols may be shown on Apple's systems only. Here a name is shown by the nearest sign of
/// two free icon fonts that share one grid of 24 units: Material Icons, whose signs are filled,
/// and Material Design Icons, which has many of them in outline. Where neither has an outlined
/// form, the filled one is hollowed. What no sign stands for is composed: badges, strokes
/// across, letters and marks in circles. A symbol whose sign has a direction is not mirrored.
public enum SymbolTable {
  /// Every name that has a symbol, in alphabetical order.
  public static let names: [String] = table.keys.sorted()

  static func symbol(_ name: String) -> Symbol? {
    switch table[name] {
    case nil: nil
    case .symbol(let symbol): symbol
    case .written(let expression): SymbolExpression.symbol(expression)
    case .derived(let base, let form): SymbolForm(form) { places[$0] != nil }.symbol(of: base)
    case .outline(let name): .hollow(.named(name))
    }
  }

  /// The place of a name among all.
  static func place(of name: String) -> Int? { places[name] }

  private static let places = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, $0) })

  private enum Entry: Sendable {
    case symbol(Symbol)
    /// As the sheets have it.
    case written(Substring)
    /// Another symbol in a form that many have, such as `circle.fill`.
    case derived(Substring, form: Substring)
    /// The outline of another symbol.
    case outline(of: String)

    /// Whether it is drawn as a symbol is that has an entry of its own.
    func draws(_ name: String, as entry: Entry) -> Bool {
      switch (self, entry) {
      case (.symbol(let one), .symbol(let other)): one == other
      case (.written(let one), .written(let other)): one == other
      case (.derived(let base, form: "fill"), _): base == name
      default: false
      }
    }
  }

  private static let table: [String: Entry] = {
    let signs = [
      marks, markedShapes, shapes, praise, arrows, media, people, things, weather, files, devices,
      scenes,
    ]
    var table: [String: Entry] = [:]
    func add(_ name: some StringProtocol, _ entry: Entry) {
      if table[String(name)] == nil { table[String(name)] = entry }
    }
    for (name, symbol) in signs.joined() { add(name, .symbol(symbol)) }
    for sheet in sheets {
      for line in sheet.split(separator: "\n") {
        guard let end = line.firstIndex(of: "|") else { continue }
        let expression = line[line.index(after: end)...]
        for name in line[..<end].split(separator: " ") { add(name, .written(expression)) }
      }
    }
    // A line of a list is a form and the symbols that have it.
    for line in forms.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let form = words.first?.dropLast() else { continue }
      for base in words.dropFirst() {
        add("\(base).\(form)", .derived(base, form: form))
      }
    }
    // Where one drawing stands for both forms, the one that is not filled is its outline.
    for (name, filled) in table where name.hasSuffix(".fill") {
      let base = String(name.dropLast(5))
      guard let drawing = table[base], filled.draws(base, as: drawing) else { continue }
      table[name] = drawing
      table[base] = .outline(of: name)
    }
    return table
  }()
}
