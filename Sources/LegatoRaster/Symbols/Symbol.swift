/// What a symbol is drawn from. All lengths are in units of the grid that the icon fonts share: 24
/// by 24, y pointing down, with 20 for the largest sign and 2 for the usual line.
indirect enum Symbol: Hashable, Sendable {
  // MARK: Signs of fonts

  /// A character of Material Icons.
  case filled(UInt32)
  /// A character of Material Design Icons.
  case outlined(UInt32)
  /// A sign of one of the two by its name.
  case sign(String, isFilled: Bool)
  /// Letters, digits and signs of the text font.
  case text(String)
  /// Another symbol.
  case named(String)

  // MARK: Drawn

  /// A rounded rectangle in the middle; a `line` of 0 fills it.
  case box(width: Double, height: Double, radius: Double, line: Double)
  /// A rounded rectangle of dashes.
  case dashes(width: Double, height: Double, radius: Double)
  /// A line with round ends and corners through points, x and y in turn.
  case line(width: Double, [Double])
  /// The area within a line through points, x and y in turn.
  case area([Double])

  // MARK: Changed

  /// Turned clockwise by degrees.
  case turned(Symbol, Double)
  /// Left and right are exchanged.
  case mirrored(Symbol)
  /// Upper and lower are exchanged.
  case flipped(Symbol)
  /// Smaller about the middle, then moved by parts of the grid.
  case placed(Symbol, scale: Double, x: Double, y: Double)

  /// With ink of this size in the middle, in ems of the text beside it.
  case sized(Symbol, width: Double, height: Double)

  // MARK: Composed

  /// The outline of what is filled.
  case hollow(Symbol)
  /// With a stroke across, from the upper left.
  case slashed(Symbol)
  /// With a disc at the lower right that the second is cut out of.
  case badged(Symbol, Symbol)
  /// With a dot at the upper right.
  case dotted(Symbol)
  /// The first, small, in the middle of the second.
  case enclosed(Symbol, Symbol)
  /// The first, small, cut out of the middle of the second.
  case cut(Symbol, Symbol)
  /// Side by side, as large as there is room for.
  case row([Symbol])
  /// The first behind, at the upper left, the second before it at the lower right.
  case pile(Symbol, Symbol)
  /// All in one place.
  case over([Symbol])
  /// The first, with one half taken from the second.
  case half(Symbol, Symbol, Half)

  enum Half: String, Sendable {
    case left, right, top, bottom
  }
}
