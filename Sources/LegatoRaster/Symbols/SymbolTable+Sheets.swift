extension SymbolTable {
  /// What is written down as expressions: a line is names, a bar, and how they are drawn.
  static let sheets = [aToB, c, dToE, fToK, lToM, nToP, qToR, s, tToZ]
}
