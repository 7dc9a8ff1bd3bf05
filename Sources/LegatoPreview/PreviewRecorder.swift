import LegatoDisplay
import LegatoFilm
import SwiftUICore

/// Keeps what is shown on a stage until it is taken along, a piece at a time.
///
/// Samples are taken at multiples of the frame's length while anything moves, and exactly when something was
/// done, fell due, or ended.
@MainActor
final class PreviewRecorder {
  let stage: Stage
  private let framesPerSecond: Int
  private var collector = TrackCollector()
  private var recording: Recording
  private var frames: [Film.RecordedFrame] = []
  /// Whether this time has not been sampled yet.
  private var isPending = true
  /// What repeats now, and has been sampled.
  private var openLoop: PreviewReply.Loop?
  /// What repeated until something was done.
  private var loops: [PreviewReply.Loop] = []
  private var costs: [[Int]] = []
  private var sentFeedback = 0
  private var sentIssues = 0
  private var stream: FilmStream
  /// Kept where the whole film is asked for.
  private(set) var film: Film?
  /// Notified whenever views' code has come back.
  private let progress: PlayProgress

  init(
    _ stage: Stage, name: String, framesPerSecond: Int, keepsFilm: Bool, progress: PlayProgress
  ) throws(FilmFailure) {
    self.stage = stage
    self.framesPerSecond = min(max(framesPerSecond, 1), 240)
    self.progress = progress
    recording = Recording(
      view: name, configuration: stage.host.configuration, framesPerSecond: self.framesPerSecond)
    stream = try FilmStream()
    if keepsFilm { film = Film(recording: recording) }
    _ = collector.observe(stage.host)
  }

  /// How many samples have not been taken along.
  var count: Int { frames.count }

  /// Moves the clock to a time, and samples on the way. Of a long time in which only endless motion goes on,
  /// what repeats is sampled once.
  ///
  /// - Parameter stops: asked after each sample whether to stop there.
  func advance(to end: Double, stops: () -> Bool = { false }) {
    guard end > stage.now, end.isFinite else { return }
    samplePending()
    if film == nil, stage.isSettled, let loop = PreviewLoop.current(on: stage),
      end > loop.start + loop.period
    {
      if openLoop == nil {
        sampleAll(to: loop.start + loop.period, stops: { false })
        openLoop = loop
      }
      stage.advance(to: end)
      _ = collector.observe(stage.host)
      isPending = true
      return
    }
    sampleAll(to: end, stops: stops)
  }

  private func sampleAll(to end: Double, stops: () -> Bool) {
    while let time = nextTime(before: end) {
      progress.tick()
      stage.advance(to: time)
      let isChange = collector.observe(stage.host)
      if isChange || stage.host.needsFrame { sample() }
      if stops() { return }
    }
    stage.advance(to: end)
    _ = collector.observe(stage.host)
    isPending = true
  }

  /// Samples once what repeats from now on without an end, where all that moves does.
  func sampleLoop() {
    guard openLoop == nil, stage.isSettled, let loop = PreviewLoop.current(on: stage) else {
      return
    }
    sampleAll(to: loop.start + loop.period, stops: { false })
    openLoop = loop
  }

  /// Takes note of what has been done now.
  func noteChange() {
    if var loop = openLoop {
      loop.end = stage.now
      loops.append(loop)
      openLoop = nil
    }
    stage.advance(to: stage.now)
    _ = collector.observe(stage.host)
    isPending = true
  }

  func note(_ event: Recording.Event) { film?.recording.events.append(event) }

  private func nextTime(before end: Double) -> Double? {
    let host = stage.host
    let event = host.nextEventTime.map { max($0, stage.now) } ?? .infinity
    var time = event
    let rate = Double(framesPerSecond)
    if host.needsFrame(at: stage.now + 1 / rate) {
      var step = (stage.now * rate).rounded(.down) + 1
      if step / rate <= stage.now + simultaneity { step += 1 }
      time = min(event, step / rate)
    }
    return time < end - simultaneity ? time : nil
  }

  /// Samples this time where that was not done yet.
  func samplePending() {
    if isPending { sample() }
  }

  private func sample() {
    isPending = false
    let frame = stage.frame()
    collector.sample()
    recording.times.append(stage.now)
    frames.append(Film.RecordedFrame(time: frame.time, list: frame.list, changes: frame.changes))
    let statistics = frame.statistics
    costs.append([
      statistics.bodies, statistics.layouts, statistics.layersRecorded, statistics.animatorsTicked,
    ])
    if film != nil {
      film?.recording.times.append(stage.now)
      film?.recording.frames.append(frame.statistics)
      film?.recording.extendContent(stage.host)
      film?.frames.append(frames[frames.count - 1])
    }
    progress.frames += 1
  }

  /// The samples since the last piece, as bytes for the page.
  func takePiece() throws(FilmFailure) -> [UInt8] {
    samplePending()
    let host = stage.host
    recording.tracks = collector.tracks
    recording.feedback = Array(host.feedback.dropFirst(sentFeedback))
    recording.issues = Array(host.issues.dropFirst(sentIssues))
    recording.configuration = host.configuration
    sentFeedback = host.feedback.count
    sentIssues = host.issues.count
    let bytes = try stream.write(FilmStream.Piece(recording: recording, frames: frames))
    recording.times = []
    recording.tracks = []
    frames = []
    if film == nil { collector.forgetRows() }
    return bytes
  }

  /// What the frames since it was last asked took, as `PreviewReply` has it.
  func takeCosts() -> [[Int]] {
    defer { costs = [] }
    return costs
  }

  /// The value that has a path, a property and a number now.
  func attribute(path: String, property: String, number: Int) -> AnyAttribute? {
    collector.attribute(path: path, property: property, number: number)
  }

  /// The stretches that repeat, since it was last asked.
  func takeLoops() -> [PreviewReply.Loop] {
    defer { loops = [] }
    return loops + (openLoop.map { [$0] } ?? [])
  }

  /// The whole film, where it is kept.
  func takeFilm() -> Film? {
    samplePending()
    film?.recording.tracks = collector.tracks
    film?.recording.issues = stage.host.issues
    film?.recording.feedback = stage.host.feedback
    film?.recording.isSettled = stage.isSettled
    return film
  }
}
