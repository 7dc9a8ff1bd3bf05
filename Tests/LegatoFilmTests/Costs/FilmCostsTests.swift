import Foundation
import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm
@testable import SwiftUICore

@MainActor @Suite("What a film costs")
struct FilmCostsTests {
  private static func options(_ words: String...) throws -> FilmOptions { try FilmOptions(words) }

  private static func costs(plays: Int = 2) throws -> FilmCosts {
    let options = try options("--tap", "Fade", "--fps", "20", "--size", "200x200")
    return try CostMeasurement(name: "Fade", options: options, plays: plays).measure {
      { FadeCard() }
    }
  }

  @Test("Each frame has the time of every pass and of drawing")
  func frames() throws {
    let options = try Self.options("--tap", "Fade", "--fps", "20", "--size", "200x200")
    var recorder = try FilmRecorder(FadeCard(), name: "Fade", options: options)
    let film = try recorder.record()
    let costs = try Self.costs()
    #expect(costs.frames.map(\.time) == film.recording.times)
    #expect(costs.width == 400 && costs.height == 400 && costs.plays == 2)
    #expect(FilmCosts.parts.last == "raster" && FilmCosts.parts.first == "update")
    for frame in costs.frames {
      #expect(frame.seconds.count == FilmCosts.parts.count)
      #expect(frame.seconds.allSatisfy { $0 >= 0 && $0 < 5 })
    }
    // The first frame builds, lays out, records and draws.
    let first = try #require(costs.frames.first)
    for part in ["layout", "record", "raster"] {
      let index = try #require(FilmCosts.parts.firstIndex(of: part))
      #expect(first.seconds[index] > 0, "\(part)")
    }
  }

  @Test("A recording is the same whether its passes are measured or not")
  func recordingStays() throws {
    let options = try Self.options("--tap", "Fade", "--fps", "20")
    var plain = try FilmRecorder(FadeCard(), name: "Fade", options: options)
    var measured = FilmRecorder(
      name: "Fade", options: options, measuring: try HarfBuzzTextEngine()
    ) { FadeCard() }
    let (one, other) = (try plain.record(), try measured.record())
    #expect(one.recording == other.recording)
    #expect(one.recording.json() == other.recording.json())
    #expect(try one.vectorRecording() == other.vectorRecording())
    #expect(plain.passTimes.isEmpty && measured.passTimes.count == other.recording.times.count)
  }

  @Test("The layers say what they took, and why they were drawn again")
  func layers() throws {
    let costs = try Self.costs()
    let card = try #require(costs.layers.first { $0.path.contains("FadeCard") })
    #expect(card.frames > 2 && card.pixels > 0)
    let words = Set(costs.layers.flatMap(\.reasons).map(\.words))
    #expect(words.contains("all of the surface") && words.contains("opacity"), "\(words)")
    #expect(costs.frames.contains { !$0.layers.isEmpty })
    #expect(costs.frames.allSatisfy { $0.layers.count <= FilmCosts.maxLayers })
  }

  @Test("Rows of a loop are one place, and the layers that are there at once are counted")
  func places() {
    #expect(LayerTally.place(of: "List/Row[17]/Text[0]") == "List/Row[*]/Text[*]")
    #expect(LayerTally.place(of: "Row[a]b]") == "Row[*]b]")
    let ids = (1...3).map { LayerID(number: $0) }
    var tally = LayerTally()
    let paths = Dictionary(uniqueKeysWithValues: ids.map { ($0, "Row[\($0.number)]") })
    func cost(_ id: LayerID, _ reasons: RedrawReasons) -> LayerCost {
      var cost = LayerCost(layer: id)
      (cost.pixels, cost.seconds, cost.reasons) = (10, 0.5, reasons)
      return cost
    }
    tally.add(ids.map { cost($0, .moved) }, paths: paths)
    tally.add([cost(ids[0], [.moved, .opacity])], paths: paths)
    #expect(
      tally.dearest() == [
        FilmCosts.Layer(
          path: "Row[*]", count: 3, frames: 2, seconds: 2, pixels: 40,
          reasons: [.init(words: "moved", count: 4), .init(words: "opacity", count: 1)])
      ])
  }

  @Test("Of several plays the least of each frame counts, where they are of the same frames")
  func least() {
    func frame(_ time: Double, _ seconds: [Double]) -> FilmCosts.Frame {
      FilmCosts.Frame(time: time, seconds: seconds)
    }
    let (first, second) = (
      [frame(0, [3, 1]), frame(1, [2, 2])], [frame(0, [1, 4]), frame(1, [3, 1])]
    )
    #expect(CostMeasurement.least([], first) == first)
    #expect(CostMeasurement.least(first, second) == [frame(0, [1, 1]), frame(1, [2, 1])])
    #expect(CostMeasurement.least(first, [frame(0, [0, 0])]) == first)
  }

  // MARK: In words

  private static let sample = FilmCosts(
    frames: (0..<4).map { row in
      FilmCosts.Frame(
        time: Double(row) / 10,
        seconds: FilmCosts.parts.map { $0 == "raster" ? Double(row) / 1000 : 0 }, pixels: 10,
        layers: row == 3
          ? [
            .init(
              path: "Card<&>", count: 1, frames: 1, seconds: 0.002, pixels: 2_400_000, filters: 1,
              reasons: [.init(words: "filter changed", count: 1)])
          ] : [])
    },
    layers: [
      .init(
        path: "Card<&>", count: 2, frames: 4, seconds: 0.005, pixels: 12_345, filters: 3,
        reasons: [.init(words: "filter changed", count: 3)])
    ], plays: 3, width: 400, height: 200)

  @Test("The tables name the passes that ran, the worst frame and the dearest layers")
  func text() {
    #expect(
      Self.sample.text(name: "Card") == """
        What Card costs: 4 frames at 400×200 pixels, the least of 3 plays

        ms of processor time   mean    p99  worst
          raster              1.500  3.000  3.000  at 0.300 s
          frame               1.500  3.000  3.000  at 0.300 s

        The dearest layers     ms  share  frames  pixels  filters  because
          Card<&> ×2        5.000  100 %       4    12 k        3  filter changed 3×

        The worst frame, at 0.300 s: 3.000 ms (raster 3.000)
          its layers     ms  pixels  filters  because
          Card<&>     2.000   2.4 M        1  filter changed

        """)
  }

  @Test("JSON has them where they were asked for, and a page nothing that could end its element")
  func json() throws {
    let recording = Recording(
      view: "Card", configuration: HostConfiguration(), framesPerSecond: 10)
    #expect(!recording.json().contains("costs"))
    let object = try #require(
      JSONSerialization.jsonObject(
        with: Data(recording.json(costs: Self.sample).utf8)) as? [String: Any])
    let costs = try #require(object["costs"] as? [String: Any])
    #expect(costs["parts"] as? [String] == FilmCosts.parts)
    #expect((costs["milliseconds"] as? [String: [Double]])?["raster"] == [0, 1, 2, 3])
    #expect(!Self.sample.markup.contains("<"))
    #expect(
      try JSONSerialization.jsonObject(with: Data(Self.sample.markup.utf8)) as? NSDictionary
        == costs as NSDictionary)
  }

  @Test("The command prints them, and writes what was asked for alone")
  func command() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let fade = FilmSubject(name: "Fade") { FadeCard() }
    let words = ["legato film", "--tap", "Fade", "--fps", "4", "--costs"]
    #expect(FilmMain.run([fade], arguments: words) == 0)
    #expect(folder.names.isEmpty)
    let out = ["-o", folder.path + "/a.json", "-o", folder.path + "/a.html"]
    #expect(FilmMain.run([fade], arguments: words + out) == 0)
    let files = try ["json", "html"].map {
      try String(contentsOfFile: "\(folder.path)/a.\($0)", encoding: .utf8)
    }
    #expect(files[0].contains("\"costs\""))
    #expect(files[1].contains("id=\"costs-data\""))
  }

  // MARK: Time by pass

  @Test("Passes are timed where that is asked for, and the time of one in another is its own")
  func passes() {
    var times = PassTimes()
    #expect(times.enter(.update, at: 1) == nil)
    #expect(times.enter(.layout, at: 3) == .update)
    #expect(times.enter(.update, at: 7) == .layout)
    #expect(times.enter(nil, at: 8) == .update)
    #expect(times[.update] == 3 && times[.layout] == 4 && times.total == 7)
    // What is between two passes is of none.
    #expect(times.enter(.record, at: 20) == nil)
    #expect(times.enter(nil, at: 21) == .record)
    #expect(times.total == 8)
    var backwards = PassTimes()
    _ = backwards.enter(.layout, at: 5)
    _ = backwards.enter(nil, at: 4)
    #expect(backwards.total == 0)
  }

  @Test("A body that works long shows in the update pass, and in no frame after it")
  func update() throws {
    let stage = Stage(
      configuration: HostConfiguration(), textEngine: try HarfBuzzTextEngine(), measuresTime: true
    ) { Laborious() }
    _ = stage.frame()
    stage.advance(to: 0.5)
    let idle = try #require(stage.frame().statistics.times)
    try stage.tap("Work")
    stage.advance(to: 0.6)
    let busy = try #require(stage.frame().statistics.times)
    #expect(busy[.update] > 0.002 && busy[.update] > 0.5 * busy.total, "\(busy)")
    #expect(idle[.update] < busy[.update] / 4)
    let plain = try Stage(Laborious())
    #expect(plain.frame().statistics.times == nil)
  }

  // MARK: What only asks for values

  @Test("A film of values opens no font where there is no text, and draws nothing where there is")
  func values() throws {
    let engine = try HarfBuzzTextEngine()
    let options = try Self.options("--duration", "0.5")
    var recorder = FilmRecorder(name: "Plain", options: options, measuring: engine) {
      WordlessSample()
    }
    let film = try recorder.record()
    #expect(film.recording.csv().contains("scale") && !film.recording.json().isEmpty)
    #expect(engine.openedFontFiles.isEmpty && !engine.hasOpenedOutlines)

    var words = FilmRecorder(name: "Fade", options: options, measuring: engine) { FadeCard() }
    #expect(try words.record().recording.times.count > 10)
    #expect(!engine.openedFontFiles.isEmpty && !engine.hasOpenedOutlines)
  }
}

private struct Laborious: View {
  @State private var isOn = false

  var body: some View {
    Button("Work") { isOn.toggle() }.opacity(Self.work(isOn))
  }

  private static func work(_ isOn: Bool) -> Double {
    guard isOn else { return 1 }
    let start = PassTimes.processorSeconds()
    var sum = 0.0
    while PassTimes.processorSeconds() - start < 0.004 { sum += 1 }
    return sum > 0 ? 0.9 : 1
  }
}

private struct WordlessSample: View {
  @State private var isLarge = false

  var body: some View {
    Rectangle().frame(width: 40, height: 40).scaleEffect(isLarge ? 2 : 1)
      .onAppear { withAnimation(.linear(duration: 0.4)) { isLarge = true } }
  }
}
