import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUICore

/// Modifiers that came with later systems than most, and what of them is reported.
@MainActor @Suite("Later modifiers")
struct NewerModifierTests {
  @Test("The icon of a label has the room and the distance that are asked for")
  func labels() throws {
    func places(_ label: some View) throws -> (icon: Double, title: Double) {
      let probe = try Probe(label)
      return (
        try #require(
          probe.host.values.first { $0.path.contains("Rectangle") && $0.property == "frame" }
        ).shown[0],
        Double(try #require(probe.frame(of: "Title")).minX)
      )
    }
    let label = Label {
      Text("Title")
    } icon: {
      Rectangle().frame(width: 20, height: 20)
    }
    let usual = try places(label)
    let wide = try places(label.labelIconToTitleSpacing(48))
    #expect(isClose(wide.title - wide.icon, usual.title - usual.icon + 40, within: 0.6))
    let reserved = try places(label.labelReservedIconWidth(100))
    #expect(reserved.title - usual.title > 30)
    let broken = try places(label.labelIconToTitleSpacing(.nan))
    #expect(isClose(broken.title - broken.icon, usual.title - usual.icon - 8, within: 0.6))
  }

  @Test("Labels of controls are hidden by either name, and shown again within")
  func visibility() throws {
    let hidden = try Probe(Toggle("Switch", isOn: .constant(true)).labelsVisibility(.hidden))
    let shown = try Probe(
      Toggle("Switch", isOn: .constant(true)).labelsVisibility(.visible).labelsHidden())
    #expect(hidden.labels == ["Switch"] && shown.labels == ["Switch"])
    let narrow = try #require(hidden.frame(of: "Switch")).width
    let wide = try #require(shown.frame(of: "Switch")).width
    #expect(narrow < 80 && wide > 200, "\(narrow) \(wide)")
  }

  @Test("A flexible button is as wide as there is room")
  func sizing() throws {
    func width(_ sizing: ButtonSizing) throws -> CGFloat {
      let probe = try Probe(
        Button("Go") {}.buttonStyle(.borderedProminent).buttonSizing(sizing).frame(width: 300))
      return try #require(probe.frame(of: "Go")).width
    }
    #expect(try width(.flexible) > 250)
    #expect(try width(.fitted) < 100)
    #expect(try width(.automatic) == width(.fitted))
  }

  @Test("Rename runs what the views around say, and cannot be pressed without")
  func rename() throws {
    let log = Log()
    let screen = try Screen(
      VStack {
        RenameButton().renameAction { log("renamed") }
        RenameButton().accessibilityLabel("Alone")
      })
    screen.tap("Rename")
    #expect(log.entries == ["renamed"])
    #expect(screen.host.semantics.first { $0.label == "Alone" }?.isEnabled == false)
  }

  @Test("Paste hands over what the pasteboard holds, where it is wanted")
  func paste() throws {
    let log = Log()
    struct Pasting: View {
      let log: Log
      let isShown: Model<Bool>
      var body: some View {
        if isShown.value {
          PasteButton(payloadType: String.self) { log("\($0)") }
          PasteButton(supportedContentTypes: [.image]) { _ in log("image") }
            .accessibilityLabel("Image")
        }
      }
    }
    let isShown = Model(false)
    let screen = try Screen(Pasting(log: log, isShown: isShown))
    screen.host.act { UIPasteboard.general.string = "kept" }
    isShown.value = true
    screen.settle()
    screen.tap("Paste")
    screen.settle()
    #expect(log.entries == ["[\"kept\"]"])
    #expect(screen.host.semantics.first { $0.label == "Image" }?.isEnabled == false)
  }

  @Test("Documents and items that are exported have a sheet, which says that there are no files")
  func exporter() throws {
    struct Exporting: View {
      let log: Log
      let item: String?
      @State private var isOpen = false
      var body: some View {
        Button("Export") { isOpen = true }
          .fileExporter(isPresented: $isOpen, item: item, contentTypes: [.plainText]) { _ in
            log("done")
          } onCancellation: {
            log("closed")
          }
      }
    }
    let log = Log()
    let screen = try Screen(Exporting(log: log, item: "text"))
    screen.tap("Export")
    screen.settle()
    #expect(screen.labels.contains("fileExporter"))
    #expect(screen.issues.contains { $0.contains("fileExporter") })
    screen.drag(from: Point(200, 120), by: 0, 600, over: 0.1)
    screen.host.touchUp()
    screen.settle()
    #expect(log.entries == ["closed"])
    let empty = try Screen(Exporting(log: log, item: nil))
    empty.tap("Export")
    empty.settle()
    #expect(!empty.labels.contains("fileExporter"))
  }

  @Test("What is not drawn is reported once, and nothing where nothing is asked for")
  func reports() throws {
    let asking = try Screen(
      ScrollView { Menu("Menu") { Button("A") {} }.menuOrder(.priority) }
        .scrollEdgeEffectStyle(.hard, for: .top).scrollEdgeEffectHidden(for: .bottom)
        .backgroundExtensionEffect())
    for name in [
      "menuOrder(.priority)", "scrollEdgeEffectStyle(.hard)", "scrollEdgeEffectHidden()",
      "backgroundExtensionEffect()",
    ] {
      #expect(asking.issues.filter { $0.contains(name) }.count == 1, "\(asking.issues)")
    }
    let quiet = try Screen(
      ScrollView { Menu("Menu") { Button("A") {} }.menuOrder(.fixed) }
        .scrollEdgeEffectStyle(.automatic, for: .all).scrollEdgeEffectStyle(nil, for: .all)
        .scrollEdgeEffectHidden(false).backgroundExtensionEffect(isEnabled: false))
    #expect(quiet.issues.isEmpty, "\(quiet.issues)")
  }

  @Test("The empty modifier changes nothing")
  func empty() throws {
    struct Sized: View {
      let model: Model<CGFloat>
      var body: some View {
        Rectangle().frame(width: model.value).modifier(EmptyModifier.identity)
      }
    }
    let model = Model(CGFloat(20))
    let probe = try Probe(Sized(model: model))
    #expect(probe.value("Rectangle", "frame", 2) == 20)
    model.value = 50
    _ = probe.host.frame()
    #expect(probe.value("Rectangle", "frame", 2) == 50)
  }

  @Test("The mark of a link in a list goes where it is hidden; its row keeps its height")
  func linkIndicator() throws {
    func images(_ visibility: Visibility) throws -> (count: Int, height: CGFloat) {
      let probe = try Probe.list(
        NavigationStack {
          List { NavigationLink("Link", value: 1).navigationLinkIndicatorVisibility(visibility) }
        })
      return (
        probe.host.values.filter { $0.path.contains("Image") && $0.property == "frame" }.count,
        try #require(probe.frame(of: "Link")).height
      )
    }
    let shown = try images(.automatic)
    let hidden = try images(.hidden)
    #expect(shown.count == hidden.count + 1)
    #expect(shown.height == hidden.height)
  }

  @Test(
    "The lines around a section have the section's tint, those between its rows have not",
    arguments: [(nil, 0), (1, 0), (2, 1)] as [(Int?, Int)])
  func sectionTint(_ tinted: Int?, _ count: Int) throws {
    let probe = try Probe.list(
      List {
        Section {
          ForEach(1..<3) { row in
            Text("Row \(row)").listSectionSeparatorTint(row == tinted ? .red : nil)
          }
        }
      }
      .listStyle(.plain))
    let drawn = probe.list.description
    #expect(drawn.components(separatedBy: "#FF3B30").count - 1 == count, "\(drawn)")
  }
}
