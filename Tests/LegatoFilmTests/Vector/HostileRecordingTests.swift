import LegatoDisplay
import LegatoRaster
import SwiftUI
import Testing

@testable import LegatoFilm

@MainActor @Suite("Hostile recordings")
struct HostileRecordingTests {
  private let bytes: [UInt8]

  init() throws {
    bytes = try film(SubmitSample(), "--tap", "Submit", "--fps", "5", "--duration", "0.6")
      .vectorRecording()
  }

  private func failure(_ bytes: [UInt8]) -> String? {
    let message = message { _ = try Film(vectorRecording: bytes) }
    return message.isEmpty ? nil : message
  }

  @Test func whatIsNoRecordingIsTold() {
    #expect(failure([]) == "it ends before it has begun.")
    #expect(failure(Array("{\"format\": 1}".utf8)) == "it is no recording of Legato's.")
    #expect(failure(Array(bytes.prefix(5))) == "it ends before it has begun.")
  }

  @Test func aNewerVersionIsTold() {
    var newer = bytes
    newer[8] = 77
    #expect(
      failure(newer) == "it has version 77 of the format, and this Legato reads up to 1.")
  }

  @Test func everyTruncationIsTold() {
    for count in stride(from: 9, to: bytes.count, by: 7) {
      #expect(failure(Array(bytes.prefix(count)))?.hasPrefix("it is damaged") == true, "\(count)")
    }
  }

  @Test func everyChangedByteIsTold() {
    for place in stride(from: 12, to: bytes.count, by: 11) {
      var changed = bytes
      changed[place] ^= 0x55
      #expect(failure(changed) != nil, "\(place)")
    }
  }

  @Test func whatClaimsToBeHugeAsksForNoMemory() {
    var file = ByteWriter()
    file.append(VectorFormat.magic)
    file.count(1)
    file.count(1 << 40)
    #expect(failure(file.bytes)?.contains("at most 256 MB are read") == true)
    file = ByteWriter()
    file.append(VectorFormat.magic)
    file.count(1)
    file.count(255 << 20)
    #expect(failure(file.bytes)?.hasPrefix("it is damaged") == true)
  }

  /// Damage behind the checksum: the parts themselves have to hold.
  @Test(arguments: 0..<8)
  func damagedPartsEndInAFailureOrAFilm(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let body = try Self.body(of: bytes)
    var failures = 0
    for _ in 0..<300 {
      var damaged = body
      for _ in 0...random.next(4) {
        let place = random.next(damaged.count)
        switch random.next(5) {
        case 0: damaged[place] = UInt8(truncatingIfNeeded: random.next(256))
        case 1: damaged[place] ^= 1 << UInt8(random.next(8))
        case 2: damaged[place] = 0xFF
        case 3: damaged.removeSubrange(place..<min(place + random.next(9), damaged.count))
        default:
          damaged.insert(
            contentsOf: (0..<random.next(9)).map { _ in UInt8(random.next(256)) }, at: place)
        }
      }
      guard let read = try? Film(vectorRecording: Self.file(damaged)) else {
        failures += 1
        continue
      }
      // What is read can be drawn and written.
      _ = read.recording.csv()
      _ = try FilmPictures(film: read, crop: .init(0, 0, 20, 20), scale: 1)
        .pictures(of: [0, read.frames.count - 1])
    }
    #expect(failures > 100)
  }

  @Test func layersThatHoldEachOtherAreTold() throws {
    var film = Samples.everyKind()
    film.frames[0] = film.frames[0].changing { list in
      var layer = list[list.root] ?? .init()
      layer.children = [list.root]
      list.update(list.root, layer)
    }
    #expect(failure(try film.vectorRecording()) == "it is damaged: a layer is held twice.")
  }

  @Test func layersThatLieTooDeepAreTold() throws {
    var film = Samples.everyKind()
    film.frames[0] = film.frames[0].changing { list in
      var outer = list.root
      for _ in 0..<1_100 {
        let inner = list.insert(.init())
        list.modify(outer) { $0.children = [inner] }
        outer = inner
      }
    }
    #expect(
      failure(try film.vectorRecording())
        == "it is damaged: its layers lie too deep in each other.")
  }

  @Test func aFewBytesDoNotStandForEndlessRows() throws {
    var film = Samples.everyKind()
    film.recording.times = (0..<20_000).map { Double($0) }
    film.frames = film.recording.times.map { time in
      Film.RecordedFrame(time: time, list: film.frames[0].list, changes: .none)
    }
    let rows = [[Double]?](repeating: Array(repeating: 1, count: 50), count: 20_000)
    film.recording.tracks = (0..<40).map { number in
      var track = Track(path: "\(number)", property: "value")
      track.shown = rows
      return track
    }
    let bytes = try film.vectorRecording()
    #expect(bytes.count < 100_000)
    #expect(failure(bytes)?.contains("numbers in all") == true)
  }

  @Test func whatCannotBeShownIsTold() throws {
    func failure(_ change: (inout Film) -> Void) throws -> String? {
      var film = Samples.everyKind()
      change(&film)
      return self.failure(try film.vectorRecording())
    }
    #expect(
      try failure { $0.recording.times[$0.recording.times.count - 1] = 9e8 }
        == "it is damaged: its times are out of bounds.")
    let size = "it is damaged: its surface is of no size."
    #expect(try failure { $0.recording.configuration.scale = 1000 } == size)
    #expect(try failure { $0.recording.configuration.size.width = 900_000 } == size)
    #expect(try failure { $0.recording.configuration.size.height = -1 } == size)
    #expect(try failure { $0.recording.configuration.scale = 8 } == nil)
  }

  @Test func unknownSectionsAreLeftOut() throws {
    let body = try Self.body(of: bytes)
    var newer = ByteWriter()
    newer.count(99)
    newer.count(3)
    newer.append([1, 2, 3] + body)
    let read = try Film(vectorRecording: Self.file(newer.bytes))
    #expect(read.recording == (try Film(vectorRecording: bytes)).recording)
  }

  private static func body(of file: [UInt8]) throws -> [UInt8] {
    var reader = VectorReader(file[VectorFormat.magic.count...])
    _ = try reader.whole()
    let count = try reader.whole()
    return try #require(Zlib.decompressed(try reader.take(reader.rest), count: count))
  }

  private static func file(_ body: [UInt8]) -> [UInt8] {
    var file = ByteWriter()
    file.append(VectorFormat.magic)
    file.count(VectorFormat.version)
    file.count(body.count)
    file.append(Zlib.compressed(body))
    return file.bytes
  }
}

extension Film.RecordedFrame {
  fileprivate func changing(_ change: (inout DisplayList) -> Void) -> Film.RecordedFrame {
    var list = list
    change(&list)
    return Film.RecordedFrame(time: time, list: list, changes: .everything)
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
private struct SplitMix {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return count > 0 ? Int((z ^ z >> 31) % UInt64(count)) : 0
  }
}
