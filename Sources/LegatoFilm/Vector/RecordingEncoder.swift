import LegatoDisplay
import LegatoRaster
import SwiftUICore

/// Writes a film as a vector recording.
@MainActor
struct RecordingEncoder {
  private let film: Film
  var resources: VectorResources

  private init(_ film: Film, engine: HarfBuzzTextEngine) {
    self.film = film
    resources = VectorResources(engine: engine)
  }

  /// For a film that comes piece by piece.
  init(engine: HarfBuzzTextEngine) {
    self.init(
      Film(recording: Recording(view: "", configuration: .init(), framesPerSecond: 60)),
      engine: engine)
  }

  /// The recording's bytes. The same film gives the same.
  static func bytes(of film: Film, engine: HarfBuzzTextEngine) throws(FilmFailure) -> [UInt8] {
    var writer = RecordingEncoder(film, engine: engine)
    let body = try writer.body()
    guard body.count <= VectorFormat.maxBodySize else {
      throw FilmFailure(
        "A recording has at most \(VectorFormat.maxBodySize >> 20) MB: film less, or at a lower"
          + " --fps.")
    }
    var file = ByteWriter()
    file.append(VectorFormat.magic)
    file.count(VectorFormat.version)
    file.count(body.count)
    file.append(Zlib.compressed(body))
    return file.bytes
  }

  private mutating func body() throws(FilmFailure) -> [UInt8] {
    // What is shared is known once all else is written, and stands before it.
    let frames = try writeFrames(film)
    let rest: [(VectorFormat.Section, [UInt8])] = [
      (.about, writeAbout(film.recording)), (.values, writeValues(film.recording)),
      (.events, writeEvents(film.recording)), (.feedback, writeFeedback(film.recording)),
      (.issues, writeIssues(film.recording)), (.statistics, writeStatistics(film.recording)),
    ]
    var none = SharedCounts()
    let sections = resources.writeShared(after: &none) + [(.frames, frames)] + rest
    var writer = ByteWriter()
    for (section, bytes) in sections {
      writer.count(section.rawValue)
      writer.count(bytes.count)
      writer.append(bytes)
    }
    return writer.bytes
  }

  func writeAbout(_ recording: Recording) -> [UInt8] {
    var writer = ByteWriter()
    let configuration = recording.configuration
    writer.text(recording.view)
    writer.number(configuration.size.width)
    writer.number(configuration.size.height)
    writer.number(configuration.scale)
    writer.text("\(configuration.colorScheme)")
    writer.text("\(configuration.layoutDirection)")
    writer.text("\(configuration.dynamicTypeSize)")
    writer.text("\(configuration.scenePhase)")
    let insets = configuration.safeAreaInsets
    for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      writer.number(Double(inset))
    }
    writer.flag(configuration.reducesMotion)
    writer.flag(configuration.savesPower)
    writer.flag(configuration.reducesTransparency)
    writer.count(recording.framesPerSecond)
    writer.flag(recording.isSettled)
    writer.rect(recording.contentBounds)
    return writer.bytes
  }

  private mutating func writeEvents(_ recording: Recording) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(recording.events.count)
    for event in recording.events {
      writer.number(event.time)
      writer.count(resources.string(event.action.rawValue))
      writer.count(resources.string(event.label))
      writer.flag(event.point != nil)
      if let point = event.point { writer.point(point) }
    }
    return writer.bytes
  }

  mutating func writeFeedback(_ recording: Recording) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(recording.feedback.count)
    for feedback in recording.feedback {
      writer.number(feedback.time)
      writer.count(resources.string(feedback.feedback.name))
      writer.count(resources.string(feedback.path))
    }
    return writer.bytes
  }

  mutating func writeIssues(_ recording: Recording) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(recording.issues.count)
    for issue in recording.issues {
      writer.count(resources.string(issue.message))
      writer.count(resources.string(issue.path))
    }
    return writer.bytes
  }

  /// A row of five counts for each frame.
  private func writeStatistics(_ recording: Recording) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(recording.frames.count)
    for frame in recording.frames {
      writer.count(frame.bodies)
      writer.count(frame.layouts)
      writer.count(frame.layersRecorded)
      writer.count(frame.canvasesDrawn)
      writer.count(frame.animatorsTicked)
    }
    return writer.bytes
  }
}
