import LegatoRaster

/// The text engine of all stages: it keeps what it has set, and faces are numbered once.
@MainActor
enum TextEngine {
  private static var made: HarfBuzzTextEngine?

  static func shared() throws(FilmFailure) -> HarfBuzzTextEngine {
    if let made { return made }
    do {
      let engine = try HarfBuzzTextEngine()
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
  @MainActor package static var shared: HarfBuzzTextEngine? { try? TextEngine.shared() }
}
