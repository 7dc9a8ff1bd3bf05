import LegatoRaster

extension Film {
  /// The film as a vector recording; `Documentation/film-format.md` says what is where.
  ///
  /// It holds the outlines of its glyphs: it is drawn alike on a machine with other fonts. Where
  /// resources were looked for is left out.
  ///
  /// - Throws: where it is too large, or a font is missing.
  @MainActor
  package func vectorRecording() throws(FilmFailure) -> [UInt8] {
    try RecordingEncoder.bytes(of: self, engine: try TextEngine.shared())
  }

  /// The film of a vector recording.
  ///
  /// - Throws: what is wrong with the bytes, as a sentence that continues after a file's name: damaged,
  ///   of a newer version, or not a recording.
  @MainActor
  package init(vectorRecording bytes: [UInt8]) throws(FilmFailure) {
    self = try FilmReader.film(bytes, engine: try TextEngine.shared())
  }
}
