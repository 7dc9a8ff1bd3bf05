/// A custom symbol as the SF Symbols app exports it: a drawing with a glyph for each weight and scale, between
/// guides that say where it stands beside text of 100 points.
///
/// The glyph of one weight is taken out of it as a drawing of its own. Weights are not interpolated: of those that
/// the file has, the nearest is taken, and of the scales the medium one, or another one resized.
package struct SymbolTemplate: Sendable {
  /// A glyph as a drawing.
  package struct Glyph: Sendable {
    package let drawing: [UInt8]
    /// In ems: of the font that the symbol stands beside.
    package let width: Double
    package let height: Double
  }

  private let text: String
  /// The ids of the glyphs that there are.
  private let glyphs: Set<String>

  /// - Returns: `nil` where the bytes are no template.
  package init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self), text.contains("<svg") else {
      return nil
    }
    self.text = text
    var glyphs: Set<String> = []
    for weight in Self.weights {
      for scale in Self.scales.map(\.name) where text.contains("id=\"\(weight.name)-\(scale)\"") {
        glyphs.insert("\(weight.name)-\(scale)")
      }
    }
    guard !glyphs.isEmpty else { return nil }
    self.glyphs = glyphs
  }

  private static let weights: [(name: String, value: Double)] = [
    ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
  ]
  /// How much larger a glyph of a scale is drawn to be of the medium one.
  private static let scales: [(name: String, factor: Double)] = [
    ("M", 1), ("S", 1.28), ("L", 0.78),
  ]
  /// Symbols reach beyond capital letters, above and below, by this part of their height.
  private static let overhang = 0.34
  /// The font's size in the template's units.
  private static let em = 100.0

  /// The glyph for a weight, 100…900.
  package func glyph(weight: Double) -> Glyph? {
    for scale in Self.scales {
      let ordered = Self.weights.sorted { abs($0.value - weight) < abs($1.value - weight) }
      for name in ordered.map(\.name) where glyphs.contains("\(name)-\(scale.name)") {
        if let glyph = glyph(name, scale.name, factor: scale.factor) { return glyph }
      }
    }
    return nil
  }

  private func glyph(_ weight: String, _ scale: String, factor: Double) -> Glyph? {
    let id = "\(weight)-\(scale)"
    guard let element = element(id), let cap = guide("Capline-\(scale)", "y1"),
      let base = guide("Baseline-\(scale)", "y1"), base > cap,
      let left = guide("left-margin-\(id)", "x1"), let right = guide("right-margin-\(id)", "x1"),
      right > left, right - left < 100 * Self.em
    else { return nil }
    let margin = (base - cap) * Self.overhang
    let (width, height) = (right - left, base - cap + 2 * margin)
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(width)" height="\(height)" viewBox="\(left) \(cap - margin) \(width) \(height)">\
      \(element)</svg>
      """
    return Glyph(
      drawing: Array(drawing.utf8), width: factor * width / Self.em,
      height: factor * height / Self.em)
  }

  /// A number of a guide; `nil` where there is none.
  private func guide(_ id: String, _ attribute: String) -> Double? {
    guard let place = text.firstRange(of: "id=\"\(id)\""),
      let start = text[..<place.lowerBound].lastIndex(of: "<"),
      let end = text[place.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start..<end]
    guard let name = tag.firstRange(of: " \(attribute)=\""),
      let close = tag[name.upperBound...].firstIndex(of: "\""),
      let value = Double(tag[name.upperBound..<close]), value.isFinite, abs(value) < 1e6
    else { return nil }
    return value
  }

  /// A group with all that is in it.
  private func element(_ id: String) -> Substring? {
    guard let place = text.firstRange(of: "id=\"\(id)\""),
      let start = text[..<place.lowerBound].lastIndex(of: "<"),
      text[start...].hasPrefix("<g ")
    else { return nil }
    var depth = 0
    var rest = text[start...]
    while let open = rest.firstIndex(of: "<") {
      let tag = rest[open...]
      guard let close = tag.firstIndex(of: ">") else { return nil }
      let isEmpty = tag[..<close].last == "/"
      if tag.hasPrefix("</g>") { depth -= 1 }
      if tag.hasPrefix("<g>") || tag.hasPrefix("<g "), !isEmpty { depth += 1 }
      rest = text[text.index(after: close)...]
      if depth == 0 { return text[start...close] }
    }
    return nil
  }
}
