/// One of the films that are shown beside each other: the same view with a different setting.
struct FilmTake: Sendable {
  /// What distinguishes it: `Full motion`.
  var name: String
  var film: Film

  init(_ film: Film) {
    name = film.recording.configuration.reducesMotion ? "Reduced motion" : "Full motion"
    self.film = film
  }
}
