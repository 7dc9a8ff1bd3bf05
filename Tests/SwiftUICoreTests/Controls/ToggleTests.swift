import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.5.
@MainActor @Suite("Toggles")
struct ToggleTests {
  private struct Scene: View {
    let model: Model<Bool>
    var body: some View {
      Toggle("Wi-Fi", isOn: Binding(get: { model.value }, set: { model.value = $0 }))
    }
  }

  @Test func isLabelTraitsAndValue() throws {
    let model = Model(false)
    let probe = try Probe(Scene(model: model))
    let element = try #require(probe.host.semantics.first)
    #expect(element.label == "Wi-Fi" && element.value == "Off")
    #expect(element.traits.isSuperset(of: [.isToggle, .isButton]))
    model.value = true
    #expect(probe.host.semantics.first?.value == "On")
  }

  @Test func theSwitchReactsAndTheLabelDoesNot() throws {
    let model = Model(false)
    let probe = try Probe(Scene(model: model))
    let point = try #require(probe.host.semantics.first?.activationPoint)
    #expect(isClose(point.x, 393 + 2 - 63 / 2, within: 1))
    probe.host.tap(at: point)
    #expect(model.value)
    probe.host.tap(at: Point(20, point.y))
    #expect(model.value)
  }

  @Test func aDisabledToggleDoesNothing() throws {
    let model = Model(false)
    let probe = try Probe(Scene(model: model).disabled(true))
    let element = try #require(probe.host.semantics.first)
    #expect(!element.isEnabled)
    probe.host.tap(at: element.activationPoint ?? element.center)
    #expect(!model.value)
  }

  @Test func aStyleOfTheAppDecidesLookAndReach() throws {
    struct Whole: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          configuration.label
        }
      }
    }
    let model = Model(false)
    let probe = try Probe(Scene(model: model).toggleStyle(Whole()))
    probe.tap("Wi-Fi")
    #expect(model.value)
  }
}
