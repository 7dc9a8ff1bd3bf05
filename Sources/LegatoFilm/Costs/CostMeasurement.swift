import LegatoDisplay
import LegatoRaster
import SwiftUICore

/// Plays a view several times and measures what its frames take.
///
/// A play records the film with a clock around each pass, and then draws its frames, one after the other, with a clock
/// around each. What layers take is collected in another drawing of the same frames, as that slows drawing down. Each
/// play has a text engine of its own, so that its first frame sets its texts as a program does that has just begun.
@MainActor
struct CostMeasurement {
  let name: String
  let options: FilmOptions
  /// How often the film is played; less than 1 counts as 1.
  var plays = 3
  /// Notified as each film's time advances.
  var watched: PlayProgress?
  /// Seconds of processor time.
  var clock: () -> Double = PassTimes.processorSeconds

  private struct Play {
    var film: Film
    var engine: HarfBuzzTextEngine
    var names: LayerNames
    var frames: [FilmCosts.Frame]
  }

  /// - Parameter makeView: makes a fresh copy of the view, within its host.
  /// - Throws: where an event cannot be played, or a font is missing.
  func measure(_ makeView: () throws -> () -> any View) throws(FilmFailure) -> FilmCosts {
    var best: [FilmCosts.Frame] = []
    var last: Play?
    for _ in 0..<max(plays, 1) {
      let make: () -> any View
      do { make = try makeView() } catch { throw FilmFailure("\(name) cannot be made: \(error)") }
      let play = try play(make)
      best = Self.least(best, play.frames)
      last = play
    }
    guard let last else { throw FilmFailure("\(name) was not played.") }
    let (layers, frames) = layers(of: last, best)
    let size = last.film.frames.first.map { $0.list.size } ?? options.size ?? FilmOptions.screen
    let scale = options.configuration.scale
    return FilmCosts(
      frames: frames, layers: layers, plays: max(plays, 1),
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
  }

  private func play(_ makeView: () -> any View) throws(FilmFailure) -> Play {
    let engine: HarfBuzzTextEngine
    do { engine = try HarfBuzzTextEngine() } catch {
      throw FilmFailure("\(error)", exitCode: FilmFailure.machine)
    }
    var recorder = FilmRecorder(
      name: name, options: options, measuring: engine, making: makeView)
    recorder.watched = watched
    let film = try recorder.record()
    watched?.tick()
    let rasterizer = CairoRasterizer(textEngine: engine, width: 1, height: 1)
    var frames: [FilmCosts.Frame] = []
    for (frame, times) in zip(film.frames, recorder.passTimes) {
      let start = clock()
      let drawn = rasterizer.render(frame.list, changes: frame.changes)
      let drawing = max(clock() - start, 0)
      frames.append(
        FilmCosts.Frame(
          time: frame.time, seconds: TimedPass.allCases.map { times[$0] } + [drawing],
          pixels: drawn.pixels))
    }
    return Play(film: film, engine: engine, names: recorder.layerNames, frames: frames)
  }

  /// The least that each part of each frame took. A play whose frames are at other times is left out.
  static func least(_ known: [FilmCosts.Frame], _ frames: [FilmCosts.Frame]) -> [FilmCosts.Frame] {
    guard known.map(\.time) == frames.map(\.time) else { return known.isEmpty ? frames : known }
    return zip(known, frames).map { known, other in
      var frame = known
      frame.seconds = zip(known.seconds, other.seconds).map { min($0, $1) }
      return frame
    }
  }

  /// What layers took, of the film and of each frame.
  private func layers(
    of play: Play, _ frames: [FilmCosts.Frame]
  ) -> ([FilmCosts.Layer], [FilmCosts.Frame]) {
    let rasterizer = CairoRasterizer(textEngine: play.engine, width: 1, height: 1)
    let costs = DrawingCosts(clock: clock)
    rasterizer.costs = costs
    var film = LayerTally()
    var frames = frames
    for (row, frame) in play.film.frames.enumerated() {
      rasterizer.render(frame.list, changes: frame.changes)
      let paths = play.names.paths(of: row)
      film.add(costs.frame, paths: paths)
      guard frames.indices.contains(row) else { continue }
      var own = LayerTally()
      own.add(costs.frame, paths: paths)
      frames[row].layers = own.dearest(FilmCosts.maxLayers)
    }
    return (film.dearest(), frames)
  }
}
