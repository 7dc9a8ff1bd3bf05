import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// In a list the options of an inline picker are rows like any others.
@MainActor @Suite("Inline pickers in lists")
struct InlinePickerTests {
  private enum Sound: String, CaseIterable, Identifiable {
    case bell, chord, wave
    var id: Self { self }
  }

  private struct Sounds: View {
    var hidesLabel = false
    var isDisabled = false
    @State private var sound = Sound.chord

    var body: some View {
      Form {
        Text("before")
        Picker("Sound", selection: $sound) {
          ForEach(Sound.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.inline)
        .disabled(isDisabled)
        Text("chosen \(sound.rawValue)")
      }
    }
  }

  private func chosen(_ probe: Probe) -> [String] {
    probe.host.semantics.filter { $0.traits.contains(.isSelected) }.map(\.label)
  }

  /// Where lines between rows stand on the surface.
  private func lines(_ probe: Probe) -> Int {
    probe.list.description.split(separator: "\n").count { $0.contains(", 0.5) #3C3C43 29%") }
  }

  @Test func everyOptionIsARow() throws {
    let probe = try Probe.list(Sounds(), height: 600)
    #expect(probe.labels == ["before", "Sound", "bell", "chord", "wave", "chosen chord"])
    let tops = ["before", "Sound", "bell", "chord", "wave", "chosen chord"].map {
      probe.middle(of: $0)?.y ?? 0
    }
    for (upper, lower) in zip(tops, tops.dropFirst()) {
      #expect(isClose(lower - upper, 44, within: 0.6))
    }
    // There are as many lines as between other rows.
    let plain = try Probe.list(Form { ForEach(0..<6) { Text("\($0)") } }, height: 600)
    #expect(lines(probe) == lines(plain))
  }

  @Test func theChosenOptionHasAMark() throws {
    let probe = try Probe.list(Sounds(), height: 600)
    func marks() -> Int { probe.list.description.components(separatedBy: "Image").count - 1 }
    #expect(chosen(probe) == ["chord"] && marks() == 1)
    probe.tap("wave")
    #expect(chosen(probe) == ["wave"] && marks() == 1)
    #expect(probe.labels.last == "chosen wave")
    let row = try #require(probe.host.semantics.first { $0.label == "bell" })
    #expect(row.traits.contains(.isButton))
    // The whole row is touched, and it can be done without a touch.
    probe.host.tap(at: Point(370, row.center.y))
    #expect(chosen(probe) == ["bell"])
    probe.host.perform(on: try #require(probe.host.semantics.first { $0.label == "chord" }))
    #expect(chosen(probe) == ["chord"])
  }

  @Test func tagsCountForMoreThanIdentities() throws {
    struct Tagged: View {
      @State private var number: Int? = 2
      var body: some View {
        List {
          Picker(selection: $number) {
            Text("none").tag(Int?.none)
            Text("one").tag(1)
            Text("two").tag(2)
          } label: {
            Text("Number")
          }
          .pickerStyle(.inline)
          .labelsHidden()
        }
      }
    }
    let probe = try Probe.list(Tagged())
    #expect(probe.labels == ["none", "one", "two"])
    #expect(chosen(probe) == ["two"])
    probe.tap("none")
    #expect(chosen(probe) == ["none"])
    probe.tap("one")
    #expect(chosen(probe) == ["one"])
  }

  @Test func aDisabledPickerCannotBeChosenFrom() throws {
    let probe = try Probe.list(Sounds(isDisabled: true), height: 600)
    probe.host.tap(at: try #require(probe.middle(of: "wave")))
    #expect(chosen(probe) == ["chord"])
  }

  @Test func elsewhereItIsAColumn() throws {
    let probe = try Probe(
      Picker("Sound", selection: .constant(1)) {
        Text("bell").tag(0)
        Text("chord").tag(1)
      }
      .pickerStyle(.inline))
    #expect(probe.labels == ["Sound", "bell", "chord"])
    #expect(chosen(probe) == ["chord"])
  }
}
