import SwiftUI
import Testing

/// What is said of views, in every form in which it is written.
@MainActor @Suite("Frequency: accessibility")
struct AccessibilityFrequencyTests {
  @Test func descriptionsInAllForms() throws {
    let name = "named"
    let shown = try Shown(300, 600) {
      Circle().accessibilityLabel("circle").accessibilityHint("tap it")
        .accessibilityValue("half").accessibilityIdentifier("the circle")
        .accessibilityAddTraits(.isButton)
      Circle().accessibilityLabel(Text("text")).accessibilityHint(Text("hint"))
      Circle().accessibilityLabel(name).accessibilityValue(Text("value"))
        .accessibilityAddTraits([.isSelected, .isButton]).accessibilityRemoveTraits(.isButton)
      Text("hidden").accessibilityHidden(true)
    }
    #expect(shown.labels == ["circle", "text", "named"])
    #expect(shown.hint("circle") == "tap it" && shown.value("circle") == "half")
    #expect(shown.identifier("circle") == "the circle")
    #expect(shown.isButton("circle") && !shown.isButton("named"))
    #expect(shown.hint("text") == "hint" && shown.value("named") == "value")
  }

  @Test func elementsInAllForms() throws {
    @ViewBuilder func parts() -> some View {
      VStack {
        Text("a")
        Text("b")
      }
    }
    #expect(try Shown { parts().accessibilityElement(children: .combine) }.labels == ["a, b"])
    #expect(
      try Shown { parts().accessibilityElement(children: .ignore).accessibilityLabel("both") }
        .labels
        == ["both"])
    #expect(
      try Shown { parts().accessibilityElement().accessibilityLabel("both") }.labels == ["both"])
    #expect(
      try Shown { parts().accessibilityElement(children: .contain) }.element("")?.children.count
        == 2
        || Shown { parts().accessibilityElement(children: .contain) }.labels == ["a", "b"])
  }

  @Test func theEnvironmentSaysWhatThePersonAskedFor() throws {
    struct Content: View {
      @Environment(\.accessibilityReduceMotion) var reduceMotion
      @Environment(\.accessibilityReduceTransparency) var reduceTransparency
      @Environment(\.dynamicTypeSize) var dynamicTypeSize
      @Environment(\.scenePhase) var scenePhase
      var body: some View {
        Text("\(reduceMotion) \(scenePhase == .active) \(dynamicTypeSize >= .large)")
      }
    }
    let shown = try Shown { Content() }
    #expect(shown.labels == ["false true true"])
    shown.host.configuration.reducesMotion = true
    #expect(shown.labels == ["true true true"])
  }
}
