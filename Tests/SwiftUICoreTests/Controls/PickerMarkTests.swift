import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("The mark of a picker")
struct PickerMarkTests {
  private struct Segments: View {
    let model: Model<Int>
    var body: some View {
      Picker(
        "Pick",
        selection: Binding {
          model.value
        } set: {
          model.value = $0
        }
      ) {
        ForEach(0..<3) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test func withoutASelectionItIsNotDrawnAndLeavesNothing() throws {
    let model = Model(1)
    let probe = try Probe(Segments(model: model))
    let selected = probe.list.count
    model.value = 7
    let none = probe.list.count
    #expect(none < selected)
    #expect(probe.host.graph.invariantViolations(after: .record) == [])
    model.value = 2
    #expect(probe.list.count == selected)
    #expect(probe.host.graph.invariantViolations(after: .record) == [])
  }
}
