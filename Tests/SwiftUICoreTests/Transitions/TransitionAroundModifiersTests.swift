import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 6.3: what is written around the place where views come and go, as on a `Group` with a
/// conditional, belongs to each of these views: its transition is around it, and may be written there.
@MainActor @Suite("Transitions and the modifiers around a conditional")
struct TransitionAroundModifiersTests {
  private let model = Model(false)

  private func scene<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) throws
    -> Probe
  {
    try Probe(Showing(model: model) { isThere in VStack { content(isThere) } })
  }

  private func swap(_ isThere: Bool) -> some View {
    Group { if isThere { Rectangle() } else { Circle() } }.frame(width: 40, height: 40)
  }

  @Test func aTransitionOnTheGroupIsThatOfItsViews() throws {
    let probe = try scene { swap($0).transition(.scale) }
    model.set(true, .second)
    #expect(isClose(probe.value("Rectangle", "scale", at: 0.25), 0.25))
    #expect(isClose(probe.value("Circle", "scale", at: 0.25), 0.75))
    #expect(Set(probe.moving) == ["scale"])
    probe.host.advance(by: 2)
    #expect(!probe.shows("Circle"))
  }

  @Test func theOutermostCounts() throws {
    let probe = try scene { isThere in
      Group { if isThere { Rectangle().transition(.slide) } }.transition(.scale).padding()
    }
    model.set(true, .second)
    probe.host.advance(to: 0.25)
    #expect(Set(probe.moving) == ["scale"])
  }

  /// 6.4: what an update takes away leaves with the transition from before the update.
  @Test func whatLeavesDoesNotSeeATransitionOfTheSameUpdate() throws {
    let probe = try scene { isThere in
      Group { if isThere { Rectangle() } else { Circle() } }
        .transition(isThere ? AnyTransition.scale : .opacity)
    }
    model.set(true, .second)
    probe.host.advance(to: 0.25)
    #expect(isClose(probe.value("Rectangle", "scale"), 0.25))
    #expect(isClose(probe.value("Circle", "opacity"), 0.75))
    probe.host.advance(to: 3)
    model.set(false, .second)
    probe.host.advance(to: 3.25)
    #expect(isClose(probe.value("Rectangle", "scale"), 0.75))
    #expect(isClose(probe.value("Circle", "opacity"), 0.25))
  }

  @Test func aContainerInBetweenKeepsIt() throws {
    let probe = try scene { isThere in
      ZStack { if isThere { Rectangle() } }.transition(.scale)
    }
    model.set(true, .second)
    probe.host.advance(to: 0.25)
    #expect(Set(probe.moving) == ["opacity"])
  }

  @Test func theBackgroundFadesAlong() throws {
    let probe = try scene { swap($0).padding(8).background(Color.red) }
    model.set(true, .second)
    probe.host.advance(to: 0.25)
    #expect(probe.moving == ["opacity", "opacity"])
    // Each of the two fades as a whole: what it shows and its background are in one layer.
    for fade in ["opacity 0.75", "opacity 0.25"] {
      #expect(probe.fills(under: fade) == 2)
    }
  }

  @Test func theTransitionMovesAllOfIt() throws {
    let probe = try scene { isThere in
      Group { if isThere { Rectangle().frame(width: 40, height: 40) } }
        .padding(10).background(Color.red).transition(.move(edge: .leading))
    }
    model.set(true, .second)
    probe.host.advance(to: 0.5)
    let places = probe.host.values.filter { $0.property.hasPrefix("frame") && $0.isMoving }
    #expect(places.count == 2)
    // Both are on their way by the width of the whole.
    for place in places { #expect(isClose(place.model[0] - place.shown[0], 30)) }
  }

  @Test func itTurnsBackAndComesToRest() throws {
    let probe = try scene { swap($0).padding(8).background(Color.red).transition(.scale) }
    model.set(true, .second)
    probe.host.advance(to: 0.4)
    model.set(false, .second)
    #expect(isClose(probe.value("Circle", "scale", at: 0.4), 0.6))
    probe.host.advance(to: 3)
    #expect(probe.moving.isEmpty && probe.shows("Circle"))
    #expect(probe.value("Circle", "scale") == 1)
    #expect(probe.list.description.components(separatedBy: "fill ").count == 3)
  }

  @Test func whatIsAroundKeepsItsStateWhileTheViewComesBack() throws {
    let width = Model(40.0)
    let probe = try Probe(
      Showing(model: width) { width in
        Showing(model: model) { isThere in
          VStack {
            Group { if !isThere { Rectangle() } }.frame(width: width, height: 40).opacity(0.9)
          }
        }
      })
    width.set(80, .second)
    probe.host.advance(to: 0.5)
    model.set(true, .second)
    probe.host.advance(to: 0.75)
    #expect(isClose(probe.value("Rectangle", "frame", 2), 70))
    model.set(false, .second)
    probe.host.advance(to: 3)
    #expect(isClose(probe.value("Rectangle", "frame", 2), 80))
    #expect(probe.moving.isEmpty)
  }

  @Test func whatLeavesKeepsItsPlaceAndItsModifiers() throws {
    let probe = try scene { isThere in
      Group { if isThere { Rectangle() } else { Circle() } }
        .frame(width: isThere ? 200 : 40, height: 40).padding(isThere ? 20 : 5)
    }
    let place = try #require(probe.host.values.first { $0.property == "frame" }).shown
    model.set(true, .second)
    probe.host.advance(to: 0.5)
    func frame(_ name: String) -> [Double]? {
      probe.host.values.first { $0.path.hasSuffix(name) && $0.property == "frame" }?.shown
    }
    #expect(frame("Circle") == place)
    #expect(frame("Rectangle")?[2] == 200)
    model.set(false, .second)
    probe.host.advance(to: 4)
    #expect(frame("Circle") == place)
    // After it has come back it takes part again.
    model.set(true, nil)
    model.set(false, nil)
    #expect(frame("Circle") == place && probe.moving.isEmpty)
  }

  @Test func rowsOfALoopTakeWhatIsWrittenOnTheLoop() throws {
    let items = Model([0, 1])
    let probe = try Probe(
      Showing(model: items) { items in
        VStack(spacing: 0) {
          ForEach(items, id: \.self) { _ in Rectangle().frame(width: 10, height: 30) }
            .padding(5).background(Color.red).transition(.scale)
        }
      })
    items.set([0, 2, 1], .second)
    #expect(isClose(probe.value("[2]/Rectangle", "scale", at: 0.25), 0.25))
    items.set([2, 1], .second)
    probe.host.advance(to: 0.5)
    #expect(isClose(probe.value("[0]/Rectangle", "scale"), 0.75))
    probe.host.advance(to: 4)
    #expect(probe.moving.isEmpty)
  }
}

extension Probe {
  /// How many areas are filled in the first layer with a property, and below.
  fileprivate func fills(under property: String) -> Int {
    func depth(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    let lines = list.description.split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.hasSuffix(property) }) else { return 0 }
    return lines[(start + 1)...].prefix { depth($0) > depth(lines[start]) }
      .count { $0.contains("fill ") }
  }
}
