import LegatoDisplay
import LegatoFilm

/// Views that are invisible until their state comes, and take no room from anything: the border that marks
/// an error, the ring of what has the focus, the label that a button has when it is done.
enum Alternatives {
  /// How much of the two frames together both cover, at the least: 0 is nothing, 1 is all.
  private static let overlap = 0.5
  /// How much of what is seen lies within a shape around it or behind it, at the least.
  private static let enclosed = 0.9
  /// What people look for themselves. Everything else is a shape, which may mark something else.
  private static let content: Set<String> = [
    "Text", "Image", "TextField", "SecureField", "TextEditor", "AsyncImage", "Canvas",
  ]

  /// Whether an invisible view lies where something about as large is seen, or is a shape around
  /// something that is. What stands alone leaves a hole, and so does what lies on something much larger.
  ///
  /// - Parameter number: The number of its opacity among the run's tracks: views that decorate one another
  ///   may have one path.
  static func sharesItsPlace(_ number: Int, _ run: Run) -> Bool {
    let track = run.tracks[number]
    guard let row = run.recording.times.indices.last(where: { presentedValue(track, $0) != nil })
    else {
      return false
    }
    let frames = run.tracks.enumerated().compactMap { number, other -> (Int, String, Rect)? in
      guard other.property == "frame", let value = presentedValue(other, row), value.count == 4
      else {
        return nil
      }
      return (number, other.path, Rect(value[0], value[1], value[2], value[3]))
    }
    func isOwn(_ other: Int) -> Bool { run.above[other]?.contains(number) ?? false }
    let own = frames.filter { isOwn($0.0) }
    guard let first = own.first?.2 else { return false }
    let place = own.dropFirst().reduce(first) { $0.union($1.2) }
    let isShape = !own.contains { content.contains(PathOps.name($0.1)) }
    return frames.contains { other, _, frame in
      guard !isOwn(other), isSeen(other, row, run) else { return false }
      return share(place, frame) >= overlap || isShape && part(of: frame, in: place) >= enclosed
    }
  }

  private static func presentedValue(_ track: Track, _ row: Int) -> [Double]? {
    row < track.shown.count ? track.shown[row] : nil
  }

  /// How much of a frame's area lies in another one.
  private static func part(of frame: Rect, in place: Rect) -> Double {
    let both = frame.intersection(place)
    return both.isEmpty ? 0 : both.width * both.height / (frame.width * frame.height)
  }

  /// The area that both cover, as a part of that which either does.
  private static func share(_ one: Rect, _ other: Rect) -> Double {
    let both = one.intersection(other)
    guard !both.isEmpty else { return 0 }
    let common = both.width * both.height
    let all = one.width * one.height + other.width * other.height - common
    return all > 0 ? common / all : 0
  }

  /// Whether no opacity above a view hides it.
  private static func isSeen(_ number: Int, _ row: Int, _ run: Run) -> Bool {
    !(run.above[number] ?? []).contains { other in
      run.tracks[other].property == "opacity"
        && (presentedValue(run.tracks[other], row)?.first ?? 1) <= 0.01
    }
  }
}
