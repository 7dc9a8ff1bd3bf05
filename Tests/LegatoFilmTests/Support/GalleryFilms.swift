import SwiftUI

@testable import GalleryScreens
@testable import LegatoFilm

/// Films of the gallery's screens, of a second or two each: much that moves in many ways.
@MainActor
enum GalleryFilms {
  nonisolated static let names = ["chat", "inbox", "settings", "dashboard", "cards"]

  static func film(_ name: String, _ options: String...) throws -> Film {
    let options = ["--fps", "30"] + options
    switch name {
    case "chat":
      return try record(
        ChatScreen(),
        ["--tap", "Message@0", "--type", "On my way@0+0.2", "--tap", "Send@0.25"]
          + ["--duration", "1"] + options)
    case "inbox": return try record(InboxScreen(), ["--tap", "Unread@0"] + options)
    case "settings":
      return try record(SettingsScreen(), ["--tap", "Allow notifications@0"] + options)
    case "dashboard": return try record(DashboardScreen(), ["--duration", "1.2"] + options)
    default:
      return try record(
        MediaGridScreen(),
        ["--tap", "Last ferry, Skagen, Denmark@0", "--duration", "0.8"] + options)
    }
  }

  private static func record(_ view: some View, _ arguments: [String]) throws -> Film {
    var recorder = try FilmRecorder(view, name: "Screen", options: FilmOptions(arguments))
    return try recorder.record()
  }
}
