import Foundation
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
  ///   is in the way, 3 where something was not as expected.
  public static func run(_ subjects: [FilmSubject], arguments: [String]) -> Int32 {
    do {
      let options = try FilmOptions(Array(arguments.dropFirst()))
      if options.showsHelp {
        print(FilmHelp.text)
        return 0
      }
      let chosen = try choose(subjects, options)
      let films = try chosen.enumerated().map { index, subject throws(FilmFailure) in
        try outputs(options, subject, number: chosen.count > 1 ? index + 1 : nil)
      }
      var isAsExpected = true
      for (subject, outputs) in zip(chosen, films) {
        if try !film(subject, options, outputs) { isAsExpected = false }
      }
      return isAsExpected ? 0 : FilmFailure.unmet
    } catch {
      say(error.message)
      return error.exitCode
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
    guard options.outputs.isEmpty else {
      return try options.outputs.map { path throws(FilmFailure) in
        try FilmOutput(path: path, number: number)
      }
    }
    let name = subject.name.prefix { $0.isLetter || $0.isNumber || " _-".contains($0) }
    return [try FilmOutput(path: (name.isEmpty ? "film" : name) + ".png", number: number)]
  }

  /// Answers whether everything was as expected.
  private static func film(
    _ subject: FilmSubject, _ options: FilmOptions, _ outputs: [FilmOutput]
  ) throws(FilmFailure) -> Bool {
    let copy = try subject.copy()
    var options = options
    options.size = options.size ?? copy.size
    var recorder = try FilmRecorder(copy.view, name: subject.name, options: options)
    if let settings = recorder.stage.host.preference(PreviewSettings.Key.self) {
      // What the views say of their surface is known once they are there: they begin anew on it.
      if let device = settings.device, device.screen == nil {
        say("Note: the size of \(quoted(device.rawValue)) is not known.")
      }
      options.size = options.size ?? settings.surface
      recorder = try FilmRecorder(
        try subject.copy().view, name: settings.displayName ?? subject.name, options: options)
    }
    var progress = ProgressLine(name: subject.name)
    recorder.notice = { say("Note: \($0)") }
    recorder.progress = { progress.reach($0, of: $1) }
    let film = try recorder.record()
    progress.end()
    for output in outputs {
      try output.write(film, options)
      print(output.path)
    }
    for issue in film.recording.issues {
      say("Issue: \(issue.message)" + (issue.path.isEmpty ? "" : " (\(issue.path))"))
    }
    for fault in recorder.unmet { say("Not as expected: \(fault)") }
    if options.duration == nil, !film.recording.isSettled {
      say(
        "Note: \(subject.name) was still moving or waiting after \(film.recording.duration) s;"
          + " --duration films longer.")
    }
    return recorder.unmet.isEmpty
  }

  private static func say(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
