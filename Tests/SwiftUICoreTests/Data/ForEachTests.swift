import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private struct Row: View {
  let name: String
  let log: Log
  @State private var born = Int.random(in: 0..<1_000_000)
  var body: some View {
    Text("\(name) \(born)").onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
  }
}

private struct Rows: View {
  let model: Model<[String]>
  let log: Log
  var body: some View {
    VStack(spacing: 0) {
      ForEach(model.value, id: \.self) { Row(name: $0, log: log).frame(height: 10) }
    }
  }
}

/// SWIFTUI-FACTS 5.5 and 15.
@MainActor @Suite("Loops")
struct ForEachTests {
  private let log = Log()

  private func texts(_ probe: Probe) -> [String] { probe.host.semantics.map(\.label) }

  @Test func stateFollowsTheIdWhenRowsMove() throws {
    let model = Model(["a", "b", "c"])
    let probe = try Probe(Rows(model: model, log: log))
    let before = texts(probe)
    log.entries = []
    model.set(["c", "a", "b"], nil)
    #expect(texts(probe).isEmpty == false)
    _ = probe.host.frame()
    #expect(texts(probe) == [before[2], before[0], before[1]])
    #expect(log.entries.isEmpty)
  }

  @Test func rowsComeAndGo() throws {
    let model = Model(["a", "b", "c"])
    let probe = try Probe(Rows(model: model, log: log))
    #expect(log.entries == ["+c", "+b", "+a"])
    log.entries = []
    model.set(["a", "d", "c"], nil)
    _ = probe.host.frame()
    #expect(log.entries == ["+d", "-b"])
  }

  @Test func movedRowsGlideAndNewOnesFade() throws {
    let model = Model(["a", "b"])
    let probe = try Probe(Rows(model: model, log: log), HostConfiguration(size: .init(100, 100)))
    model.set(["b", "a", "c"], .linear(duration: 1))
    probe.host.advance(to: 0.5)
    let shown = probe.host.values.filter { $0.property == "frame" }
    // Two rows of 10 around the middle, then three.
    let ys = Dictionary(
      uniqueKeysWithValues: shown.map { ($0.path.contains("[a]"), $0.shown[1]) }.prefix(2).map {
        ($0.0 ? "a" : "b", $0.1)
      })
    #expect(ys.count == 2)
    #expect(
      probe.host.values.contains { $0.property == "opacity" && abs($0.shown[0] - 0.5) < 0.001 })
  }

  @Test func stateReadOnlyInsideTheLoopIsFollowed() throws {
    struct Scene: View {
      @State private var selected = 0
      var body: some View {
        VStack {
          ForEach(0..<3) { index in
            Text(index == selected ? "on" : "off")
          }
        }
        .onTapGesture { selected = 2 }
      }
    }
    let probe = try Probe(Scene())
    probe.host.tap(at: try #require(probe.host.semantics.first).center)
    _ = probe.host.frame()
    #expect(probe.list.description.components(separatedBy: "\"on\"").count == 2)
    let labels = probe.host.graph.attributesInOrder.compactMap { $0.element.semanticText }
    #expect(labels.last == "on" && labels.first == "off")
  }

  @Test func aModelReadOnlyInsideTheLoopIsFollowed() throws {
    struct Scene: View {
      let model: Model<String>
      var body: some View { ForEach(0..<2) { Text("\(model.value) \($0)") } }
    }
    let model = Model("old")
    let probe = try Probe(Scene(model: model))
    model.set("new", nil)
    _ = probe.host.frame()
    #expect(texts(probe) == ["new 0", "new 1"])
  }

  @Test func ofTwoWithOneIdOnlyTheFirstIsShown() throws {
    let model = Model(["a", "a", "b"])
    let probe = try Probe(Rows(model: model, log: log))
    #expect(texts(probe).count == 2)
    #expect(probe.host.issues.count == 1)
  }

  @Test func tenThousandRows() throws {
    struct Scene: View {
      @Environment(\.colorScheme) private var scheme
      let model: Model<Int>
      var body: some View {
        VStack(spacing: 0) { ForEach(0..<model.value, id: \.self) { Line(number: $0) } }
      }
    }
    struct Line: View {
      @Environment(\.colorScheme) private var scheme
      let number: Int
      var body: some View { Color.red.frame(height: scheme == .dark ? 2 : 1) }
    }
    let model = Model(10_000)
    let clock = ContinuousClock()
    var probe: Probe!
    let time = try clock.measure {
      probe = try Probe(Scene(model: model))
      probe.host.configuration.colorScheme = .dark
      _ = probe.host.frame()
      model.set(9_999, .linear(duration: 1))
      probe.host.advance(to: 0.5)
      _ = probe.host.frame()
    }
    #expect(time < .seconds(60), "\(time)")
    print("10,000 rows:", time)
    #expect(probe.host.values.count >= 10_000)
  }
}
