import Foundation

extension FilmMain {
  /// Writes recordings that were made before in other formats.
  ///
  /// - Parameters:
  ///   - paths: the recordings, which a page shows beside each other; other formats show the first.
  ///   - arguments: the command's name, then its options.
  /// - Returns: the exit code, as of `run`.
  public static func export(_ paths: [String], arguments: [String]) -> Int32 {
    do throws(FilmFailure) {
      var options = try FilmOptions(Array(arguments.dropFirst()))
      try checkOnlyOutput(options)
      guard !options.outputs.isEmpty else {
        throw FilmFailure("Where to? As in: legato film \(paths.first ?? "a.legato") --out a.html")
      }
      let outputs = try options.outputs.map { path throws(FilmFailure) in
        try FilmOutput(path: path, number: nil)
      }
      let takes = try paths.map { path throws(FilmFailure) in FilmTake(try recording(at: path)) }
      if let recording = takes.first?.film.recording {
        options.configuration.scale = recording.configuration.scale
        options.size =
          recording.configuration.size == FilmOptions.screen ? nil : recording.configuration.size
      }
      try write(takes, options, outputs)
      return 0
    } catch {
      say(error.message)
      return error.exitCode
    }
  }

  /// What was filmed is filmed: only how it is shown can be chosen.
  private static func checkOnlyOutput(_ options: FilmOptions) throws(FilmFailure) {
    var plain = FilmOptions()
    plain.moments = options.moments
    plain.writesAllValues = options.writesAllValues
    plain.outputs = options.outputs
    guard plain == options else {
      throw FilmFailure(
        "Of a recording can be chosen: --out, --frames, --at and --all-values. Other options are"
          + " for filming.")
    }
  }

  private static func recording(at path: String) throws(FilmFailure) -> Film {
    // Compressed, a body is hardly ever longer than it is.
    let maxSize = VectorFormat.maxBodySize + VectorFormat.maxBodySize / 8
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard ((attributes?[.size] as? NSNumber)?.int64Value ?? 0) <= maxSize else {
      throw FilmFailure("\(path) has more than \(maxSize >> 20) MB: it is no recording.")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FilmFailure("\(path) cannot be read.")
    }
    do {
      return try Film(vectorRecording: Array(data))
    } catch {
      throw FilmFailure("\(path): \(error.message)", exitCode: error.exitCode)
    }
  }
}
