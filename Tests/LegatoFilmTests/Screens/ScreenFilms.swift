import Foundation
import SwiftUI
import TestSupport

@testable import GalleryScreens
@testable import LegatoFilm
@testable import SwiftUICore

/// The films of the gallery's screens as `Gallery/films.txt` lists them, each played once.
@MainActor
enum ScreenFilms {
  /// The six screens of real size.
  nonisolated static let apps = ["chat", "inbox", "habits", "agent-log", "booking", "media-grid"]
  nonisolated static let all = apps + ["settings", "sheet-flow"]

  private static var films: [String: Film] = [:]

  static func view(_ name: String) -> any View {
    switch name {
    case "chat": ChatScreen()
    case "inbox": InboxScreen()
    case "habits": DashboardScreen()
    case "agent-log": AgentLogScreen()
    case "booking": BookingScreen()
    case "media-grid": MediaGridScreen()
    case "settings": SettingsScreen()
    default: SheetFlowScreen()
    }
  }

  /// - Parameter variant: What the line's name ends in: `-reduced`, or nothing.
  static func film(_ name: String, _ variant: String = "") throws -> Film {
    let line = "screen-\(name)\(variant)"
    if let film = films[line] { return film }
    // Full screens take long to check after every pass, and smaller ones say the same.
    let checking = ViewGraph.invariantChecking
    ViewGraph.invariantChecking = .off
    defer { ViewGraph.invariantChecking = checking }
    var recorder = try FilmRecorder(
      name: line, options: FilmOptions(try options(line) + ["--fps", "20"]), making: { view(name) })
    let film = try recorder.record()
    films[line] = film
    return film
  }

  /// The options of a line, without the name of the view.
  static func options(_ line: String) throws -> [String] {
    let list = PackageFolder.url("Gallery/films.txt")
    let text = try String(contentsOf: list, encoding: .utf8)
    guard let found = text.split(separator: "\n").first(where: { $0.hasPrefix(line + ".png|") })
    else { throw FilmFailure("\(line) is not on the list.") }
    var options: [String] = []
    // Words, those in quotes whole.
    for (index, part) in found.split(separator: "|", maxSplits: 2)[2]
      .split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    {
      if index.isMultiple(of: 2) {
        options += part.split(separator: " ").map(String.init)
      } else {
        options.append(String(part))
      }
    }
    return Array(options.dropFirst(2))
  }
}
