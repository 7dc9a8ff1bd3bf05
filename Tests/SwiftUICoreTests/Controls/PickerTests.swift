import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 12.5.
@MainActor @Suite("Pickers")
struct PickerTests {
  private struct Scene: View {
    let model: Model<String>
    var body: some View {
      Picker(
        "Size", selection: Binding(get: { model.value }, set: { model.value = $0 })
      ) {
        Text("Small").tag("S")
        ForEach(["M", "L"], id: \.self) { Text("Size \($0)") }
      }
    }
  }

  @Test func optionsAreKnownByTagAndByIdentity() throws {
    let model = Model("S")
    let probe = try Probe(Scene(model: model).pickerStyle(.segmented))
    probe.tap("Size L")
    #expect(model.value == "L")
    probe.tap("Small")
    #expect(model.value == "S")
  }

  @Test func theSelectedOptionSaysSo() throws {
    let probe = try Probe(Scene(model: Model("M")).pickerStyle(.segmented))
    let selected = probe.host.semantics.filter { $0.traits.contains(.isSelected) }
    #expect(selected.map(\.label) == ["Size M"])
    #expect(probe.host.semantics.allSatisfy { $0.traits.contains(.isButton) })
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 302.0), (.rightToLeft, 0)])
  func thePlateMovesToTheSelection(_ direction: LayoutDirection, _ end: Double) throws {
    let model = Model("S")
    let probe = try Probe(
      Scene(model: model).pickerStyle(.segmented).frame(width: 453),
      HostConfiguration(size: Size(453, 100), layoutDirection: direction))
    // Its leading edge on the surface, as it is drawn.
    func plate() -> Double? {
      _ = probe.host.frame()
      return probe.host.graph.displayList.drawnLayers.lazy.compactMap { layer in
        layer.commands.first.flatMap {
          isClose($0.bounds.height, 28)
            ? layer.transform.apply(Point($0.bounds.x, $0.bounds.y)).x : nil
        }
      }.first
    }
    #expect(isClose(plate(), 304 - end))
    model.value = "L"
    _ = probe.host.frame()
    #expect(isClose(plate(), 304 - end))
    probe.host.advance(to: 0.1)
    #expect(!isClose(plate(), 304 - end, within: 10) && !isClose(plate(), 2 + end, within: 1))
    probe.host.advance(to: 2)
    #expect(isClose(plate(), 2 + end))
  }

  @Test func inlineOptionsStandBelowEachOther() throws {
    let model = Model("S")
    let probe = try Probe(Scene(model: model).pickerStyle(.inline))
    probe.tap("Size M")
    #expect(model.value == "M")
    probe.tap("Size L")
    #expect(model.value == "L")
  }

  @Test func aSelectionWithoutOptionShowsNoMark() throws {
    let probe = try Probe(Scene(model: Model("?")).pickerStyle(.segmented))
    #expect(probe.host.semantics.allSatisfy { !$0.traits.contains(.isSelected) })
    #expect(probe.host.issues.isEmpty)
  }

  @Test func aPickerWithoutOptionsDoesNotTrap() throws {
    let probe = try Probe(
      Picker("None", selection: .constant(1)) { EmptyView() }.pickerStyle(.segmented))
    probe.host.tap(at: Point(200, 426))
    #expect(probe.host.semantics.isEmpty)
  }
}
