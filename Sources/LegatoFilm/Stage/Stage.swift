import LegatoDisplay
import LegatoRaster
import SwiftUICore

/// A view at work, with a clock of its own and a person in front of it: what films and tests
/// drive.
///
///     let stage = try Stage(SubmitButton())
///     try stage.tap("Submit")
///     stage.advance(to: 0.1)
///     stage.value("Text", "opacity")
///
/// Time passes only where `advance` is called. Fidelity: a touch is one finger, which moves straight and
/// at one speed; gestures of several fingers are not played.
@MainActor
package final class Stage {
  package let host: ViewHost
  private let textEngine: HarfBuzzTextEngine
  /// Where the finger that is down came down.
  var fingerStart: Point?
  private var rasterizer: CairoRasterizer?
  /// What is different since pixels were last asked for.
  private var undrawn = DisplayChanges.everything

  /// - Throws: `FilmFailure` where a font is missing, with the package that has it.
  package convenience init<Content: View>(
    _ content: Content, configuration: HostConfiguration = HostConfiguration()
  ) throws(FilmFailure) {
    try self.init(configuration: configuration) { content }
  }

  /// - Parameter makeContent: makes the view, within the host.
  /// - Throws: `FilmFailure` where a font is missing, with the package that has it.
  package convenience init(
    configuration: HostConfiguration = HostConfiguration(), making makeContent: () -> any View
  ) throws(FilmFailure) {
    self.init(
      configuration: configuration, textEngine: try TextEngine.shared(), making: makeContent)
  }

  /// - Parameters:
  ///   - textEngine: sets the texts; others keep what this one has set.
  ///   - measuresTime: whether frames tell the processor time of each pass.
  init(
    configuration: HostConfiguration, textEngine: HarfBuzzTextEngine, measuresTime: Bool = false,
    making makeContent: () -> any View
  ) {
    self.textEngine = textEngine
    host = ViewHost(
      configuration: configuration, textEngine: textEngine, measuresTime: measuresTime,
      making: makeContent)
  }

  // MARK: Time

  /// Seconds since the view appeared.
  package var now: Double { host.now }

  /// Moves the clock to `time`; what falls due on the way happens at its own time.
  package func advance(to time: Double) { host.advance(to: time) }

  /// Moves the clock on by `interval` seconds.
  package func advance(by interval: Double) { host.advance(by: interval) }

  /// Moves the clock on until nothing moves or waits, endless motion left out.
  ///
  /// - Parameter limit: the max duration, in seconds.
  /// - Returns: whether it came to rest.
  @discardableResult
  package func advanceUntilIdle(limit: Double = 10) -> Bool {
    let end = now + limit
    while !isSettled {
      guard let next = host.nextEventTime, next <= end else {
        host.advance(to: end)
        return isSettled
      }
      host.advance(to: next)
    }
    return true
  }

  /// Whether nothing moves but what is endless, and no code waits.
  package var isSettled: Bool { !host.isWaiting && host.motions.allSatisfy(\.isAmbient) }

  // MARK: Values

  /// What is shown now of a value that can move.
  ///
  /// - Parameters:
  ///   - path: the view's path or its last steps, as `Card/Text`. Where several views match, the
  ///     first in the order of the tree counts.
  ///   - property: `opacity`, `scale`, `frame`…
  ///   - component: `x`, `red`…; the first where `nil`.
  package func value(_ path: String, _ property: String, _ component: String? = nil) -> Double? {
    guard let sample = sample(path, property) else { return nil }
    guard let component else { return sample.shown.first }
    return sample.components.firstIndex(of: component).map { sample.shown[$0] }
  }

  /// A value that can move: what is shown, and what the code says.
  package func sample(_ path: String, _ property: String) -> ValueSample? {
    host.values.first { $0.property == property && PathQuery.isCalled($0.path, path) }
  }

  // MARK: Frames

  /// The frame of this time.
  package func frame() -> HostFrame {
    let frame = host.frame()
    undrawn.formUnion(frame.changes)
    return frame
  }

  /// Draws what has changed since it was last called.
  @discardableResult
  package func draw() -> RasterStatistics {
    let frame = frame()
    let rasterizer = rasterizer ?? CairoRasterizer(textEngine: textEngine, width: 1, height: 1)
    self.rasterizer = rasterizer
    defer { undrawn = .none }
    return rasterizer.render(frame.list, changes: undrawn)
  }

  /// The pixels of this time, row by row: red, green, blue, alpha.
  package func pixels() -> [UInt8] {
    draw()
    return rasterizer?.rgba() ?? []
  }

  /// The picture of this time as a PNG file.
  package func png() -> [UInt8] {
    draw()
    return rasterizer?.pngData() ?? []
  }
}
