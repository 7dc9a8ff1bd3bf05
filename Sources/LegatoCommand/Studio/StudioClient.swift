import Foundation
import LegatoFilm
import LegatoStudio

/// A page that is open: which file it shows, and the programs in which its views run.
@MainActor
final class StudioClient {
  /// How many views a page may show at once.
  private static let maxPanes = 16
  /// How much of what a view has printed is kept for the message of its end, in letters.
  private static let maxOutput = 4_000

  let connection: StudioConnection
  private(set) var subject: StudioSubject?
  private unowned let studio: Studio
  private var panes: [Int: Pane] = [:]
  private var isClosed = false

  /// A view that is shown.
  private struct Pane {
    var process: PreviewProcess
    var serial: Int?
    var doing: PreviewNote?
    /// What the program itself says is wrong with the view.
    var fault: String?
    var output = ""
  }

  init(_ connection: StudioConnection, studio: Studio) {
    self.connection = connection
    self.studio = studio
    connection.didReceive = { [weak self] in self?.receive($0) }
  }

  func close() {
    isClosed = true
    for pane in panes.values { pane.process.dismiss() }
    panes = [:]
  }

  // MARK: Saying

  private func send(_ message: some Encodable) {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(message) else { return }
    connection.send(text: String(decoding: data, as: UTF8.self))
  }

  private struct Notice: Encodable {
    var kind: String
    var text: String
    var pane: Int?
    var path: String?
  }

  private func say(_ kind: String, _ text: String, pane: Int? = nil, path: String? = nil) {
    send(Notice(kind: kind, text: text, pane: pane, path: path))
  }

  func sendFiles() {
    struct Files: Encodable {
      var kind = "files"
      var files: [StudioFiles.Entry]
    }
    send(Files(files: studio.files.entries))
  }

  func sendState() {
    guard let subject else { return }
    send(
      StudioState(
        path: subject.path,
        name: studio.files.entries.first { $0.path == subject.path }?.name
          ?? FilmSources.fileName(of: subject.path),
        generation: subject.generation, isBuilding: subject.isBuilding,
        names: subject.build?.names ?? [], codes: subject.build?.codes ?? [],
        module: subject.build?.module,
        messages: subject.messages.map(CompilerMessage.messages) ?? [],
        milliseconds: subject.build?.milliseconds ?? [:], written: subject.written,
        noticed: subject.noticed, sent: StudioSubject.now, literals: subject.literals,
        edits: subject.edits.list, canUndo: subject.edits.canUndo))
  }

  // MARK: Being asked

  private func receive(_ bytes: [UInt8]) {
    let request: StudioRequest
    do {
      request = try JSONDecoder().decode(StudioRequest.self, from: Data(bytes))
    } catch {
      return say("failure", "The studio does not understand the page: load it again.")
    }
    do throws(FilmFailure) {
      try perform(request, bytes)
    } catch {
      say("failure", error.message)
    }
  }

  private func perform(_ request: StudioRequest, _ bytes: [UInt8]) throws(FilmFailure) {
    let pane = request.pane ?? 0
    switch request.kind {
    case .hello:
      sendFiles()
      if let path = request.path ?? studio.files.only { choose(path) }
    case .choose: if let path = request.path { choose(path) }
    case .open: open(pane, request.serial, bytes)
    case .event, .tick, .more: panes[pane]?.process.send(bytes)
    case .findings: check(bytes)
    case .close: panes.removeValue(forKey: pane)?.process.dismiss()
    case .edit: if let edit = request.edit { subject?.edit(edit) }
    case .revert: subject?.revert()
    case .write: try subject?.writeEdits()
    case .undo: try subject?.undoWrite()
    case .export: export(request, bytes)
    }
  }

  private func choose(_ path: String) {
    guard studio.files.has(path) else {
      return say("failure", "\(path) is not in the folder that is shown.")
    }
    guard subject?.path != path else { return sendState() }
    for pane in panes.values { pane.process.dismiss() }
    panes = [:]
    subject = studio.subject(path)
    sendState()
  }

  // MARK: Views

  private func open(_ number: Int, _ serial: Int?, _ bytes: [UInt8]) {
    guard let subject, let build = subject.build, (0..<Self.maxPanes).contains(number) else {
      return
    }
    studio.pool.take { [weak self] result in
      switch result {
      case .failure(let failure): self?.say("failure", failure.message)
      case .success(let process):
        guard let self, !isClosed else { return process.dismiss() }
        panes.updateValue(Pane(process: process, serial: serial), forKey: number)?.process.dismiss()
        follow(process, number)
        load(build, of: subject, into: process)
        process.send(bytes)
      }
    }
  }

  private func load(
    _ build: StudioCompiler.Build, of subject: StudioSubject, into process: PreviewProcess
  ) {
    struct Load: Encodable {
      var kind = "load"
      var library: String
      var resources: [String]
    }
    let load = Load(
      library: build.library.path, resources: studio.compiler.resources(of: subject.path).folders)
    process.send((try? JSONEncoder().encode(load)).map { [UInt8]($0) } ?? [])
  }

  private func follow(_ process: PreviewProcess, _ number: Int) {
    process.didReceive = { [weak self] json, message in
      guard let self, panes[number]?.process === process else { return }
      note(json, number)
      connection.send(bytes: [UInt8(number)] + message)
    }
    process.didPrint = { [weak self] text in
      guard let self, panes[number]?.process === process else { return }
      let whole = (panes[number]?.output ?? "") + text
      panes[number]?.output = String(whole.suffix(Self.maxOutput))
      say("output", text, pane: number)
    }
    let pool = studio.pool
    process.didEnd = { [weak self] end in
      pool.forget(process.number, end)
      guard let self, let pane = panes[number], pane.process === process else { return }
      panes[number] = nil
      if !process.isDismissed { sayEnd(of: pane, number, end) }
    }
  }

  private func note(_ json: ArraySlice<UInt8>, _ number: Int) {
    // What is sent for every frame is not read here.
    guard json.count < 20_000,
      let note = try? JSONDecoder().decode(PreviewNote.self, from: Data(json))
    else { return }
    if note.kind == "doing" { panes[number]?.doing = note }
    if note.kind == "did" || note.kind == "piece" { panes[number]?.doing = nil }
    if note.kind == "stuck" { panes[number]?.fault = note.message }
  }

  private func sayEnd(of pane: Pane, _ number: Int, _ end: PreviewProcess.End) {
    let words: String
    switch end {
    case _ where pane.fault != nil: words = pane.fault ?? ""
    case .signal(let signal): words = "The view crashed (\(Children.crash(signal)))."
    case .exited(let code): words = "Code of the view has ended its program (exit code \(code))."
    }
    send(
      StudioEnd(
        pane: number, serial: pane.serial, words: words, doing: pane.doing, output: pane.output))
  }

  // MARK: Files to be saved

  private func export(_ request: StudioRequest, _ bytes: [UInt8]) {
    guard let subject, let build = subject.build else { return }
    let names = (request.formats ?? []).filter { ["html", "gif", "mp4", "png"].contains($0) }
    guard let format = names.first else {
      return say("failure", "A film is saved as html, gif, mp4 or png.")
    }
    let stem = FilmSources.fileName(of: subject.path).replacingOccurrences(of: ".swift", with: "")
    let path = studio.exports.path(for: stem, format)
    guard var json = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      return
    }
    json["paths"] = [path]
    guard let asked = try? JSONSerialization.data(withJSONObject: json) else { return }
    runApart([UInt8](asked), build, of: subject) { [weak self] note, _ in
      guard let self, note.kind == "exported" else { return false }
      say("exported", "\(stem).\(format)", path: studio.exports.link(to: path))
      return true
    }
  }

  /// What the rules find is looked for apart, so that nothing that views keep for their whole program changes.
  private func check(_ bytes: [UInt8]) {
    guard let subject, let build = subject.build else { return }
    runApart(bytes, build, of: subject, failure: "unchecked") { [weak self] note, message in
      guard note.kind == "findings" else { return false }
      self?.connection.send(bytes: [0] + message)
      return true
    }
  }

  /// Has a program of its own do something.
  ///
  /// - Parameters:
  ///   - failure: the kind of the message that says what went wrong.
  ///   - take: takes a reply; says whether that was all.
  private func runApart(
    _ request: [UInt8], _ build: StudioCompiler.Build, of subject: StudioSubject,
    failure: String = "failure",
    take: @escaping (PreviewNote, ArraySlice<UInt8>) -> Bool
  ) {
    studio.pool.take { [weak self] result in
      guard let self, case .success(let process) = result else { return }
      let pool = studio.pool
      process.didReceive = { [weak self] json, message in
        guard let note = try? JSONDecoder().decode(PreviewNote.self, from: Data(json)) else {
          return
        }
        if note.kind == "failed" || note.kind == "stuck" {
          self?.say(failure, note.message ?? "That cannot be done.")
          process.dismiss()
        } else if take(note, message) {
          process.dismiss()
        }
      }
      process.didPrint = { _ in }
      process.didEnd = { [weak self] end in
        pool.forget(process.number, end)
        if !process.isDismissed {
          self?.say(failure, "The view crashed when all was played again.")
        }
      }
      load(build, of: subject, into: process)
      process.send(request)
    }
  }
}
