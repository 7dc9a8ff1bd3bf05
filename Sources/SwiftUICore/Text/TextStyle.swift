import LegatoDisplay

/// A style that a text was given itself. Equal where the styles can be compared and are.
struct TextStyle: Hashable, Sendable {
  let style: AnyShapeStyle
  /// A color that the letters carry along, into content transitions as well.
  let isOfLetters: Bool

  init<S: ShapeStyle>(_ style: S, ofLetters: Bool = false) {
    isOfLetters = ofLetters
    self.style = style as? AnyShapeStyle ?? AnyShapeStyle(style)
  }

  static func == (left: TextStyle, right: TextStyle) -> Bool {
    guard left.isOfLetters == right.isOfLetters, let left = left.style.base as? any Hashable,
      let right = right.style.base as? any Hashable
    else { return false }
    return AnyHashable(left) == AnyHashable(right)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: style.base)))
  }

  /// The colour of a stretch among others: of a gradient, the first.
  func color(in environment: EnvironmentValues) -> DisplayColor? {
    style._resolve(in: environment).firstColor
  }
}

extension Text {
  /// The style that all of the text has of its own, where it is one.
  var ownStyle: TextStyle? {
    func style(of piece: Piece) -> TextStyle? {
      // The first one was written nearest to the words.
      for case .style(let style) in piece.attributes { return style }
      return nil
    }
    guard let first = pieces.first, let common = style(of: first), !common.isOfLetters else {
      return nil
    }
    guard pieces.count > 1 else { return common }
    return pieces.allSatisfy { style(of: $0) == common } ? common : nil
  }

  /// Whether a gradient stands in a stretch of a text that has other styles as well.
  func hasGradientStretch(in environment: EnvironmentValues) -> Bool {
    guard pieces.contains(where: \.hasStyle), ownStyle == nil else { return false }
    for piece in pieces {
      for case .style(let style?) in piece.attributes {
        if case .gradient = style.style._resolve(in: environment) { return true }
      }
    }
    return false
  }
}

extension Text.Piece {
  fileprivate var hasStyle: Bool {
    attributes.contains { if case .style(_?) = $0 { true } else { false } }
  }
}
