import LegatoDisplay
import LegatoRaster
import SwiftUICore

/// Reads a vector recording.
///
/// Whatever the bytes are, reading ends, and takes no more memory than its limits say: what is
/// wrong with them is thrown.
@MainActor
struct FilmReader {
  private let engine: HarfBuzzTextEngine
  private var sections: [VectorFormat.Section: ArraySlice<UInt8>] = [:]
  private var strings: [String] = []
  var texts: [TextLayout] = []
  var paths: [PathData] = []
  var gradients: [[GradientStop]] = []
  var images: [ImageData] = []

  /// The film that a recording's bytes hold.
  ///
  /// - Throws: what is wrong with them, as a sentence that continues after a file's name.
  static func film(_ bytes: [UInt8], engine: HarfBuzzTextEngine) throws(FilmFailure) -> Film {
    var reader = FilmReader(engine: engine)
    try reader.open(bytes)
    return try reader.film()
  }

  private init(engine: HarfBuzzTextEngine) {
    self.engine = engine
  }

  private mutating func open(_ bytes: [UInt8]) throws(FilmFailure) {
    guard bytes.starts(with: VectorFormat.magic) else {
      let begins = VectorFormat.magic.starts(with: bytes.prefix(VectorFormat.magic.count))
      throw FilmFailure(
        begins ? "it ends before it has begun." : "it is no recording of Legato's.")
    }
    var file = VectorReader(bytes[VectorFormat.magic.count...])
    let version = try file.whole()
    guard version > 0, version <= VectorFormat.version else {
      throw FilmFailure(
        "it has version \(version) of the format, and this Legato reads up to"
          + " \(VectorFormat.version).")
    }
    let length = try file.whole()
    guard length <= VectorFormat.maxBodySize else {
      throw FilmFailure(
        "it says that it holds \(length >> 20) MB, and at most"
          + " \(VectorFormat.maxBodySize >> 20) MB are read.")
    }
    guard let body = Zlib.decompressed(try file.take(file.rest), count: length) else {
      throw VectorReader.damaged("it is cut short, or was changed")
    }
    var reader = VectorReader(body[...])
    while !reader.isAtEnd {
      let kind = try reader.whole()
      let length = try reader.count()
      let content = try reader.take(length)
      // Of a newer writer's sections, those that are not known can be left out.
      if let section = VectorFormat.Section(rawValue: kind) { sections[section] = content }
    }
  }

  private func section(_ section: VectorFormat.Section) throws(FilmFailure) -> VectorReader {
    guard let content = sections[section] else {
      throw VectorReader.damaged("its \(section) are missing")
    }
    return VectorReader(content)
  }

  private mutating func film() throws(FilmFailure) -> Film {
    var reader = try section(.strings)
    strings = try reader.list { reader throws(FilmFailure) in try reader.text() }
    reader = try section(.paths)
    paths = try reader.list { reader throws(FilmFailure) in try reader.path() }
    reader = try section(.gradients)
    gradients = try reader.list { reader throws(FilmFailure) in
      try reader.list { reader throws(FilmFailure) in
        let location = try reader.number()
        return GradientStop(try reader.color(), at: location)
      }
    }
    reader = try section(.images)
    images = try reader.list { reader throws(FilmFailure) in try reader.image() }
    try readTexts()

    reader = try section(.about)
    var film = Film(recording: try readAbout(&reader))
    reader = try section(.frames)
    film.recording.times = try reader.numbers()
    guard zip(film.recording.times, film.recording.times.dropFirst()).allSatisfy({ $0 <= $1 }),
      !film.recording.times.isEmpty
    else { throw VectorReader.damaged("its times go backwards") }
    guard film.recording.times.allSatisfy({ (0...VectorFormat.maxFilmDuration).contains($0) })
    else {
      throw VectorReader.damaged("its times are out of bounds")
    }
    film.frames = try readFrames(&reader, times: film.recording.times)
    reader = try section(.values)
    film.recording.tracks = try readValues(&reader, rows: film.recording.times.count)
    try readRest(into: &film.recording)
    return film
  }

  func string(_ reader: inout VectorReader) throws(FilmFailure) -> String {
    try reader.choice(of: strings)
  }

  // MARK: Texts

  private mutating func readTexts() throws(FilmFailure) {
    var reader = try section(.faces)
    let faces = try reader.list(of: 2) { reader throws(FilmFailure) in
      let unitsPerEm = try reader.number()
      guard (16...16_384).contains(unitsPerEm) else {
        throw VectorReader.damaged("a font has \(unitsPerEm) units to an em")
      }
      var face = KeptFace(unitsPerEm: unitsPerEm, hasPictures: try reader.flag())
      let ids = try reader.list(of: 2) { reader throws(FilmFailure) in
        let id = UInt32(try reader.whole(below: 1 << 32))
        if face.hasPictures {
          face.pictures[id] = try reader.glyphPicture()
        } else {
          face.glyphs[id] = try reader.outline()
        }
        return id
      }
      return (face: face, ids: ids)
    }
    reader = try section(.texts)
    let known = faces.map(\.ids)
    let layouts = try reader.list { reader throws(FilmFailure) in try reader.layout(known) }
    // Nothing failed: only now does the engine keep the faces.
    let numbers = faces.map { engine.number(of: $0.face) }
    texts = layouts.map { $0.layout(faces: numbers) }
  }

  // MARK: What is said of it

  private func readAbout(_ reader: inout VectorReader) throws(FilmFailure) -> Recording {
    let view = try reader.text()
    var configuration = HostConfiguration()
    configuration.size = Size(try reader.number(), try reader.number())
    configuration.scale = try reader.number()
    configuration.colorScheme = try Self.named(&reader, ColorScheme.allCases, else: .light)
    configuration.layoutDirection = try Self.named(
      &reader, LayoutDirection.allCases, else: .leftToRight)
    configuration.dynamicTypeSize = try Self.named(&reader, DynamicTypeSize.allCases, else: .large)
    configuration.scenePhase = try Self.named(
      &reader, [.background, .inactive, .active], else: .active)
    var insets: [Double] = []
    for _ in 0..<4 { insets.append(try reader.number()) }
    configuration.safeAreaInsets = EdgeInsets(
      top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
    configuration.reducesMotion = try reader.flag()
    configuration.savesPower = try reader.flag()
    configuration.reducesTransparency = try reader.flag()
    let framesPerSecond = try reader.whole(below: 100_000)
    let isSettled = try reader.flag()
    let bounds = try reader.rect()
    let numbers = [
      configuration.size.width, configuration.size.height, configuration.scale, bounds.x, bounds.y,
      bounds.width, bounds.height,
    ]
    guard numbers.allSatisfy({ abs($0) < 1e6 }), framesPerSecond > 0,
      VectorFormat.sides.contains(configuration.size.width),
      VectorFormat.sides.contains(configuration.size.height),
      VectorFormat.scales.contains(configuration.scale)
    else {
      throw VectorReader.damaged("its surface is of no size")
    }
    var recording = Recording(
      view: view, configuration: configuration, framesPerSecond: framesPerSecond)
    recording.isSettled = isSettled
    recording.contentBounds = bounds
    return recording
  }

  /// A choice by its name; the usual one where the name is a newer version's.
  private static func named<Choice>(
    _ reader: inout VectorReader, _ choices: [Choice], else usual: Choice
  ) throws(FilmFailure) -> Choice {
    let name = try reader.text()
    return choices.first { "\($0)" == name } ?? usual
  }

  private func readRest(into recording: inout Recording) throws(FilmFailure) {
    var reader = try section(.events)
    recording.events = try reader.list(of: 4) { reader throws(FilmFailure) in
      let time = try reader.number()
      let name = try string(&reader)
      guard let action = Scenario.Event.Action(rawValue: name) else {
        throw VectorReader.damaged("nobody does \(quoted(name))")
      }
      let label = try string(&reader)
      let point = try reader.flag() ? try reader.point() : nil
      return Recording.Event(time: time, action: action, label: label, point: point)
    }
    reader = try section(.feedback)
    recording.feedback = try reader.list(of: 3) { reader throws(FilmFailure) in
      let time = try reader.number()
      let feedback = SensoryFeedback(name: try string(&reader)) ?? .selection
      return FeedbackEvent(time: time, feedback: feedback, path: try string(&reader))
    }
    reader = try section(.issues)
    recording.issues = try reader.list(of: 2) { reader throws(FilmFailure) in
      RuntimeIssue(message: try string(&reader), path: try string(&reader))
    }
    reader = try section(.statistics)
    recording.frames = try reader.list(of: 5) { reader throws(FilmFailure) in
      var frame = FrameStatistics()
      frame.bodies = try reader.whole()
      frame.layouts = try reader.whole()
      frame.layersRecorded = try reader.whole()
      frame.canvasesDrawn = try reader.whole()
      frame.animatorsTicked = try reader.whole()
      return frame
    }
  }
}
