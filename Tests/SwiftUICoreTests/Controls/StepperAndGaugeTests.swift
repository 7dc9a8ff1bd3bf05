import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.5.
@MainActor @Suite("Steppers, gauges and labels")
struct StepperAndGaugeTests {
  private struct Scene: View {
    let model: Model<Int>
    var body: some View {
      Stepper(
        "Guests", value: Binding(get: { model.value }, set: { model.value = $0 }), in: 1...4,
        step: 2)
    }
  }

  @Test func stepsStayInTheRange() throws {
    let model = Model(2)
    let probe = try Probe(Scene(model: model))
    probe.tap("Increment")
    #expect(model.value == 4)
    probe.tap("Increment")
    #expect(model.value == 4)
    probe.tap("Decrement")
    probe.tap("Decrement")
    #expect(model.value == 1)
    let decrement = try #require(probe.host.semantics.first { $0.label == "Decrement" })
    #expect(!decrement.isEnabled && decrement.value == "1")
  }

  @Test(arguments: [(-1.0, "0%"), (0.25, "25%"), (7, "100%"), (.nan, "0%")])
  func aGaugeIsSpokenAsPercent(_ value: Double, _ spoken: String) throws {
    let probe = try Probe(
      Gauge(value: value) { Text("Load") }.gaugeStyle(.accessoryCircularCapacity))
    let element = try #require(probe.host.semantics.first)
    #expect(element.label == "Load" && element.value == spoken)
  }

  @Test func gaugesShowTheirValueInEveryStyle() throws {
    struct Gauges<Style: GaugeStyle>: View {
      let style: Style
      let value: Double
      var body: some View {
        Gauge(value: value) {
          Text("Load")
        } currentValueLabel: {
          Text("now")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
        .gaugeStyle(style).tint(Gradient(colors: [.green, .red]))
      }
    }
    func picture<Style: GaugeStyle>(_ style: Style, _ value: Double) throws -> String {
      let probe = try Probe(Gauges(style: style, value: value).frame(width: 100))
      #expect(probe.host.issues.isEmpty)
      return probe.host.frame().list.description
    }
    func looks<Style: GaugeStyle>(_ style: Style, says words: [String]) throws {
      let (quarter, half) = (try picture(style, 0.25), try picture(style, 0.5))
      #expect(quarter != half, "\(Style.self)")
      for word in ["Load", "now", "low", "high"] {
        #expect(half.contains("\"\(word)\"") == words.contains(word), "\(Style.self): \(word)")
      }
    }
    try looks(.automatic, says: ["Load", "now", "low", "high"])
    try looks(.linearCapacity, says: ["Load", "now", "low", "high"])
    try looks(.accessoryLinear, says: ["low", "high"])
    try looks(.accessoryLinearCapacity, says: ["Load", "now", "low", "high"])
    try looks(.accessoryCircular, says: ["now", "low", "high"])
    try looks(.accessoryCircularCapacity, says: ["now"])
  }

  @Test func aMarkerStandsWhereTheValueIs() throws {
    func place(_ value: Double) throws -> Double {
      let gauge = Gauge(value: value) { Text("Load") }.gaugeStyle(.accessoryLinear)
      let probe = try Probe(gauge.frame(width: 106))
      return try #require(
        probe.host.values.last { $0.path.contains("Circle") && $0.property == "frame" }?.shown.first
      )
    }
    // The marker is 6 points wide, and stays on the bar.
    let start = try place(0)
    #expect(try place(0.25) - start == 25 && place(1) - start == 100)
  }

  @Test func aLabelIsItsTitleWhateverIsShown() throws {
    let label = Label("Home", systemImage: "house")
    for probe in [
      try Probe(label), try Probe(label.labelStyle(.iconOnly)),
      try Probe(label.labelStyle(.titleOnly)),
    ] {
      #expect(probe.host.semantics.map(\.label) == ["Home"])
    }
  }

  @Test func aLabelStyleCanBuildOnTheOneAround() throws {
    struct Red: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.icon.foregroundStyle(.red) }
      }
    }
    let probe = try Probe(Label("Home", systemImage: "house").labelStyle(Red()))
    #expect(probe.host.semantics.map(\.label) == ["house"])
  }

  @Test func borderedButtonsFollowTheControlSize() throws {
    for (size, height) in [(ControlSize.small, 28.0), (.regular, 34.5), (.large, 50.5)] {
      let probe = try Probe(Button("Go") {}.buttonStyle(.bordered).controlSize(size))
      let shown = probe.host.values.filter { $0.property == "frame" }.map { $0.shown[3] }.max()
      #expect(isClose(shown, height, within: 2), "\(size): \(String(describing: shown))")
    }
  }
}
