extension SymbolTable {
  /// What is written down as expressions: names, a bar, and how they are drawn.
  static let sheets: [String] = []
}
