import Foundation
import LegatoArguments
import LegatoDisplay
import SwiftUI
import SwiftUICore

/// `legato film`, from its options to its exit code.
@MainActor
public enum FilmMain {
  /// Films each subject and writes what was asked for.
  ///
  /// - Parameter arguments: the command's name, then its options.
  /// - Returns: the exit code: 0, 2 where what was asked for cannot be done, 1 where the machine
  ///   is in the way, 3 where something was not as expected or a view did not come back.
  public static func run(_ subjects: [FilmSubject], arguments: [String]) -> Int32 {
    ParentWatch.start()
    do throws(FilmFailure) {
      if CommandGrammar.asksForHelp(arguments.dropFirst()) {
        print(FilmOptions.syntax.help)
        return 0
      }
      let options = try FilmOptions(Array(arguments.dropFirst()))
      let chosen = try choose(subjects, options)
      let films = try chosen.enumerated().map { index, subject throws(FilmFailure) in
        try outputs(options, subject, number: chosen.count > 1 ? index + 1 : nil)
      }
      var isAsExpected = true
      watch(options)
      defer { progress.isOver = true }
      for (subject, outputs) in zip(chosen, films) {
        do throws(FilmFailure) {
          if try !film(subject, options, outputs) { isAsExpected = false }
        } catch {
          guard chosen.count > 1 else { throw error }
          throw FilmFailure(
            "\(quoted(subject.name)): \(error.message)\n--preview NAME films one of them alone.",
            exitCode: error.exitCode)
        }
      }
      guard fflush(nil) == 0 else {
        throw FilmFailure(
          "The standard output cannot be written: \(String(cString: strerror(errno))).",
          exitCode: FilmFailure.machine)
      }
      return isAsExpected ? 0 : FilmFailure.unmet
    } catch {
      say(error.message)
      return error.exitCode
    }
  }

  /// What the watch looks at. One program films, and once.
  private nonisolated static let progress = PlayProgress()

  /// Ends the program where a view's code does not come back, and says so where that code ends it.
  /// What was written before stays.
  private static func watch(_ options: FilmOptions) {
    progress.isOver = false
    CodeWatch(progress, patience: options.patience).start {
      progress.isOver
    } end: { fault in
      say("The view \(fault) --patience waits longer.")
      _exit(FilmFailure.unmet)
    }
    atexit {
      guard FilmMain.progress.isPlaying else { return }
      FilmMain.say("Code of the view has ended the program while it was filmed.")
      _exit(FilmFailure.unmet)
    }
  }

  private static func choose(
    _ subjects: [FilmSubject], _ options: FilmOptions
  ) throws(FilmFailure) -> [FilmSubject] {
    guard !options.previews.isEmpty else { return subjects }
    for name in options.previews where !subjects.contains(where: { $0.name == name }) {
      throw FilmFailure(
        "There is no preview \(quoted(name)). There are: "
          + subjects.map { quoted($0.name) }.joined(separator: ", ") + ".")
    }
    return subjects.filter { options.previews.contains($0.name) }
  }

  private static func outputs(
    _ options: FilmOptions, _ subject: FilmSubject, number: Int?
  ) throws(FilmFailure) -> [FilmOutput] {
    // What frames take is printed: a filmstrip is written where it is asked for.
    if options.outputs.isEmpty, options.measuresCosts { return [] }
    guard options.outputs.isEmpty else {
      return try options.outputs.map { path throws(FilmFailure) in
        try FilmOutput(path: path, number: number)
      }
    }
    let name = subject.name.prefix { $0.isLetter || $0.isNumber || " _-".contains($0) }
    return [try FilmOutput(path: (name.isEmpty ? "film" : name) + ".png", number: number)]
  }

  /// - Returns: whether everything was as expected.
  private static func film(
    _ subject: FilmSubject, _ options: FilmOptions, _ outputs: [FilmOutput]
  ) throws(FilmFailure) -> Bool {
    var options = options
    let (film, unmet) = try record(subject, &options)
    var takes = [FilmTake(film)]
    if outputs.contains(where: { $0.format == .html }), !options.configuration.reducesMotion {
      takes += reduced(subject, options)
    }
    let costs = options.measuresCosts ? try measure(subject, film.recording.view, options) : nil
    try write(takes, options, outputs, costs: costs)
    if let costs { print(costs.text(name: film.recording.view), terminator: "") }
    for issue in film.recording.issues {
      say("Issue: \(issue.message)" + (issue.path.isEmpty ? "" : " (\(issue.path))"))
    }
    for fault in unmet { say("Not as expected: \(fault)") }
    if options.duration == nil, !film.recording.isSettled {
      say(
        "Note: \(subject.name) was still moving or waiting after \(film.recording.duration) s;"
          + " --duration films longer.")
    }
    return unmet.isEmpty
  }

  /// - Parameter options: given the size that the view asks for, where none was given.
  private static func record(
    _ subject: FilmSubject, _ options: inout FilmOptions
  ) throws(FilmFailure) -> (film: Film, unmet: [String]) {
    progress.enter("\(quoted(subject.name))")
    progress.isPlaying = true
    defer { progress.isPlaying = false }
    let copy = try subject.copy()
    options.size = options.size ?? copy.size
    var recorder = try FilmRecorder(
      name: subject.name, options: options, making: copy.makeView)
    if let settings = recorder.stage.host.preference(PreviewSettings.Key.self) {
      // What the views say of their surface is known once they are there: they begin anew on it.
      if let device = settings.device, device.screen == nil {
        say("Note: the size of \(quoted(device.rawValue)) is not known.")
      }
      options.size = options.size ?? settings.surface
      options.configuration.system = options.system ?? settings.device?.system ?? .standard
      recorder = try FilmRecorder(
        name: settings.displayName ?? subject.name, options: options,
        making: try subject.copy().makeView)
    }
    var line = ProgressLine(name: subject.name)
    recorder.watched = Self.progress
    recorder.notice = { say("Note: \($0)") }
    recorder.progress = { line.reach($0, of: $1) }
    defer { line.end() }
    return (try recorder.record(), recorder.unmet)
  }

  /// The same for a person who asked for less motion, for a page to show beside it; none where what
  /// is done cannot be done then.
  private static func reduced(_ subject: FilmSubject, _ options: FilmOptions) -> [FilmTake] {
    var options = options
    options.configuration.reducesMotion = true
    do {
      return [FilmTake(try record(subject, &options).film)]
    } catch {
      say("Note: with Reduce Motion it cannot be filmed: \(error.message)")
      return []
    }
  }

  /// What the film's frames take. It is played again for that.
  private static func measure(
    _ subject: FilmSubject, _ name: String, _ options: FilmOptions
  ) throws(FilmFailure) -> FilmCosts {
    progress.enter("\(quoted(subject.name))")
    progress.isPlaying = true
    defer { progress.isPlaying = false }
    let measurement = CostMeasurement(name: name, options: options, watched: progress)
    return try measurement.measure { try subject.copy().makeView }
  }

  /// Writes films that were made elsewhere, each file in the format of its ending. A page shows all of them
  /// beside each other, other formats the first.
  package static func write(_ films: [Film], to paths: [String]) throws(FilmFailure) {
    var options = FilmOptions()
    if let configuration = films.first?.recording.configuration {
      options.configuration.scale = configuration.scale
      options.size = configuration.size == FilmOptions.screen ? nil : configuration.size
    }
    let takes = films.map { FilmTake($0) }
    for path in paths {
      try FilmOutput(path: path, number: nil).write(takes, options)
    }
  }

  static func write(
    _ takes: [FilmTake], _ options: FilmOptions, _ outputs: [FilmOutput], costs: FilmCosts? = nil
  ) throws(FilmFailure) {
    var failure: FilmFailure?
    for output in outputs {
      do throws(FilmFailure) {
        try output.write(takes, options, costs: costs)
        print(output.path)
      } catch {
        // What can be written is.
        if let failure { say(failure.message) }
        failure = error
      }
    }
    if let failure { throw failure }
  }

  nonisolated static func say(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
