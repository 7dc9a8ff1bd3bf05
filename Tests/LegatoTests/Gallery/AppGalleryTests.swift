import LegatoDisplay
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows S4.57, S4.75 and S2.50: the examples run as an app would, whatever a person has set.
@MainActor @Suite("Gallery: app")
struct AppGalleryTests {
  private static var examples: [(name: String, view: AnyView)] {
    [
      ("thread", AnyView(ThreadExample())), ("inbox", AnyView(InboxExample())),
      ("streaming", AnyView(StreamingExample())), ("entries", AnyView(EntriesExample())),
      ("transitions", AnyView(TransitionsExample())), ("motions", AnyView(AppMotionsExample())),
      ("tools", AnyView(ToolsExample())), ("cards", AnyView(ExpandableCardsExample())),
      ("selection", AnyView(SelectionExample())), ("menus", AnyView(MenusExample())),
      ("answers", AnyView(AnswersExample())), ("loading", AnyView(LoadingExample())),
    ]
  }

  /// Taps every button once, and sees that all comes to rest.
  private func play(_ name: String, _ stage: Stage) {
    let labels = stage.host.semantics.filter { $0.traits.contains(.isButton) }.map(\.label)
    for label in labels {
      guard let point = stage.element(label)?.center else { continue }
      stage.act { stage.host.tap(at: point) }
      stage.at(300)
    }
    stage.at(6000)
    let motions = stage.host.motions.filter { !$0.isAmbient }
    #expect(motions.isEmpty, "\(name): \(motions)")
    #expect(stage.issues.isEmpty, "\(name): \(stage.issues)")
  }

  @Test("S4.75 S2.50 every example can be played, and comes to rest")
  func play() throws {
    for (name, view) in Self.examples {
      play(name, try Stage(view, size: Size(420, 420)))
    }
  }

  @Test(
    "S4.26 S4.27 S2.34 the pages of the example slide and swap, and only fade with Reduce Motion")
  func transitions() throws {
    for reduces in [false, true] {
      let stage = try Stage(
        TransitionsExample(), size: Size(400, 210), reducesMotion: reduces)
      try stage.tap("Next")
      stage.at(62.5)
      let moving = stage.host.motions.filter { $0.path.contains("ZStack") }.map(\.property)
      #expect(moving.contains("opacity"))
      #expect(moving.contains("animatableData") != reduces, "\(moving)")
      #expect(moving.contains("scale") != reduces, "\(moving)")
    }
  }

  @Test("S4.73 right to left, in the dark and with the largest text")
  func extremes() throws {
    for (name, view) in Self.examples {
      play(
        name,
        try Stage(
          view.dynamicTypeSize(.accessibility5), size: Size(420, 700), direction: .rightToLeft,
          colorScheme: .dark))
    }
  }

  @Test("S4.56 S4.57 under Reduce Motion nothing moves in any of them", arguments: Less.allCases)
  func less(less: Less) throws {
    for (name, view) in Self.examples {
      let stage = try Stage(view, less: less, size: Size(420, 420))
      play(name, stage)
      #expect(stage.motionCount == 0, "\(name)")
    }
  }
}
