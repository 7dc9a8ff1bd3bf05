/// One of the films that are shown beside each other: the same view under another setting.
struct FilmTake: Sendable {
  /// What tells it apart: `Full motion`.
  var name: String
  var film: Film

  init(_ film: Film) {
    name = film.recording.configuration.reducesMotion ? "Reduced motion" : "Full motion"
    self.film = film
  }
}
