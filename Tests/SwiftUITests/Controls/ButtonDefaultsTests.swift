import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm
@testable import SwiftUICore

@MainActor @Suite("Buttons that say what their role says, and the shape of their border")
struct ButtonDefaultsTests {
  private func words(_ stage: Stage) -> [String] {
    stage.frame().list.drawnLayers.filter { $0.opacity > 0.01 }.flatMap(\.texts).map(\.layout.text)
  }

  @Test(
    "A role alone makes the label",
    arguments: [
      (ButtonRole.close, "Close"), (.cancel, "Cancel"), (.confirm, "Done"),
      (.destructive, "Delete"),
    ])
  func roles(role: ButtonRole, title: String) throws {
    let stage = try Stage(Button(role: role) {})
    #expect(words(stage).contains(title))
  }

  @Test("The border's shape fills a frame as a capsule, and inset as a smaller one")
  func border() {
    let frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(ButtonBorderShape.buttonBorder.path(in: frame) == Capsule().path(in: frame))
    #expect(
      ButtonBorderShape.circle.path(in: frame) == Circle().path(in: frame))
    let inset = ButtonBorderShape.capsule.inset(by: 5)
    #expect(inset.path(in: frame) == Capsule().path(in: frame.insetBy(dx: 5, dy: 5)))
    #expect(ButtonBorderShape.capsule.inset(by: 50).path(in: frame).isEmpty)
  }

  @Test("A toolbar without items is one")
  func emptyToolbar() throws {
    let stage = try Stage(
      NavigationStack {
        Text("page").navigationTitle("Title").toolbar {
          #if os(macOS)
            ToolbarItem { Text("elsewhere") }
          #endif
        }
      })
    #expect(words(stage).contains("page"))
    #expect(!words(stage).contains("elsewhere"))
  }

  @Test("Without a file nothing is to be moved, and no sheet comes")
  func fileMover() throws {
    struct Page: View {
      let file: URL?
      @State private var isMoving = false
      @State private var ends = 0
      var body: some View {
        Button("Move \(ends)") { isMoving = true }
          .fileMover(isPresented: $isMoving, file: file) { _ in
          } onCancellation: {
            ends += 1
          }
      }
    }
    let without = try Stage(Page(file: nil))
    try without.tap("Move 0")
    without.advanceUntilIdle()
    #expect(!words(without).contains("fileMover"))
    let with = try Stage(Page(file: URL(fileURLWithPath: "/tmp/a.txt")))
    try with.tap("Move 0")
    with.advanceUntilIdle()
    #expect(words(with).contains("fileMover"))
  }
}
