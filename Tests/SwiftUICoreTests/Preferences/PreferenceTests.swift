import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Selected: PreferenceKey {
  static var defaultValue: (Int, Anchor<CGRect>)? { nil }
  static func reduce(
    value: inout (Int, Anchor<CGRect>)?, nextValue: () -> (Int, Anchor<CGRect>)?
  ) { value = value ?? nextValue() }
}

private struct Widest: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

@MainActor @Suite("Preferences and anchors")
struct PreferenceTests {
  @Test func valuesComeInTheOrderOfTheViewsAndOnceWhenTheyChange() throws {
    let log = Log()
    let model = Model("b")
    let probe = try Probe(
      Reading(model) { name in
        VStack {
          Color.red.preference(key: Names.self, value: ["a"])
            .background { Color.red.preference(key: Names.self, value: ["behind"]) }
          EmptyView().preference(key: Names.self, value: [name])
          Color.red.transformPreference(Names.self) { $0.append("c") }
        }
        .onPreferenceChange(Names.self) { log($0.joined(separator: " ")) }
      })
    #expect(log.entries == ["a behind b c"])
    model.value = "x"
    _ = probe.host.frame()
    _ = probe.host.frame()
    #expect(log.entries == ["a behind b c", "a behind x c"])
  }

  @Test func aValueStandsInPlaceOfThoseBelow() throws {
    let log = Log()
    _ = try Probe(
      Color.red.preference(key: Names.self, value: ["inner"])
        .preference(key: Names.self, value: ["outer"])
        .onPreferenceChange(Names.self) { log($0.joined()) })
    #expect(log.entries == ["outer"])
  }

  /// SWIFTUI-FACTS 6.4.
  @Test func whatIsOnItsWayOutHasNoSay() throws {
    let log = Log()
    let model = Model(true)
    let probe = try Probe(
      Reading(model) { isThere in
        VStack {
          if isThere { Color.red.preference(key: Names.self, value: ["there"]) }
        }
        .onPreferenceChange(Names.self) { log("\($0)") }
      })
    model.set(false, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    _ = probe.host.frame()
    #expect(log.entries == ["[\"there\"]", "[]"])
    #expect(probe.host.motions.isEmpty == false)
  }

  @Test func anOverlayIsMadeOfThePlacesOfOtherViews() throws {
    let model = Model(CGFloat(10))
    let probe = try Probe(
      Reading(model) { width in
        HStack(spacing: 0) {
          Rectangle().frame(width: 20, height: 20)
          box(width, 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { index in
              Capsule().frame(width: proxy[anchors[index]].width, height: 5)
                .offset(x: proxy[anchors[index]].minX)
            }
          }
        }
      })
    let x = try #require(probe.value("Capsule", "frame", 0))
    #expect(probe.value("Capsule", "frame", 2) == 10)
    #expect(x == 201.5)
    model.set(40, nil)
    _ = probe.host.frame()
    #expect(probe.value("Capsule", "frame", 2) == 40)
    #expect(probe.host.issues.isEmpty)
  }

  @Test func aBackgroundReadsThePreferenceOfItsPrimary() throws {
    let probe = try Probe(
      Color.red.preference(key: Widest.self, value: 30)
        .backgroundPreferenceValue(Widest.self) { Capsule().frame(width: $0, height: 5) })
    #expect(probe.value("Capsule", "frame", 2) == 30)
  }

  /// On a phone nothing is made of a preference before it is known: views may rely on its place.
  @Test func whatIsMadeOfAPreferenceNeverSeesItsDefault() throws {
    let log = Log()
    let model = Model(0)
    let probe = try Probe(
      Reading(model) { selected in
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            box(10, 10).anchorPreference(key: Selected.self, value: .bounds) {
              selected == index ? (index, $0) : nil
            }
          }
        }
        .overlayPreferenceValue(Selected.self) { value in
          let _ = log("made \(value!.0) of \(selected)")
          GeometryReader { proxy in
            let _ = log("placed at \(proxy[value!.1].minX)")
            Capsule().frame(width: proxy[value!.1].width)
          }
        }
        .backgroundPreferenceValue(Selected.self) { value in
          Color.red.opacity(value!.0 == 0 ? 1 : 0.5)
        }
      })
    #expect(log.entries == ["made 0 of 0", "placed at 0.0"])
    log.entries = []
    model.set(2, nil)
    _ = probe.host.frame()
    #expect(log.entries == ["made 2 of 2", "placed at 20.0"])
    #expect(probe.host.issues.isEmpty)
  }

  /// What is made later than the rest of a screen is there from the beginning all the same.
  @Test func whatIsMadeOfAPreferenceDoesNotEnterWithTheScreen() throws {
    let model = Model(10.0)
    let probe = try Probe(
      Reading(model) { width in
        Color.red.preference(key: Widest.self, value: width)
          .overlayPreferenceValue(Widest.self) { width in
            if width > 5 { Capsule().frame(width: width).transition(.opacity) }
          }
      })
    #expect(probe.host.motions.isEmpty)
    model.set(0, .linear(duration: 1))
    _ = probe.host.frame()
    #expect(probe.host.motions.count == 1)
    probe.host.advance(to: 2)
    _ = probe.host.frame()
    model.set(20, .linear(duration: 1))
    _ = probe.host.frame()
    #expect(probe.host.motions.count == 1)
    #expect(probe.value("Capsule", "frame", 2) == 20)
  }

  @Test func geometryIsToldOnceAndWhenItChanges() throws {
    let log = Log()
    let model = Model(CGFloat(10))
    let probe = try Probe(
      Reading(model) { width in
        box(width, 10)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { log("new \($0)") }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            log("\($0) to \($1)")
          }
      })
    #expect(log.entries.sorted() == ["10.0 to 10.0", "new 10.0"])
    log.entries = []
    model.set(30, .linear(duration: 1))
    for time in [0.2, 0.5, 1.5] {
      probe.host.advance(to: time)
      _ = probe.host.frame()
    }
    #expect(log.entries.sorted() == ["10.0 to 30.0", "new 30.0"])
  }

  @Test func aFrameInWhichOnlyEffectsMoveCollectsNothing() throws {
    let model = Model(1.0)
    let log = Log()
    let probe = try Probe(
      Reading(model) { opacity in
        Color.red.opacity(opacity).transformPreference(Names.self) { _ in log("collected") }
          .onPreferenceChange(Names.self) { _ in }
      })
    model.set(0, .linear(duration: 1))
    probe.host.advance(to: 0.2)
    _ = probe.host.frame()
    log.entries = []
    probe.host.advance(to: 0.4)
    let frame = probe.host.frame()
    #expect(log.entries.isEmpty)
    #expect(frame.statistics.bodies == 0 && frame.statistics.layouts == 0)
  }

  private struct Cycle: View {
    @State private var width: CGFloat = 1
    var body: some View {
      Color.red.preference(key: Widest.self, value: width)
        .onPreferenceChange(Widest.self) { width = $0 + 1 }
    }
  }

  @Test func aCycleStopsAndIsReported() throws {
    let probe = try Probe(Cycle())
    _ = probe.host.frame()
    #expect(probe.host.issues.count == 1)
    #expect(probe.host.issues.first?.message.contains("preferences") == true)
  }
}
