import Foundation
import TestSupport
import Testing

/// Where views that run in the studio keep what they keep.
@Suite(
  "The data of views in the studio", .serialized,
  .enabled(if: Browser.program != nil, Browser.missing))
struct StudioHomeTests {
  /// Of its own in each run, so that nothing that was left behind is taken for what is written.
  private static let name = "diary-\(UUID().uuidString).txt"

  private static func text(_ title: String) -> String {
    """
    import SwiftUI

    struct Diary: View {
      @AppStorage("opened") private var opened = 0
      private let path = NSHomeDirectory() + "/Documents/\(name)"
      @State private var state = ""
      var body: some View {
        VStack {
          Text("\(title)")
          Text(state)
        }
        .onAppear {
          let isKept = FileManager.default.fileExists(atPath: path) || opened > 0
          opened += 1
          let isWritten = FileManager.default.createFile(atPath: path, contents: Data("kept".utf8))
          state = "\\(isKept ? "old" : "new") \\(isWritten ? "written" : path)"
        }
      }
    }

    #Preview { Diary() }
    """
  }

  @Test("A view finds folders of its own, which are empty after each edit")
  func empty() throws {
    let scene = try StudioScene(Self.text("First"))
    _ = try scene.page.place(of: "new written")
    for (generation, title) in [(2, "Second"), (3, "Third")] {
      try scene.save(Self.text(title))
      try scene.browser.wait(
        "legatoStudio.session.generation === \(generation) && legatoStudio.session.film.isReady")
      try scene.page.waitForRest()
      _ = try scene.page.place(of: title)
      _ = try scene.page.place(of: "new written")
    }
    let home = NSHomeDirectory() + "/Documents/" + Self.name
    #expect(!FileManager.default.fileExists(atPath: home))
  }
}
