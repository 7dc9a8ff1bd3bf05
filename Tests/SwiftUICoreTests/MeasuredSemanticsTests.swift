import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What tests of others say of Apple's SwiftUI, which hold on a device.
@MainActor @Suite("Semantics that were measured")
struct MeasuredSemanticsTests {
  private struct Counting: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      Color.red
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
        .onChange(of: value) { old, new in log("\(old)–\(new)") }
    }
  }

  /// Called twice, [0, 2] and [2, 4]: each transaction is a change of its own.
  @Test func eachTransactionIsAChange() throws {
    let log = Log()
    _ = try Probe(Counting(log: log))
    #expect(log.entries == ["0–2", "2–4"])
  }

  private struct Identified: View {
    let log: Log
    let isAtOnce: Bool
    @State private var isOn = false

    var body: some View {
      let content = Color.red
        .onAppear { log("A" + (isOn ? "T" : "F")) }
        .onDisappear { log("D" + (isOn ? "T" : "F")) }
      VStack {
        if isAtOnce {
          content.transition(.identity).id(isOn)
        } else {
          content.id(isOn)
        }
        Button("Change") { isOn.toggle() }
      }
    }
  }

  /// `.transition(.identity).id(x)`: the old view disappears before the new one appears; without it, after.
  @Test(arguments: [(true, ["AF", "DT", "AT"]), (false, ["AF", "AT", "DT"])])
  func aViewThatGoesAtOnceDisappearsFirst(_ isAtOnce: Bool, _ expected: [String]) throws {
    let log = Log()
    let probe = try Probe(Identified(log: log, isAtOnce: isAtOnce))
    probe.tap("Change")
    #expect(log.entries == expected)
  }

  @Test func aResolvedColorIsDescribedAsOnAPhone() {
    #expect(Color.Resolved(red: 0.3, green: 0, blue: 1).description == "#4C00FFFF")
    #expect(Color.Resolved(red: 1, green: 0.2, blue: 0.6, opacity: 0.4).description == "#FF339966")
    // A half goes up where nothing was made linear.
    #expect(
      Color.Resolved(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3).description == "#4C4C4C4D")
    #expect(
      Color.Resolved(colorSpace: .sRGBLinear, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
        .description == "#9595954D")
  }
}
