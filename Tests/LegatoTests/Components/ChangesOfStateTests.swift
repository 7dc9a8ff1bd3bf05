import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Row S1.1: every component of the document shows that its state has changed.
@MainActor @Suite("Changes of state")
struct ChangesOfStateTests {
  enum Component: CaseIterable {
    case submitButton, toggle, card, contentList, contentRows, download

    @MainActor @ViewBuilder func view(_ knobs: Knobs) -> some View {
      switch self {
      case .submitButton: SubmitButton(state: knobs.isOn ? .error : .success) {}
      case .toggle: AnimatedToggle(isOn: .constant(knobs.isOn)).padding(20)
      case .card: CardView(isSelected: knobs.isOn) { Text("Card") }.padding(20)
      case .contentList:
        ContentListView(knobs.isOn ? [Numbered(id: 1)] : []) { Text("Row \($0.id)") }
      case .contentRows:
        ContentListView((0..<(knobs.isOn ? 3 : 2)).map(Numbered.init)) { Text("Row \($0.id)") }
      case .download: DownloadProgress(progress: knobs.isOn ? 0.7 : 0.3).padding(20)
      }
    }
  }

  struct Subject: View {
    let component: Component
    let knobs: Knobs
    var body: some View { component.view(knobs) }
  }

  @Test(
    "S1.1 a change moves something on the next two frames, and looks different at its end",
    arguments: Component.allCases, [false, true])
  func seen(component: Component, savesPower: Bool) throws {
    let (knobs, reducedKnobs) = (Knobs(), Knobs())
    let stage = try Stage(Subject(component: component, knobs: knobs), savesPower: savesPower)
    let reduced = try Stage(
      Subject(component: component, knobs: reducedKnobs), reducesMotion: true)
    // Without a change nothing moves.
    stage.everyFrame(until: 2000) { _ in #expect(stage.motionCount == 0) }
    var last = try stage.pixels()
    for _ in 0..<2 {
      let before = last
      stage.act { knobs.isOn.toggle() }
      reduced.act { reducedKnobs.isOn.toggle() }
      for time in [1000.0 / 60, 2000.0 / 60] {
        stage.at(time)
        #expect(stage.host.values.contains { $0.isMoving && $0.shown != $0.model }, "at \(time)")
        let shown = try stage.pixels()
        #expect(shown != last, "at \(time)")
        last = shown
      }
      stage.at(2000)
      reduced.at(2000)
      #expect(stage.motionCount == 0)
      last = try stage.pixels()
      #expect(last != before)
      // Less motion loses nothing of what there is to see.
      #expect(try reduced.pixels() == last)
    }
  }
}
