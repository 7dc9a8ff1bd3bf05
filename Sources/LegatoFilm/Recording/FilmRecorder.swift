import LegatoDisplay
import LegatoRaster
import SwiftUICore

/// Plays a scenario on a stage and keeps what happens.
///
/// Everything happens at its own time. Samples are taken at multiples of the frame's length, and
/// exactly when something was done, fell due, or ended.
@MainActor
package struct FilmRecorder {
  /// How long a film may last after the last event where it is to end by itself, in seconds.
  static let patience = 10.0
  /// How long a film goes on where the only motion is endless, in seconds.
  static let ambientLength = 2.0

  /// How much of a film has to be made within the patience of a watch, in seconds.
  private static let watchedLength = 0.25
  /// How long code may wait for no time, over and over, in seconds of the film: it goes on a millisecond at a
  /// time, and how much of it a machine gets done does not decide how the film ends.
  private static let maxRestlessTime = 0.25

  package let stage: Stage
  private let options: FilmOptions
  private var film: Film
  private var collector = TrackCollector()
  private var events: ArraySlice<Scenario.Event>
  /// Times that have to be sampled, whatever happens.
  private var wanted: ArraySlice<Double>
  private var step = 0
  /// Called with the time reached and, where it is known, the time at which the film ends.
  package var progress: (Double, Double?) -> Void = { _, _ in }
  /// Notified whenever the film's time advances.
  package var watched: PlayProgress?
  /// What was not as expected, in words.
  package private(set) var unmet: [String] = []
  /// The processor time of each frame's passes; empty unless they are measured.
  private(set) var passTimes: [PassTimes] = []
  /// The views that the frames' layers belong to; empty unless the passes are measured.
  private(set) var layerNames = LayerNames()
  /// Called with what a person should know, such as a label that is on screen twice.
  package var notice: (String) -> Void = { _ in }

  package init<Content: View>(
    _ content: Content, name: String, options: FilmOptions
  ) throws(FilmFailure) {
    try self.init(name: name, options: options) { content }
  }

  /// - Parameter makeContent: makes the view, within its host.
  package init(
    name: String, options: FilmOptions, making makeContent: () -> any View
  ) throws(FilmFailure) {
    let configuration = Self.configuration(options)
    self.init(
      try Stage(configuration: configuration, making: makeContent), name: name, options: options)
  }

  /// - Parameters:
  ///   - engine: sets the texts.
  ///   - makeContent: makes the view, within its host, whose passes are measured.
  init(
    name: String, options: FilmOptions, measuring engine: HarfBuzzTextEngine,
    making makeContent: () -> any View
  ) {
    let configuration = Self.configuration(options)
    self.init(
      Stage(
        configuration: configuration, textEngine: engine, measuresTime: true, making: makeContent),
      name: name, options: options)
  }

  private static func configuration(_ options: FilmOptions) -> HostConfiguration {
    var configuration = options.configuration
    configuration.size = options.size ?? FilmOptions.screen
    return configuration
  }

  private init(_ stage: Stage, name: String, options: FilmOptions) {
    let configuration = Self.configuration(options)
    self.stage = stage
    self.options = options
    film = Film(
      recording: Recording(
        view: name, configuration: configuration, framesPerSecond: options.framesPerSecond))
    events = options.scenario.events[...]
    var wanted: Set<Double> = []
    if case .times(let times) = options.moments { wanted.formUnion(times) }
    if let duration = options.duration { wanted.insert(duration) }
    self.wanted = wanted.sorted()[...]
  }

  /// The latest time that the film may reach.
  private var limit: Double {
    options.duration ?? max(wanted.last ?? 0, options.scenario.end + Self.patience)
  }

  /// Films. Can be done once.
  ///
  /// - Throws: where an event cannot be played, such as a tap on a label that is not there.
  package mutating func record() throws(FilmFailure) -> Film {
    var last = -1.0
    while true {
      let time = nextTime
      if time >= last + Self.watchedLength {
        watched?.tick()
        last = time
      }
      guard time <= limit + simultaneity else { break }
      stage.advance(to: time)
      try checkRest()
      let isDue = try playEvents()
      let isMoment = takeMoments()
      let isChange = collector.observe(stage.host)
      if isDue || isMoment || isChange {
        sample()
        if isOver { break }
      }
    }
    film.recording.tracks = collector.tracks
    film.recording.issues = LeftOutCode.issues(options.leftOut) + stage.host.issues
    film.recording.feedback = stage.host.feedback
    film.recording.isSettled = stage.isSettled
    return film
  }

  private func checkRest() throws(FilmFailure) {
    let time = stage.host.restlessTime
    guard time >= Self.maxRestlessTime else { return }
    let begin = (stage.now - time).formatted(.number.precision(.fractionLength(0...3)))
    throw FilmFailure(
      "Code of the view waits for no time, over and over, since \(begin) s: it would go on for ever. Let it"
        + " wait for a while, or for something to happen.", exitCode: FilmFailure.unmet)
  }

  private var grid: Double { Double(step) / Double(options.framesPerSecond) }

  /// When something happens next or is to be sampled. Of times that count as one, the last.
  private var nextTime: Double {
    let times = [
      grid, wanted.first ?? .infinity, events.first?.time ?? .infinity,
      stage.host.nextEventTime ?? .infinity,
    ]
    let first = max(stage.now, times.min() ?? grid)
    return times.filter { $0 <= first + simultaneity }.max().map { max($0, first) } ?? first
  }

  /// Plays the events that are due.
  private mutating func playEvents() throws(FilmFailure) -> Bool {
    var isDue = false
    while let event = events.first, event.time <= stage.now {
      events.removeFirst()
      isDue = true
      let (target, point) = try stage.perform(event)
      film.recording.events.append(
        Recording.Event(
          time: stage.now, action: event.action, label: event.label,
          point: point))
      if let target, target.count > 1 {
        notice(
          "\(quoted(event.label)) is on screen \(target.count) times: the one at"
            + " \(target.point) was taken.")
      }
      if let expectation = event.expectation, let fault = stage.fault(of: expectation) {
        unmet.append(fault)
      }
      // What the event asked for at once.
      stage.advance(to: stage.now)
    }
    return isDue
  }

  /// Passes the moments of this time; returns whether there were any.
  private mutating func takeMoments() -> Bool {
    var isMoment = false
    while grid <= stage.now + simultaneity {
      step += 1
      isMoment = true
    }
    while let first = wanted.first, first <= stage.now + simultaneity {
      wanted.removeFirst()
      isMoment = true
    }
    return isMoment
  }

  private mutating func sample() {
    let frame = stage.frame()
    collector.sample()
    film.recording.times.append(stage.now)
    var statistics = frame.statistics
    if let times = statistics.times {
      layerNames.observe(row: passTimes.count, frame.list, frame.changes) { stage.host.layerPaths }
      passTimes.append(times)
      // No two runs take the same time, and a recording is the same each time.
      statistics.times = nil
    }
    film.recording.frames.append(statistics)
    film.recording.extendContent(stage.host)
    film.frames.append(
      Film.RecordedFrame(time: frame.time, list: frame.list, changes: frame.changes))
    progress(stage.now, options.duration)
  }

  /// Whether a film that ends by itself has come to its end.
  private var isOver: Bool {
    guard options.duration == nil, events.isEmpty, wanted.isEmpty, stage.isSettled else {
      return false
    }
    return stage.host.motions.isEmpty
      || stage.now >= options.scenario.end + Self.ambientLength - simultaneity
  }
}
