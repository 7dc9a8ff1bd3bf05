import SwiftUI
import SwiftUICore
import TestSupport
import Testing

/// A style that makes a control of its configuration gets the style around it.
@MainActor @Suite("Styles within styles")
struct NestedStyleTests {
  private struct Marked: ToggleStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(mark)
        Toggle(configuration)
      }
    }
  }

  private struct MarkedLabel: LabelStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(mark)
        Label(configuration)
      }
    }
  }

  private struct MarkedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Box")
        GroupBox(configuration)
      }
    }
  }

  private struct MarkedContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Content")
        LabeledContent(configuration)
      }
    }
  }

  private struct MarkedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Progress")
        ProgressView(configuration)
      }
    }
  }

  private struct MarkedGroup: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Group")
        ControlGroup(configuration)
      }
    }
  }

  private struct MarkedMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Menu")
        Menu(configuration)
      }
    }
  }

  private func texts(_ view: some View) throws -> [String] {
    let probe = try Probe(view)
    #expect(probe.host.issues.isEmpty)
    return probe.host.graph.displayList.drawnLayers.flatMap(\.texts).map(\.layout.text)
  }

  @Test(
    "A toggle within the style of toggles has the style around that, and the standard one at last")
  func toggles() throws {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    #expect(try texts(toggle.toggleStyle(Marked(mark: "inner"))) == ["inner", "Wi-Fi"])
    let two = toggle.toggleStyle(Marked(mark: "inner")).toggleStyle(Marked(mark: "outer"))
    #expect(try texts(two) == ["inner", "outer", "Wi-Fi"])
  }

  @Test("So have labels, boxes, labeled contents, progress views, groups and menus")
  func others() throws {
    let label = Label("Title", systemImage: "star").labelStyle(MarkedLabel(mark: "inner"))
    #expect(
      try texts(label.labelStyle(MarkedLabel(mark: "outer"))).prefix(2) == ["inner", "outer"])
    #expect(
      try texts(GroupBox("Title") { Text("a") }.groupBoxStyle(MarkedBox())) == [
        "Box", "Title", "a",
      ])
    #expect(
      try texts(LabeledContent("Title", value: "a").labeledContentStyle(MarkedContent()))
        == ["Content", "Title", "a"])
    #expect(
      try texts(ProgressView("Title", value: 0.5).progressViewStyle(MarkedProgress()))
        == ["Progress", "Title"])
    #expect(
      try texts(ControlGroup { Button("a") {} }.controlGroupStyle(MarkedGroup())).first == "Group")
    #expect(
      try texts(Menu("Title") { Button("a") {} }.menuStyle(MarkedMenu())) == ["Menu", "Title"])
  }

  @Test("Another style around is another style, also where the style itself is the same")
  func change() throws {
    struct Scene: View {
      let model: Model<String>
      var body: some View {
        Toggle("Wi-Fi", isOn: .constant(true))
          .toggleStyle(Marked(mark: "inner"))
          .toggleStyle(Marked(mark: model.value))
      }
    }
    let model = Model("before")
    let probe = try Probe(Scene(model: model))
    model.value = "after"
    _ = probe.host.frame()
    let shown = probe.host.graph.displayList.drawnLayers.flatMap(\.texts).map(\.layout.text)
    #expect(shown == ["inner", "after", "Wi-Fi"])
  }

  @Test("A stepper takes its label as a trailing closure")
  func stepper() throws {
    let stepper = Stepper(value: .constant(1), in: 0...3) { Text("Servings") }
    #expect(try texts(stepper).contains("Servings"))
    let free = Stepper(value: .constant(1.0), step: 0.5) { Text("Amount") }
    #expect(try texts(free).contains("Amount"))
  }
}
