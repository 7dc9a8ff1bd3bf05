import LegatoDisplay
import LegatoFilm

/// Whether what moves can be seen.
enum Visibility {
  /// Why nobody sees a motion; `nil` where somebody may.
  static func reasonUnseen(_ movement: Movement, _ run: Run) -> String? {
    if let above = hider(movement, run) { return "\(above) is invisible" }
    let track = run.tracks[movement.track]
    guard track.property == "frame" else { return nil }
    let size = run.recording.configuration.size
    let surface = Rect(0, 0, size.width, size.height)
    let frames = movement.rows.compactMap { row -> Rect? in
      guard row < track.shown.count, let value = track.shown[row], value.count == 4 else {
        return nil
      }
      return Rect(value[0], value[1], value[2], value[3])
    }
    guard !frames.isEmpty, frames.allSatisfy({ !$0.intersects(surface) }) else { return nil }
    return "it is off the screen"
  }

  /// The path of what hides the view all the while.
  private static func hider(_ movement: Movement, _ run: Run) -> String? {
    (run.above[movement.track] ?? []).map { run.tracks[$0] }.first { other in
      guard other.property == "opacity" else { return false }
      let shown = movement.rows.compactMap { $0 < other.shown.count ? other.shown[$0]?.first : nil }
      return !shown.isEmpty && shown.allSatisfy { $0 <= 0.001 }
    }?.path
  }
}
