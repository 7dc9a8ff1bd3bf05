import LegatoDisplay
import SwiftUI
import Testing

@testable import SwiftUICore

/// Controls of the automatic style look as the place where they stand wants it.
@MainActor @Suite("Where controls stand")
struct ControlContextTests {
  private struct Bars: View {
    var body: some View {
      NavigationStack {
        Text("Content")
          .toolbar {
            ToolbarItem { Button("Add", systemImage: "plus") {} }
            ToolbarItem(placement: .topBarLeading) {
              Button("Mail", systemImage: "envelope") {}.labelStyle(.titleAndIcon)
            }
            ToolbarItem(placement: .bottomBar) { Label("Trash", systemImage: "trash") }
            ToolbarItem(placement: .topBarLeading) {
              Menu("More", systemImage: "ellipsis") { Button("Share", systemImage: "link") {} }
            }
          }
      }
    }
  }

  private func width(_ label: String, _ screen: Screen) -> Double? {
    screen.host.semantics.first { $0.label.contains(label) }.flatMap(\.frame?.width)
  }

  @Test("Labels in bars show their icons alone, and say their titles") func bars() throws {
    let screen = try Screen(Bars())
    let widths = try ["Add", "Trash", "More"].map { try #require(width($0, screen)) }
    #expect(widths.allSatisfy { $0 < 32 })
    #expect(try #require(width("Mail", screen)) > 50)
  }

  @Test("The menu of a bar shows titles and icons") func menuOfABar() throws {
    let screen = try Screen(Bars())
    screen.tap("More")
    screen.settle()
    #expect(try #require(width("Share", screen)) > 200)
  }

  private struct Rows: View {
    @State private var isOpen = false
    var body: some View {
      List {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            VStack {
              Label("On the sheet", systemImage: "star")
              Button("Press") {}
            }
          }
        Label("In the row", systemImage: "star")
      }
    }
  }

  @Test("What a row presents is no row") func sheetOfARow() throws {
    let screen = try Screen(Rows())
    screen.tap("Open")
    screen.settle()
    // The icon of a row stands in a column of 28 points, 12 before the title.
    let title = try #require(screen.host.semantics.first { $0.label.contains("On the sheet") })
    let button = try #require(screen.host.semantics.first { $0.label == "Press" })
    #expect(try #require(title.frame).width < 110)
    #expect(try #require(button.frame).width < 60)
  }
}
