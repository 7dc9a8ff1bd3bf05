import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 5.5 and 7: what happens to a text that changes in an animated transaction.
@MainActor @Suite("Content transitions")
struct ContentTransitionTests {
  private struct Words: View {
    let model: Model<String>
    var transition: ContentTransition?
    var body: some View {
      if let transition {
        Text(model.value).contentTransition(transition)
      } else {
        Text(model.value)
      }
    }
  }

  private func change(_ transition: ContentTransition?) throws -> Probe {
    let model = Model("Load")
    let probe = try Probe(Words(model: model, transition: transition))
    model.set("Lost", .linear(duration: 1))
    probe.host.advance(to: 0.25)
    return probe
  }

  @Test(arguments: [nil, ContentTransition.opacity])
  func textCrossFades(_ transition: ContentTransition?) throws {
    let probe = try change(transition)
    // What is the same at the same place is the same all the time.
    let shown = probe.list.texts
    #expect(shown.map(\.text) == ["Lo", "ad", "st"])
    #expect(shown.map(\.opacity) == [1, 0.75, 0.25])
    #expect(isClose(probe.value("Text", "content"), 0.25))
    #expect(isClose(probe.value("Text", "content", at: 2), 1))
    #expect(probe.list.texts.map(\.text) == ["Lost"])
  }

  @Test func identityIsAtOnceAndTheFrameStillMoves() throws {
    let model = Model("i")
    let probe = try Probe(Words(model: model, transition: .identity))
    model.set("wide text", .linear(duration: 1))
    #expect(probe.list.texts.map(\.text) == ["wide text"])
    #expect(probe.host.motions.map(\.property) == ["frame"])
  }

  @Test func linesThatBreakElsewhereCrossFade() throws {
    struct Wrapping: View {
      let model: Model<CGFloat>
      var body: some View { Text("one two three four").frame(width: model.value) }
    }
    let model = Model<CGFloat>(60)
    let probe = try Probe(Wrapping(model: model))
    model.set(200, .linear(duration: 1))
    _ = probe.host.frame()
    #expect(probe.host.motions.map(\.property).sorted() == ["content", "frame"])
    probe.host.advance(to: 0.5)
    #expect(probe.list.texts.contains { $0.opacity == 0.5 })
    probe.host.advance(to: 1)
    #expect(probe.list.texts.map(\.text) == ["one two three four"])
  }

  @Test func aColorOfItsOwnMoves() throws {
    struct Colored: View {
      let model: Model<Bool>
      var body: some View { Text("Go").foregroundColor(model.value ? .white : .black) }
    }
    let model = Model(false)
    let probe = try Probe(Colored(model: model))
    model.set(true, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    let runs = probe.list.textRuns
    #expect(runs.count == 1)
    // Half way between black and white in perception, not in numbers.
    #expect(isClose(runs.first?.color?.red, 0.389, within: 0.01))
  }

  @Test func interpolationMovesTheGlyphs() throws {
    struct Growing: View {
      let model: Model<Bool>
      var body: some View {
        Text("Size").font(.system(size: model.value ? 40 : 20)).contentTransition(.interpolate)
          .frame(width: 200, height: 80, alignment: .topLeading)
      }
    }
    let model = Model(false)
    let probe = try Probe(Growing(model: model))
    let small = try #require(probe.list.textRuns.first)
    model.set(true, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    let middle = try #require(probe.list.textRuns.first)
    probe.host.advance(to: 1)
    let large = try #require(probe.list.textRuns.first)
    #expect(small.size == 20 && isClose(middle.size, 30) && large.size == 40)
    for index in small.glyphs.indices {
      let mean = (small.glyphs[index].x + large.glyphs[index].x) / 2
      #expect(isClose(middle.glyphs[index].x, mean))
    }
    #expect(probe.list.texts.count == 1)
  }

  @Test func aWeightIsAFadeInPlace() throws {
    struct Bolder: View {
      let model: Model<Bool>
      var body: some View {
        Text("Bold").fontWeight(model.value ? .bold : .regular).contentTransition(.interpolate)
      }
    }
    let model = Model(false)
    let probe = try Probe(Bolder(model: model))
    model.set(true, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    let shown = probe.list.texts
    #expect(shown.map(\.text) == ["B", "o", "l", "d", "B", "o", "l", "d"])
    #expect(shown.allSatisfy { $0.opacity == 0.5 && $0.blur == 0 })
    for (thin, thick) in zip(shown.prefix(4), shown.suffix(4)) {
      #expect(isClose(thin.x, thick.x, within: 1))
    }
  }

  @Test func anotherStringIsNotInterpolated() throws {
    let probe = try change(.interpolate)
    #expect(probe.list.texts.map(\.text) == ["Lo", "ad", "st"])
  }

  @Test func linesUnderATextFadeWithIt() throws {
    struct Underlined: View {
      let model: Model<Bool>
      var body: some View { Text("Link").underline(model.value) }
    }
    let model = Model(false)
    let probe = try Probe(Underlined(model: model))
    model.set(true, .linear(duration: 1))
    probe.host.advance(to: 0.25)
    let lines = probe.list.layers.filter { layer in
      layer.commands.contains {
        if case .text(let layout, _, _) = $0 {
          layout.runs.contains { !$0.decorations.isEmpty }
        } else {
          false
        }
      }
    }
    #expect(lines.map(\.opacity) == [0.25])
  }

  @Test func aSymbolCrossFadesAroundItsMiddle() throws {
    struct Icon: View {
      let model: Model<String>
      var body: some View { Image(systemName: model.value).frame(width: 60, height: 60) }
    }
    let model = Model("heart")
    let probe = try Probe(Icon(model: model))
    model.set("star.fill", .linear(duration: 1))
    probe.host.advance(to: 0.25)
    #expect(probe.list.texts.map(\.text) == ["heart", "star.fill"])
    #expect(probe.list.texts.map(\.opacity) == [0.75, 0.25])
    probe.host.advance(to: 1)
    #expect(probe.list.texts.map(\.text) == ["star.fill"])
    // There is no such symbol: what is drawn instead is there at once.
    model.set("no.such.symbol", .linear(duration: 1))
    #expect(probe.list.texts.isEmpty)
  }

  @Test func whoReadsTheEnvironmentSeesWhatWasSet() throws {
    struct Reader: View {
      @Environment(\.contentTransition) private var transition
      let log: Log
      var body: some View {
        log("\(transition == .numericText()) \(transition == .numericText(countsDown: true))")
        return Text("x")
      }
    }
    let log = Log()
    _ = try Probe(Reader(log: log).contentTransition(.numericText()))
    #expect(log.entries == ["true false"])
    var values = EnvironmentValues()
    #expect(!values.contentTransitionAddsDrawingGroup)
    values.contentTransitionAddsDrawingGroup = true
    #expect(values.contentTransitionAddsDrawingGroup)
  }

  @Test func aDrawingGroupIsOnePicture() throws {
    func isOnePicture(_ adds: Bool) throws -> Bool? {
      let model = Model("a")
      let probe = try Probe(
        Words(model: model).environment(\.contentTransitionAddsDrawingGroup, adds))
      model.set("b", .linear(duration: 1))
      probe.host.advance(to: 0.5)
      return probe.list.layers.first { $0.name == "Text" }?.isMoving
    }
    #expect(try isOnePicture(true) == true)
    #expect(try isOnePicture(false) == false)
  }
}

extension DisplayList {
  /// All layers that are shown, parents first.
  fileprivate var layers: [Layer] {
    func below(_ id: LayerID) -> [Layer] {
      guard let layer = self[id] else { return [] }
      return [layer] + layer.children.flatMap(below)
    }
    return below(root)
  }

  fileprivate var textRuns: [TextLayout.Run] {
    layers.flatMap(\.commands).flatMap { command -> [TextLayout.Run] in
      if case .text(let layout, _, _) = command { layout.runs } else { [] }
    }
  }
}
