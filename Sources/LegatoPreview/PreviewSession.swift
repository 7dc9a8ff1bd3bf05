import Foundation
import LegatoAudit
import LegatoDisplay
import LegatoFilm
import SwiftUI
import SwiftUICore

/// A view at work for the studio: plays what was done before, takes what is done now, and sends what is shown.
@MainActor
final class PreviewSession {
  /// How far the film goes on by itself after something was done, in seconds.
  static let lookahead = 10.0
  /// How much of it is made before a request is looked for, in seconds.
  private static let stretch = 0.5
  /// How long code of the view may take for one step, in seconds.
  static let patience = 5.0
  /// How much is played of what was done before until a piece is sent, in samples.
  private static let pieceLength = 240

  private let channel: PreviewChannel
  private nonisolated let progress = PlayProgress()
  private var subjects: [FilmSubject] = []
  private var recorder: PreviewRecorder?
  private var serial: Int?
  private var resources: [String] = []
  /// Up to when the film goes on by itself.
  private var goal: Double?
  private var fingers: [Int: FingerShift] = [:]
  /// What each finger that is down has touched, by name.
  private var touched: [Int: String] = [:]

  /// A finger that is down: how far it is from where it was, or that it found nothing.
  private struct FingerShift {
    var x = 0.0
    var y = 0.0
    var isLost = false
  }

  init(_ channel: PreviewChannel) {
    self.channel = channel
    let progress = progress
    CodeWatch(progress, patience: Self.patience).start {
      false
    } end: { fault in
      channel.send(PreviewReply(kind: .stuck, message: "The view \(fault)"))
      _exit(FilmFailure.unmet)
    }
  }

  /// Does once what the first view would have to wait for.
  func warmUp() {
    guard let stage = try? Stage(Rehearsal(), configuration: HostConfiguration()) else { return }
    let recorder = try? PreviewRecorder(
      stage, name: "", framesPerSecond: 60, keepsFilm: false, progress: progress)
    recorder?.advance(to: 0.05)
    _ = try? recorder?.takePiece()
    _ = try? JSONDecoder().decode(
      PreviewRequest.self, from: Data(#"{"kind":"open","events":[{"kind":"down","time":0}]}"#.utf8))
  }

  // MARK: Requests

  func perform(_ request: PreviewRequest) {
    progress.isPlaying = true
    progress.tick()
    defer { progress.isPlaying = false }
    do throws(FilmFailure) {
      switch request.kind {
      case .load: try load(request)
      case .open: try open(request)
      case .event: try event(request)
      case .tick: try tick(request)
      case .more:
        goal = request.time.map { max($0, goal ?? 0) }
      case .export: try export(request)
      case .findings: try check(request)
      }
    } catch {
      channel.send(PreviewReply(kind: .failed, serial: request.serial, message: error.message))
    }
  }

  private func load(_ request: PreviewRequest) throws(FilmFailure) {
    guard let path = request.library else { return }
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw FilmFailure("The compiled view cannot be loaded: \(String(cString: dlerror())).")
    }
    guard let symbol = dlsym(library, PreviewSubjects.entry) else {
      throw FilmFailure("The compiled view has no entry: \(String(cString: dlerror())).")
    }
    let entry = unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
    subjects = PreviewSubjects.take(entry())
    resources = request.resources ?? []
    channel.send(
      PreviewReply(kind: .loaded, serial: request.serial, previews: subjects.map(\.name)))
  }

  private func open(_ request: PreviewRequest) throws(FilmFailure) {
    let start = Milliseconds.now
    let recorder = try makeRecorder(request, keepsFilm: false)
    let built = Milliseconds.now
    self.recorder = recorder
    serial = request.serial
    fingers = [:]
    let until = request.time ?? request.events?.last?.time ?? 0
    try play(request.events ?? [], until: until, on: recorder)
    goal = nil
    let played = Milliseconds.now
    if request.isLive ?? true, fingers.isEmpty { goal = recorder.stage.now + Self.lookahead }
    try sendPiece(
      isCaughtUp: true, ["view": built - start, "play": played - built])
  }

  /// Plays what was done before. What cannot be done any more is said and left out.
  private func play(
    _ events: [PreviewEvent], until: Double, on recorder: PreviewRecorder
  ) throws(FilmFailure) {
    for event in events.sorted(by: { $0.time < $1.time }) where event.time <= until + simultaneity {
      recorder.advance(to: event.time)
      perform(event, on: recorder, isAgain: true)
      if recorder.film == nil, recorder.count > Self.pieceLength {
        try sendPiece(isCaughtUp: false)
      }
    }
    recorder.advance(to: until)
  }

  /// A stage with the preview that is asked for.
  func makeRecorder(
    _ request: PreviewRequest, keepsFilm: Bool, adding settings: [String] = []
  ) throws(FilmFailure) -> PreviewRecorder {
    guard !subjects.isEmpty else { throw FilmFailure("There is no view to show.") }
    let number = min(max(request.preview ?? 0, 0), subjects.count - 1)
    let subject = subjects[number]
    progress.enter(subject.name)
    channel.send(PreviewReply(kind: .doing, serial: request.serial, message: subject.name))
    var asked = request.configuration ?? PreviewConfiguration()
    asked.settings = (asked.settings ?? []) + settings
    let copy = try subject.copy()
    var stage = try Stage(
      configuration: try asked.host(size: copy.size, resources: resources), making: copy.makeView)
    if copy.size == nil, asked.width == nil,
      let size = stage.host.preference(PreviewSettings.Key.self)?.surface
    {
      // What the views say of their surface is known once they are there: they begin anew on it.
      stage = try Stage(
        configuration: try asked.host(size: size, resources: resources),
        making: try subject.copy().makeView)
    }
    return try PreviewRecorder(
      stage, name: subject.name, framesPerSecond: request.framesPerSecond ?? 60,
      keepsFilm: keepsFilm, progress: progress)
  }

  private func event(_ request: PreviewRequest) throws(FilmFailure) {
    guard let recorder, let event = request.event else { return }
    guard event.time >= recorder.stage.now - simultaneity else {
      channel.send(PreviewReply(kind: .late, serial: serial, event: event))
      return
    }
    recorder.advance(to: event.time)
    perform(event, on: recorder, isAgain: false)
    goal = fingers.isEmpty ? recorder.stage.now + Self.lookahead : nil
    try sendPiece(isCaughtUp: true)
  }

  private func tick(_ request: PreviewRequest) throws(FilmFailure) {
    guard let recorder, let time = request.time, time > recorder.stage.now else { return }
    recorder.advance(to: time)
    try sendPiece(isCaughtUp: true)
  }

  // MARK: Events

  private func perform(_ event: PreviewEvent, on recorder: PreviewRecorder, isAgain: Bool) {
    let stage = recorder.stage
    let finger = event.finger ?? 0
    var point = Point(event.x ?? 0, event.y ?? 0)
    var target: PreviewTarget?
    if event.kind == .down || event.kind == .hover {
      var shift = FingerShift()
      if isAgain, let known = event.target, known.isNamed {
        if let place = stage.place(of: known, near: point) {
          shift = FingerShift(x: place.x - point.x, y: place.y - point.y)
        } else {
          shift.isLost = true
          let what = known.label == nil ? "has the identifier" : "is labelled"
          missing(event, "nothing \(what) “\(known.name)” any more")
        }
      }
      if event.kind == .down { fingers[finger] = shift }
      if shift.isLost { return }
      point = Point(point.x + shift.x, point.y + shift.y)
      target = stage.target(at: point)
    } else if event.kind == .move, let shift = fingers[finger] {
      if shift.isLost { return }
      point = Point(point.x + shift.x, point.y + shift.y)
    }
    if event.kind != .move {
      channel.send(PreviewReply(kind: .doing, serial: serial, event: event, target: target))
    }
    if event.kind == .freeze || event.kind == .thaw {
      freeze(event, on: recorder)
    } else {
      act(event, finger, point, stage)
    }
    recorder.noteChange()
    if let action = event.kind.filmAction {
      // A finger is lifted from what it has touched, wherever that is by then.
      if event.kind == .down { touched[finger] = target?.name }
      let isEnd = event.kind == .up || event.kind == .cancel
      let label = (isEnd ? touched[finger] : target?.name) ?? event.text ?? ""
      recorder.note(
        Recording.Event(
          time: stage.now, action: action, label: label,
          point: event.x == nil || event.kind == .size ? nil : point))
    }
    if event.kind != .move, !isAgain || (event.target == nil && target != nil) {
      channel.send(PreviewReply(kind: .did, serial: serial, event: event, target: target))
    }
  }

  /// Holds what a value shows, or lets it go on.
  private func freeze(_ event: PreviewEvent, on recorder: PreviewRecorder) {
    let parts = (event.text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 3, let number = Int(parts[2]) else { return }
    let value = recorder.attribute(path: parts[0], property: parts[1], number: number)
    guard let value else {
      return missing(event, "no view has the value “\(parts[1])” that was held any more")
    }
    value.hold(event.kind == .freeze)
  }

  /// Does again what was done, where it can be done.
  private func repeatEvent(_ event: PreviewEvent, on stage: Stage) {
    var point = Point(event.x ?? 0, event.y ?? 0)
    if let target = event.target, target.isNamed, let place = stage.place(of: target, near: point) {
      point = place
    }
    if event.kind == .down { fingers[event.finger ?? 0] = FingerShift() }
    act(event, event.finger ?? 0, point, stage)
  }

  private func act(_ event: PreviewEvent, _ finger: Int, _ point: Point, _ stage: Stage) {
    let host = stage.host
    switch event.kind {
    case .down: host.touchDown(id: finger, at: point)
    case .move: host.touchMove(id: finger, to: point)
    case .up, .cancel:
      let isLost = fingers.removeValue(forKey: finger)?.isLost ?? false
      if isLost { return }
      if event.kind == .up { host.touchUp(id: finger) } else { host.touchCancel(id: finger) }
    case .hover: host.hover(at: point)
    case .leave: host.hover(at: nil)
    case .type:
      attempt(event) { () throws(FilmFailure) in try stage.type(event.text ?? "") }
    case .key:
      attempt(event) { () throws(FilmFailure) in try stage.pressKey(event.text ?? "") }
    case .set:
      attempt(event) { () throws(FilmFailure) in
        try PreviewConfiguration.apply(event.text ?? "", to: &host.configuration)
      }
    case .size:
      if let width = event.x, let height = event.y, width >= 1, height >= 1, width <= 4096,
        height <= 4096
      {
        host.configuration.size = Size(width, height)
      }
    case .freeze, .thaw: break
    }
  }

  private func attempt(_ event: PreviewEvent, _ body: () throws(FilmFailure) -> Void) {
    do throws(FilmFailure) {
      try body()
    } catch {
      channel.send(
        PreviewReply(kind: .missing, serial: serial, message: error.message, event: event))
    }
  }

  private func missing(_ event: PreviewEvent, _ what: String) {
    channel.send(
      PreviewReply(
        kind: .missing, serial: serial, message: "At \(seconds(event.time)) \(what).", event: event)
    )
  }

  private func seconds(_ time: Double) -> String { "\((time * 100).rounded() / 100) s" }

  // MARK: Going on

  /// Whether the film goes on by itself.
  var hasWork: Bool { goal != nil }

  /// Makes a stretch of what comes.
  func work() {
    guard let recorder, let end = goal else { return }
    progress.isPlaying = true
    defer { progress.isPlaying = false }
    let stage = recorder.stage
    if isOver(stage) {
      finish()
    } else {
      var isOver = false
      recorder.advance(to: min(end, stage.now + Self.stretch)) {
        isOver = self.isOver(stage)
        return isOver
      }
      if isOver || stage.now >= end - simultaneity { finish() } else { attemptPiece() }
    }
  }

  /// Whether nothing comes any more that is not known: all is still, or repeats, and no timer runs.
  private func isOver(_ stage: Stage) -> Bool {
    stage.isSettled && (stage.host.motions.isEmpty || PreviewLoop.current(on: stage) != nil)
      && stage.host.nextEventTime == nil
  }

  /// Nothing moves any more, or it goes no further by itself: what is endless is sent once.
  private func finish() {
    goal = nil
    guard let recorder else { return }
    recorder.sampleLoop()
    attemptPiece()
  }

  private func attemptPiece() {
    do throws(FilmFailure) {
      try sendPiece(isCaughtUp: true)
    } catch {
      channel.send(PreviewReply(kind: .failed, serial: serial, message: error.message))
    }
  }

  private func sendPiece(
    isCaughtUp: Bool, _ milliseconds: [String: Double] = [:]
  ) throws(FilmFailure) {
    guard let recorder else { return }
    let start = Milliseconds.now
    let bytes = try recorder.takePiece()
    let host = recorder.stage.host
    var reply = PreviewReply(kind: .piece, serial: serial)
    reply.horizon = recorder.stage.now
    reply.isSettled = goal == nil && fingers.isEmpty && isOver(recorder.stage)
    reply.loops = recorder.takeLoops()
    reply.costs = recorder.takeCosts()
    reply.goesOn = goal != nil
    // What never comes to rest is named as well, now and then.
    if reply.isSettled == true || reply.goesOn == false || !milliseconds.isEmpty {
      reply.items = recorder.stage.items
    }
    reply.noticesPointer = host.noticesPointer
    reply.takesText = host.isTakingText
    reply.isCaughtUp = isCaughtUp
    reply.milliseconds = milliseconds
    if !milliseconds.isEmpty { reply.milliseconds?["encode"] = Milliseconds.now - start }
    channel.send(reply, bytes)
  }

  // MARK: Files

  /// Plays everything again, once more with less motion for a page, and writes the film.
  private func export(_ request: PreviewRequest) throws(FilmFailure) {
    let paths = request.paths ?? []
    var films = [try film(request)]
    if paths.contains(where: { $0.hasSuffix(".html") }),
      !films[0].recording.configuration.reducesMotion
    {
      films.append(try film(request, adding: ["reduceMotion=true"]))
    }
    // No code of the view runs any more: to write a long film takes as long as it takes.
    progress.isPlaying = false
    try FilmMain.write(films, to: paths)
    channel.send(PreviewReply(kind: .exported, serial: request.serial, paths: paths))
  }

  /// Says what the audit's rules find in what was done.
  private func check(_ request: PreviewRequest) throws(FilmFailure) {
    let found = try SessionAudit.findings(in: subjects.first?.name ?? "", progress: progress) {
      change throws(FilmFailure) in
      let stage = try makeRecorder(request, keepsFilm: false).stage
      change(&stage.host.configuration)
      return stage
    } acts: {
      fingers = [:]
      return (request.events ?? []).sorted { $0.time < $1.time }.map { event in
        SessionAudit.Act(
          time: event.time, name: event.kind.auditName(event), trigger: event.kind.trigger
        ) { [weak self] stage in self?.repeatEvent(event, on: stage) }
      }
    }
    var reply = PreviewReply(kind: .findings, serial: request.serial)
    reply.findings = found.map { finding in
      let time = finding.evidence.first?.start
      return PreviewFinding(
        rule: finding.rule, severity: "\(finding.severity)", message: finding.message,
        path: finding.path, time: time.flatMap { $0.isFinite ? $0 : nil })
    }
    channel.send(reply)
  }

  private func film(
    _ request: PreviewRequest, adding settings: [String] = []
  ) throws(FilmFailure) -> Film {
    let recorder = try makeRecorder(request, keepsFilm: true, adding: settings)
    fingers = [:]
    let events = request.events ?? []
    try play(events, until: request.time ?? events.last?.time ?? 0, on: recorder)
    var end = recorder.stage.now + Self.lookahead
    // Where the last touch moves nothing, the film ends with it.
    if !isOver(recorder.stage) { recorder.advance(to: end) { self.isOver(recorder.stage) } }
    if isOver(recorder.stage), !recorder.stage.host.motions.isEmpty {
      end = recorder.stage.now + 2
      recorder.advance(to: end)
    }
    guard let film = recorder.takeFilm() else { throw FilmFailure("Nothing was filmed.") }
    return film
  }
}
