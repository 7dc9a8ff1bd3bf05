@_spi(Host) import LegatoFilm

/// What the frames of a story may do at most, and how many there are.
///
/// The numbers are what was counted when they were written, with a tenth and a little more on top: a
/// body that is evaluated in every frame, a list that is laid out whole, or a page that is drawn anew
/// for a dot is beyond them. `LEGATO_STORY_COUNTS=1 swift test --filter StoryCounterTests` prints
/// what is counted now.
struct StoryBound {
  /// Frames at 60 Hz.
  var frames: ClosedRange<Int>
  /// Bodies, and elements measured or placed, in all frames together.
  var bodies: Int
  var layouts: Int
  /// The same in the worst of the frames for which nothing was done.
  var quietBodies: Int
  var quietLayouts: Int
  /// Layers recorded in the worst of these.
  var layers: Int
  /// The mean of what a frame draws again, in hundredths of the screen.
  var pixels: Int
  /// Filters worked out in the worst frame.
  var filters: Int

  init(
    frames: ClosedRange<Int>, bodies: Int, layouts: Int, quiet: (bodies: Int, layouts: Int),
    layers: Int, pixels: Int, filters: Int
  ) {
    self.frames = frames
    self.bodies = bodies
    self.layouts = layouts
    quietBodies = quiet.bodies
    quietLayouts = quiet.layouts
    self.layers = layers
    self.pixels = pixels
    self.filters = filters
  }

  /// What was counted.
  init(_ count: StoryCount) {
    let total = count.total
    let quiet = count.quietFrames.map(\.counters)
    let screen = 390 * 844 * max(total.frames, 1)
    self.init(
      frames: total.frames...total.frames, bodies: total.bodies, layouts: total.layouts,
      quiet: (quiet.map(\.bodies).max() ?? 0, quiet.map(\.layouts).max() ?? 0),
      layers: quiet.map(\.layersRecorded).max() ?? 0,
      pixels: (100 * total.pixels + screen - 1) / screen,
      filters: count.frames.map(\.counters.filters).max() ?? 0)
  }

  /// What is beyond the bounds.
  func problems(against bound: StoryBound) -> [String] {
    let limits = [
      ("bodies", bodies, bound.bodies), ("layouts", layouts, bound.layouts),
      ("bodies in a frame in which things only move", quietBodies, bound.quietBodies),
      ("layouts in a frame in which things only move", quietLayouts, bound.quietLayouts),
      ("layers in a frame", layers, bound.layers),
      ("% of the screen a frame", pixels, bound.pixels),
      ("filters in a frame", filters, bound.filters),
    ]
    var problems = limits.filter { $0.1 > $0.2 }.map { "\($0.1) \($0.0), at most \($0.2)" }
    if !bound.frames.contains(frames.lowerBound) {
      problems.append("\(frames.lowerBound) frames instead of \(bound.frames)")
    }
    return problems
  }

  /// The bounds that would be written today.
  var source: String {
    func more(_ number: Int) -> Int { number == 0 ? 0 : number + number / 10 + 2 }
    let count = frames.lowerBound
    return "StoryBound(frames: \(count - count / 20 - 1)...\(count + count / 20 + 1), "
      + "bodies: \(more(bodies)), layouts: \(more(layouts)), "
      + "quiet: (\(more(quietBodies)), \(more(quietLayouts))), layers: \(more(layers)), "
      + "pixels: \(min(100, more(pixels))), filters: \(filters))"
  }

  /// Stories that end with something that goes on: not loops alone, but with some in them.
  static let endless: Set<String> = ["bars and rings fill", "text that streams in"]
}
