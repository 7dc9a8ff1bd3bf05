import LegatoFilm

/// The program that `legato gallery` compiles for its files: films their views, or checks them.
@MainActor
public enum GalleryMain {
  /// The first argument is `film` or `check`, the second the numbers of the subjects that are meant,
  /// with commas between; what follows is for the one or the other.
  ///
  /// - Returns: the exit code of `FilmMain` or of `CheckMain`.
  public static func run(_ subjects: [CheckSubject], arguments: [String]) -> Int32 {
    let rest = Array(arguments.dropFirst(3))
    guard arguments.count >= 3 else { return FilmFailure.usage }
    let chosen = arguments[2].split(separator: ",").compactMap { Int($0) }
      .filter(subjects.indices.contains).map { subjects[$0] }
    switch arguments[1] {
    case "film": return FilmMain.run(chosen.map(\.film), arguments: ["legato film"] + rest)
    case "check": return CheckMain.run(chosen, arguments: ["legato check"] + rest)
    default: return FilmFailure.usage
    }
  }
}
