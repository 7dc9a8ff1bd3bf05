import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm
@testable import SwiftUICore

@MainActor @Suite("Styles of control groups")
struct ControlGroupStyleTests {
  private struct Stacked: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  private var group: some View {
    ControlGroup("Edit") {
      Button("Cut", systemImage: "scissors") {}
      Button("Copy", systemImage: "doc.on.doc") {}
    }
  }

  private func words(_ stage: Stage) -> [String] {
    stage.frame().list.drawnLayers.filter { $0.opacity > 0.01 }.flatMap(\.texts).map(\.layout.text)
      .filter { ["Edit", "Cut", "Copy"].contains($0) }
  }

  @Test("Side by side a group shows its controls and not its label")
  func rows() throws {
    #expect(words(try Stage(group)) == ["Cut", "Copy"])
    #expect(words(try Stage(group.controlGroupStyle(.navigation))) == ["Cut", "Copy"])
  }

  @Test("As a menu it shows its label, and its controls once it is open")
  func menu() throws {
    let stage = try Stage(group.controlGroupStyle(.menu))
    #expect(words(stage) == ["Edit"])
    try stage.tap("Edit")
    stage.advanceUntilIdle()
    #expect(words(stage).suffix(2) == ["Cut", "Copy"])
  }

  @Test("A palette in a menu is a row of icons without titles")
  func palette() throws {
    let menu = Menu("More") { group.controlGroupStyle(.palette) }
    let stage = try Stage(menu)
    try stage.tap("More")
    stage.advanceUntilIdle()
    #expect(!words(stage).contains("Cut"))
    #expect(stage.host.semantics.map(\.label).contains("Cut"))
  }

  @Test("A style of one's own gets the controls and the label")
  func own() throws {
    let stage = try Stage(group.controlGroupStyle(Stacked()))
    #expect(words(stage) == ["Edit", "Cut", "Copy"])
  }
}
