import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What a control shows as its label is one view.
@MainActor @Suite("Labels of controls")
struct ControlLabelTests {
  private func frames(_ view: some View) throws -> [[Double]] {
    let probe = try Probe(VStack { view })
    return probe.host.values.filter { $0.path.contains("Text") && $0.property.hasPrefix("frame") }
      .map(\.shown)
  }

  private func isInARow(_ frames: [[Double]]) -> Bool {
    frames.count == 2 && frames[0][1] == frames[1][1]
      && frames[1][0] >= frames[0][0] + frames[0][2]
  }

  @Test func severalViewsInAButtonStandSideBySide() throws {
    #expect(
      isInARow(
        try frames(
          Button {
          } label: {
            Text("One"); Text("Two")
          })))
    #expect(
      isInARow(
        try frames(
          Button {
          } label: {
            Text("One"); Text("Two")
          }.buttonStyle(.borderedProminent))))
    #expect(
      isInARow(
        try frames(
          Menu {
            Button("x") {}
          } label: {
            Text("One"); Text("Two")
          })))
    #expect(
      isInARow(
        try frames(
          NavigationStack {
            NavigationLink {
              Text("x")
            } label: {
              Text("One"); Text("Two")
            }
          })))
  }

  @Test func severalViewsInAToggleStandOneBelowTheOther() throws {
    let frames = try frames(
      Toggle(isOn: .constant(true)) {
        Text("Title"); Text("Subtitle")
      })
    #expect(frames.count == 2 && frames[0][0] == frames[1][0])
    #expect(frames[1][1] >= frames[0][1] + frames[0][3])
  }

  @Test func oneTapOnAnyPartIsOneAction() throws {
    let log = Log()
    let probe = try Probe(
      VStack {
        Button {
          log("tap")
        } label: {
          Text("One"); Text("Two")
        }
      })
    let button = try #require(probe.host.semantics.first)
    #expect(probe.host.semantics.count == 1)
    probe.host.tap(at: button.center)
    #expect(log.entries == ["tap"])
  }

  @Test func theBackgroundOfAButtonIsNoPartOfWhatComesAndGoesInIt() throws {
    let model = Model(false)
    struct Loading: View {
      let model: Model<Bool>
      var body: some View {
        Button {
        } label: {
          Group { if model.value { Text("Busy") } else { Text("Pay") } }.frame(width: 100)
        }
        .background(Color.red)
      }
    }
    let probe = try Probe(Loading(model: model))
    model.set(true, .linear(duration: 1))
    probe.host.advance(to: 0.5)
    let lines = probe.list.description.split(separator: "\n")
    #expect(lines.count { $0.contains("fill") } == 1, "\(probe.list)")
    #expect(lines.count { $0.contains("opacity 0.5") } == 2)
  }
}
