extension FilmCosts {
  /// The costs as part of a film's JSON; `Documentation/film-format.md` says what is where.
  var json: JSONText {
    .object([
      "plays": .number(Double(plays)),
      "pixels": .numbers([Double(width), Double(height)]),
      "parts": .array(Self.parts.map { .string($0) }),
      "times": .numbers(frames.map(\.time)),
      "milliseconds": .object(
        Dictionary(
          uniqueKeysWithValues: Self.parts.enumerated().map { part, name in
            (name, .numbers(frames.map { 1000 * $0.seconds[part] }))
          })),
      "damage": .numbers(frames.map { Double($0.pixels) }),
      "layers": .array(layers.prefix(100).map(\.json)),
      "dearest": .array(frames.map { .array($0.layers.map(\.json)) }),
    ])
  }

  /// The same for a script of a page: no text in it can end the element that it is in.
  var markup: String { json.text.replacing("<", with: "\\u003c") }
}

extension FilmCosts.Layer {
  fileprivate var json: JSONText {
    .object([
      "path": .string(path),
      "count": .number(Double(count)),
      "frames": .number(Double(frames)),
      "milliseconds": .number(1000 * seconds),
      "pixels": .number(Double(pixels)),
      "filters": .number(Double(filters)),
      "pictures": .number(Double(pictures)),
      "reasons": .array(
        reasons.map { .object(["words": .string($0.words), "count": .number(Double($0.count))]) }),
    ])
  }
}
