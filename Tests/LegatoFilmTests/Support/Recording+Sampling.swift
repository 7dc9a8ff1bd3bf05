import SwiftUI
import Testing

@testable import LegatoFilm

/// Films a view with options as on the command line.
@MainActor
func film(_ view: some View, _ arguments: String...) throws -> Film {
  var recorder = try FilmRecorder(view, name: "Sample", options: FilmOptions(arguments))
  return try recorder.record()
}

extension Recording {
  /// What is shown of a value at a time that was sampled.
  func value(_ path: String, _ property: String, _ component: Int = 0, at time: Double) throws
    -> Double
  {
    let track = try #require(self.track(path, property))
    let row = try #require(times.firstIndex { abs($0 - time) < simultaneity }, "\(time) s")
    return try #require(track.shown[row])[component]
  }
}

/// The message of what a body throws; empty where it throws nothing.
func message(_ body: () throws -> Void) -> String {
  do {
    try body()
    return ""
  } catch {
    return (error as? FilmFailure)?.message ?? "\(error)"
  }
}
