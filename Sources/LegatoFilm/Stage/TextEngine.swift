import LegatoRaster

/// The text engine of all stages: it keeps what it has set, and faces are numbered once.
@MainActor
enum TextEngine {
  private static var made: PangoTextEngine?

  static func shared() throws(FilmFailure) -> PangoTextEngine {
    if let made { return made }
    do {
      let engine = try PangoTextEngine()
      made = engine
      return engine
    } catch {
      throw FilmFailure("\(error)", exitCode: FilmFailure.machine)
    }
  }
}

/// The text engine of all stages, for those who draw what stages show.
package enum FilmTextEngine {
  /// `nil` where a font is missing.
  @MainActor package static var shared: PangoTextEngine? { try? TextEngine.shared() }
}
