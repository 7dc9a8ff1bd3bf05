/// Symbols that point the way of reading, and so the other way right to left.
enum SymbolDirection {
  private static let directions: Set<Substring> = ["forward", "backward", "leading", "trailing"]
  /// What stands for lists and paragraphs, whose lines begin at the leading edge.
  private static let lists: Set<String> = [
    "list.bullet", "list.dash", "list.triangle", "list.bullet.indent", "increase.indent",
    "decrease.indent",
  ]

  /// Whether a symbol is mirrored right to left: its name says forward or backward after what it
  /// shows, as `chevron.forward` does. `left` and `right` stay what they are, and so do the controls
  /// of a player, as `forward.fill`: time goes one way everywhere.
  static func isDirectional(_ name: String) -> Bool {
    lists.contains(name)
      || name.split(separator: ".").dropFirst().contains(where: directions.contains)
  }

  /// The name of the symbol that points the other way, of those that stand in lines of text.
  static func opposite(_ name: String) -> String {
    opposites[name] ?? name
  }

  private static let opposites: [String: String] = {
    var names: [String: String] = [:]
    for base in ["chevron", "arrow", "arrow.uturn"] {
      names[base + ".forward"] = base + ".backward"
      names[base + ".backward"] = base + ".forward"
    }
    return names
  }()
}
