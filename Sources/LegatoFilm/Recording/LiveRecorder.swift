import LegatoDisplay
import SwiftUICore

/// Keeps what happens on a stage while a test or a person drives it, a step at a time.
///
/// Samples are taken as a ``FilmRecorder`` takes them, at multiples of the frame's length and exactly
/// when something was done, fell due, or ended; but none while nothing moves, so that a long wait
/// costs nothing.
@MainActor
package final class LiveRecorder {
  /// How many samples are kept: two minutes of motion. What comes later is played, not kept.
  static let maxSamples = 7200

  package let stage: Stage
  private var film: Film
  private var collector = TrackCollector()
  /// Whether this time has not been sampled yet: it is when the clock moves on, so that all that was
  /// done at this time is in the sample.
  private var isPending = true

  package init(_ stage: Stage, name: String, framesPerSecond: Int = 60) {
    self.stage = stage
    film = Film(
      recording: Recording(
        view: name, configuration: stage.host.configuration,
        framesPerSecond: max(1, framesPerSecond)))
    _ = collector.observe(stage.host)
  }

  /// Moves the clock to a time, and samples on the way.
  package func advance(to end: Double) {
    guard end > stage.now, end.isFinite else { return }
    samplePending()
    while let time = nextTime(before: end) {
      stage.advance(to: time)
      let isChange = collector.observe(stage.host)
      if isChange || stage.host.needsFrame { sample() }
    }
    stage.advance(to: end)
    _ = collector.observe(stage.host)
    isPending = true
  }

  /// Does what an event says, now, and takes note of it.
  package func perform(_ event: Scenario.Event) throws(FilmFailure) {
    let (_, point) = try stage.perform(event)
    film.recording.events.append(
      Recording.Event(time: stage.now, action: event.action, label: event.label, point: point))
    // What the event asked for at once.
    stage.advance(to: stage.now)
    _ = collector.observe(stage.host)
    isPending = true
  }

  /// Takes note of what came from elsewhere than an event: code that was run, a touch taken away.
  package func noteChange() {
    stage.advance(to: stage.now)
    _ = collector.observe(stage.host)
    isPending = true
  }

  /// What the film calls the view.
  package var name: String { film.recording.view }

  /// What has happened so far, up to and with this time.
  package var soFar: Film {
    samplePending()
    film.recording.tracks = collector.tracks
    film.recording.issues = stage.host.issues
    film.recording.feedback = stage.host.feedback
    film.recording.isSettled = stage.isSettled
    return film
  }

  /// The motion that pulls at a value now, and what the value showed when it began; `nil` where
  /// the value rests.
  package func motion(
    of path: String, _ property: String
  ) -> (motion: Track.Motion, from: [Double])? {
    samplePending()
    guard
      let track = collector.tracks.first(where: { $0.path == path && $0.name == property }),
      let motion = track.motion(at: stage.now) ?? track.motions.last,
      let row = film.recording.times.firstIndex(where: { $0 >= motion.start - simultaneity }),
      track.shown.indices.contains(row), let from = track.shown[row]
    else { return nil }
    return (motion, from)
  }

  /// When the next sample is due; `nil` where that is not before `end`.
  private func nextTime(before end: Double) -> Double? {
    let host = stage.host
    let event = host.nextEventTime.map { max($0, stage.now) } ?? .infinity
    var time = event
    let rate = Double(film.recording.framesPerSecond)
    if host.needsFrame(at: stage.now + 1 / rate), film.frames.count < Self.maxSamples {
      var step = (stage.now * rate).rounded(.down) + 1
      if step / rate <= stage.now + simultaneity { step += 1 }
      time = min(event, step / rate)
    }
    return time < end - simultaneity ? time : nil
  }

  private func samplePending() {
    if isPending { sample() }
  }

  private func sample() {
    isPending = false
    guard film.frames.count < Self.maxSamples else { return }
    let frame = stage.frame()
    collector.sample()
    film.recording.times.append(stage.now)
    film.recording.frames.append(frame.statistics)
    film.recording.extendContent(stage.host)
    film.frames.append(
      Film.RecordedFrame(time: frame.time, list: frame.list, changes: frame.changes))
  }
}

extension Film {
  /// A filmstrip of the moments that show the motion, as a PNG file.
  @MainActor
  package func filmstrip(
    moments: FilmOptions.Moments = .automatic, size: Size? = nil
  ) throws(FilmFailure) -> [UInt8] {
    try Filmstrip(self, rows: rows(for: moments), size: size).png(
      scale: recording.configuration.scale)
  }

  /// The last frame as it is on the surface: its size in pixels, and row by row red, green, blue and
  /// alpha.
  @MainActor
  package func lastPicture() throws(FilmFailure) -> (width: Int, height: Int, pixels: [UInt8]) {
    let surface = recording.configuration.size
    let pictures = FilmPictures(
      film: self, crop: Rect(0, 0, surface.width, surface.height),
      scale: recording.configuration.scale)
    let picture = try pictures.pictures(of: [frames.count - 1])[0]
    return (picture.width, picture.height, picture.pixels)
  }
}
