@_spi(Host) import LegatoFilm

/// The stories of the specification's rows of performance, on screens of real size: what
/// `scripts/bench budget` measures, and what tests count.
public enum PerformanceStories {
  /// All of them, by family.
  @_spi(Host) public static var all: [MeasuredStory] {
    messages + inbox + selection + states + buttons + progress + celebrations + loops + entries
      + cards + transitions + system
  }
}
