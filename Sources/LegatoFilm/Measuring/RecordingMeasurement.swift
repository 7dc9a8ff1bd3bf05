import LegatoDisplay
import SwiftUI
import SwiftUICore

/// Runs a view through a scenario, with and without recording it: for benchmarks.
@_spi(Host) @MainActor
public struct RecordingMeasurement {
  private let makeView: () -> any View
  private let options: FilmOptions

  /// - Parameters:
  ///   - arguments: as for `legato film`; `--duration` has to be among them.
  ///   - makeView: makes a fresh copy of the view.
  /// - Throws: what is wrong with the arguments.
  public init(arguments: [String], _ makeView: @escaping () -> any View) throws {
    options = try FilmOptions(arguments)
    self.makeView = makeView
  }

  /// Plays the scenario and makes every frame, and keeps nothing.
  ///
  /// - Parameter isDrawn: whether every frame is drawn, as it is for a viewer.
  /// - Returns: the number of frames.
  public func play(isDrawn: Bool) throws -> Int {
    var configuration = options.configuration
    configuration.size = options.size ?? FilmOptions.screen
    let stage = try Stage(makeView(), configuration: configuration)
    var events = options.scenario.events[...]
    let duration = options.duration ?? 1
    let count = Int((duration * Double(options.framesPerSecond)).rounded())
    for step in 0...count {
      let time = Double(step) / Double(options.framesPerSecond)
      while let event = events.first, event.time <= time {
        events.removeFirst()
        stage.advance(to: event.time)
        _ = try stage.perform(event)
      }
      stage.advance(to: time)
      if isDrawn { stage.draw() } else { _ = stage.frame() }
    }
    return count + 1
  }

  /// Plays and records the same.
  ///
  /// - Returns: the size of the vector recording in bytes.
  public func record() throws -> Int {
    var recorder = try FilmRecorder(makeView(), name: "Measured", options: options)
    return try recorder.record().vectorRecording().count
  }
}
