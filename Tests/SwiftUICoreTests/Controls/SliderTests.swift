import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 13.4, rows S1 to S4.
@MainActor @Suite("Sliders")
struct SliderTests {
  private let log = Log()

  private struct Scene: View {
    let model: Model<Double>
    let log: Log
    var step: Double?
    var bounds = 0.0...1.0
    private var value: Binding<Double> {
      Binding {
        model.value
      } set: {
        model.value = $0
        log("\(($0 * 1000).rounded() / 1000)")
      }
    }
    var body: some View {
      Group {
        if let step {
          Slider(value: value, in: bounds, step: step) { log("editing \($0)") }
        } else {
          Slider(value: value, in: bounds) { log("editing \($0)") }
        }
      }
      .frame(width: 228)
    }
  }

  private func probe(
    _ value: Double, step: Double? = nil, in bounds: ClosedRange<Double> = 0...1,
    _ direction: LayoutDirection = .leftToRight, system: SystemVersion = .standard
  ) throws -> (Probe, Model<Double>) {
    let model = Model(value)
    let probe = try Probe(
      Scene(model: model, log: log, step: step, bounds: bounds),
      HostConfiguration(size: Size(228, 100), layoutDirection: direction, system: system))
    return (probe, model)
  }

  @Test func aPressBesideTheThumbSetsTheValueOnce() throws {
    let (probe, _) = try probe(0)
    probe.host.tap(at: Point(14 + 100, 50))
    #expect(log.entries == ["editing true", "0.5", "editing false"])
  }

  /// How far the middle of the thumb goes, with a thumb of 28 or of 37 points.
  private nonisolated static let ways = [(SystemVersion.iOS18, 200.0), (.iOS26, 191.0)]

  @Test(arguments: ways)
  func theThumbIsTakenWhereItIs(_ system: SystemVersion, _ way: Double) throws {
    let (probe, model) = try probe(0.5, system: system)
    probe.host.touchDown(at: Point(114 + 6, 50))
    #expect(isClose(model.value, 0.5))
    probe.host.touchMove(to: Point(114 + 26, 50))
    #expect(isClose(model.value, 0.5 + 20 / way))
    probe.host.touchMove(to: Point(1000, 50))
    #expect(model.value == 1)
    probe.host.touchUp()
    #expect(log.entries.first == "editing true" && log.entries.last == "editing false")
  }

  @Test func stepsCountFromTheLowerEnd() throws {
    let (probe, model) = try probe(1, step: 3, in: 1...9)
    for (x, value) in [(0.0, 1.0), (60, 4), (130, 7), (228, 7)] {
      probe.host.tap(at: Point(x, 50))
      #expect(model.value == value)
    }
  }

  @Test(arguments: ways)
  func rightToLeftItGrowsToTheLeft(_ system: SystemVersion, _ way: Double) throws {
    let (probe, model) = try probe(0, .rightToLeft, system: system)
    probe.host.tap(at: Point(114 - way / 4, 50))
    #expect(isClose(model.value, 0.75))
  }

  @Test func aCancelledTouchEndsTheEditing() throws {
    let (probe, _) = try probe(0)
    probe.host.touchDown(at: Point(114, 50))
    probe.host.touchCancel()
    #expect(log.entries == ["editing true", "0.5", "editing false"])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func aStepThatMakesNoSenseIsNone(_ step: Double) throws {
    let (probe, model) = try probe(.nan, step: step)
    probe.host.tap(at: Point(114, 50))
    #expect(isClose(model.value, 0.5))
  }

  @Test func aRangeWithoutLengthDoesNotTrap() throws {
    let (probe, model) = try probe(3, in: 3...3)
    probe.host.tap(at: Point(114, 50))
    #expect(model.value == 3)
  }

  @Test func isSpokenAsPercent() throws {
    let probe = try Probe(Slider(value: .constant(0.25)) { Text("Volume") })
    let element = try #require(probe.host.semantics.first)
    #expect(element.label == "Volume" && element.value == "25%")
  }
}
