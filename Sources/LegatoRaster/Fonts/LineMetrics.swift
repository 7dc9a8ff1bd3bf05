import LegatoDisplay

/// How tall lines of text are: as San Francisco's are, whatever face stands in for it.
enum LineMetrics {
  /// The measures of a font of the system, of any design.
  static func system(_ font: FontDescriptor) -> FontMetrics {
    let size = sanitized(font.size)
    var metrics = FontMetrics.sanFrancisco(size)
    metrics.leading = leading(font, size)
    return metrics
  }

  /// The measures of a font that an app has brought along, which are its own.
  static func custom(_ font: FontDescriptor, _ face: Face) -> FontMetrics {
    let size = sanitized(font.size)
    return FontMetrics(
      ascent: face.ascent * size, descent: face.descent * size,
      leading: face.lineGap * size + leading(font, size), capHeight: face.capHeight * size)
  }

  private static func leading(_ font: FontDescriptor, _ size: Double) -> Double {
    func sane(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return (sane(font.lineGap) + sane(font.leading)) * size
  }

  /// A size that can be set: 0.1…2048 points, and 17 where it is not a number.
  static func sanitized(_ size: Double) -> Double {
    size.isNaN ? 17 : min(max(size, 0.1), 2048)
  }
}

extension FontLibrary {
  /// The vertical measures of a font. Opens no file but for those of fonts that are asked for by name.
  func metrics(of font: FontDescriptor) -> FontMetrics {
    guard let name = font.family, hasFont(named: name) else { return LineMetrics.system(font) }
    return LineMetrics.custom(font, face(number(for: font)))
  }
}
