import Foundation
import LegatoDisplay

/// A file that a film is written to, in the format of its ending.
struct FilmOutput: Hashable {
  enum Format: String, CaseIterable {
    case png, gif, mp4, webp, svg, html, json, csv, txt, legato
  }

  let path: String
  let format: Format

  /// - Parameter number: which of several films it is for; `nil` where there is one.
  /// - Throws: where the ending is unknown, nothing can be written there, or a program is missing
  ///   that the format needs.
  init(path: String, number: Int?) throws(FilmFailure) {
    let url = URL(fileURLWithPath: path)
    guard let format = Format(rawValue: url.pathExtension.lowercased()) else {
      let known = Format.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw FilmFailure("\(path): a film can be written as \(known).")
    }
    self.format = format
    let stem = String(path.dropLast(url.pathExtension.count + 1))
    self.path = number.map { "\(stem)-\($0).\(url.pathExtension)" } ?? path

    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw FilmFailure("\(path): there is no folder \(folder).") }
    let existing = FileManager.default.fileExists(atPath: self.path, isDirectory: &isFolder)
    let target = existing ? self.path : folder
    guard !(existing && isFolder.boolValue) else {
      throw FilmFailure(
        "\(self.path) cannot be written: it is a folder.", exitCode: FilmFailure.machine)
    }
    guard FileManager.default.isWritableFile(atPath: target) else {
      throw FilmFailure(
        "\(self.path) cannot be written: \(String(cString: strerror(EACCES))).",
        exitCode: FilmFailure.machine)
    }
    if let video { _ = try VideoEncoder.program(for: video) }
  }

  private var video: VideoEncoder.Format? { VideoEncoder.Format(rawValue: format.rawValue) }

  /// - Parameters:
  ///   - takes: the film, and others that a page shows beside it.
  ///   - costs: what the film's frames took, for a page and for JSON.
  @MainActor
  func write(
    _ takes: [FilmTake], _ options: FilmOptions, costs: FilmCosts? = nil
  ) throws(FilmFailure) {
    guard let film = takes.first?.film else { return }
    let data: Data
    switch format {
    case .json:
      let json = film.recording.json(allValues: options.writesAllValues, costs: costs)
      data = Data(json.utf8)
    case .csv: data = Data(film.recording.csv(allValues: options.writesAllValues).utf8)
    case .txt: data = Data(film.text(rows: film.rows(for: options.moments)).utf8)
    case .svg: data = Data(SVGCurvePlot(film.recording).svg.utf8)
    case .legato: data = Data(try film.vectorRecording())
    case .html: data = Data(try FilmPage(takes, costs: costs).html.utf8)
    case .png:
      let strip = try Filmstrip(film, rows: film.rows(for: options.moments), size: options.size)
      data = Data(strip.png(scale: options.configuration.scale))
    case .gif, .mp4, .webp:
      guard let video else { return }
      try FilmVideo(film, size: options.size).write(to: path, as: video)
      return try writeNotes(film.recording)
    }
    try WholeFile.write(data, to: path)
    if format == .csv { try writeNotes(film.recording) }
  }

  /// The file beside one of a format that has no room for words.
  var notesPath: String { path + ".left-out.txt" }

  /// Names what the film had to do without. A table and a video go their own way, without what was said when they
  /// were made, so a text lies beside them; one of an earlier film is taken away where nothing is left out any more.
  private func writeNotes(_ recording: Recording) throws(FilmFailure) {
    let notes = recording.leftOutNotes
    guard notes.isEmpty else {
      let text = Self.notesTitle + " of \(recording.view):\n" + notes.joined(separator: "\n") + "\n"
      return try WholeFile.write(Data(text.utf8), to: notesPath)
    }
    if let earlier = try? String(contentsOfFile: notesPath, encoding: .utf8),
      earlier.hasPrefix(Self.notesTitle)
    {
      try? FileManager.default.removeItem(atPath: notesPath)
    }
  }

  private static let notesTitle = "Left out"
}
