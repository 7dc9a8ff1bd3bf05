import LegatoDisplay
import LegatoRaster

/// Writes a film piece by piece while it is made: each piece has what is new since the piece before.
///
/// A piece has the sections of a vector recording, uncompressed, with what is shared (texts, paths, gradients,
/// images) only where no piece before had it; `Documentation/film-format.md` says how.
@MainActor
package struct FilmStream {
  /// What a piece is made of.
  package struct Piece {
    /// The rows that are new: their times, values, feedback and issues.
    package var recording: Recording
    package var frames: [Film.RecordedFrame]

    package init(recording: Recording, frames: [Film.RecordedFrame]) {
      self.recording = recording
      self.frames = frames
    }
  }

  /// How many shared things a reader is asked to remember. After that a piece begins anew.
  private static let maxShared = 20_000

  private var encoder: RecordingEncoder
  private var before = FilmStream.nothing
  private var written = SharedCounts()
  private var tracks: [TrackState] = []
  private var isFresh = true

  /// What of a value the reader knows.
  private struct TrackState {
    var shown: [Double]?
    var lastModel: Track.Model?
    var motions: [Track.Motion] = []
  }

  private static let nothing = DisplayList(size: .zero, scale: 1, background: .white)

  /// - Throws: where a font is missing.
  package init() throws(FilmFailure) {
    encoder = RecordingEncoder(engine: try TextEngine.shared())
  }

  /// The bytes of the next piece.
  ///
  /// - Throws: where a frame cannot be kept.
  package mutating func write(_ piece: Piece) throws(FilmFailure) -> [UInt8] {
    if encoder.resources.sharedCount > Self.maxShared { beginAnew() }
    var writer = ByteWriter()
    writer.flag(isFresh)
    var shown = piece.frames
    if isFresh, let first = shown.first {
      // Whoever reads it knows of no layer yet.
      shown[0] = Film.RecordedFrame(time: first.time, list: first.list, changes: .everything)
    }
    // What is shared is known once all else is written, and stands before it.
    let frames = try encoder.writeFrames(
      Film(recording: piece.recording, frames: shown), after: before)
    before = shown.last?.list ?? before
    let values = writeValues(piece.recording)
    var rest: [(VectorFormat.Section, [UInt8])] = [
      (.frames, frames), (.values, values),
      (.feedback, encoder.writeFeedback(piece.recording)),
      (.issues, encoder.writeIssues(piece.recording)),
    ]
    if isFresh { rest.append((.about, encoder.writeAbout(piece.recording))) }
    for (section, bytes) in encoder.resources.writeShared(after: &written) + rest {
      writer.count(section.rawValue)
      writer.count(bytes.count)
      writer.append(bytes)
    }
    isFresh = false
    return writer.bytes
  }

  /// The next piece knows nothing of those before; what they showed stays.
  private mutating func beginAnew() {
    encoder.resources = VectorResources(engine: encoder.resources.engine)
    written = SharedCounts()
    tracks = []
    before = Self.nothing
    isFresh = true
  }

  // MARK: Values

  /// The values of which anything is new: their number, what they are called where they are new, and
  /// what the code said, what moved them and what they showed since the piece before.
  private mutating func writeValues(_ recording: Recording) -> [UInt8] {
    var writer = ByteWriter()
    var parts: [[UInt8]] = []
    for (number, track) in recording.tracks.enumerated() {
      if let part = write(track, number: number) { parts.append(part) }
    }
    writer.count(parts.count)
    for part in parts { writer.append(part) }
    return writer.bytes
  }

  private mutating func write(_ track: Track, number: Int) -> [UInt8]? {
    let isNew = number >= tracks.count
    if isNew { tracks.append(TrackState()) }
    let known = tracks[number]
    let models = track.models.filter { model in
      known.lastModel.map { model != $0 && model.time >= $0.time } ?? true
    }
    let hasMoved = track.motions != known.motions
    let isSame = track.shown.allSatisfy { $0 == known.shown }
    guard isNew || !models.isEmpty || hasMoved || !isSame else { return nil }
    tracks[number] = TrackState(
      shown: track.shown.last ?? known.shown, lastModel: track.models.last ?? known.lastModel,
      motions: track.motions)
    var writer = ByteWriter()
    writer.count(number)
    writer.flag(isNew)
    if isNew {
      writer.count(encoder.resources.string(track.path))
      writer.count(encoder.resources.string(track.property))
      writer.count(track.number)
      writer.count(track.components.count)
      for component in track.components { writer.count(encoder.resources.string(component)) }
    }
    writer.count(models.count)
    for model in models {
      writer.number(model.time)
      writer.numbers(model.components)
    }
    writer.count(track.motions.count)
    for motion in track.motions {
      writer.count(encoder.resources.string(motion.animation))
      writer.number(motion.start)
      writer.number(motion.end)
      writer.flag(motion.isRetarget)
      writer.count(encoder.resources.string(motion.reason ?? (motion.isSystem ? "SwiftUI" : "")))
    }
    writer.rows(isSame ? [] : track.shown)
    return writer.bytes
  }
}
