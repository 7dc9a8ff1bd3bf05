import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

@MainActor @Suite("Choosing files")
struct FileImporterTests {
  private struct Importing: View {
    let log: Log
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
        .fileImporter(
          isPresented: $isOpen, allowedContentTypes: [.plainText], allowsMultipleSelection: true
        ) { _ in
          log("chosen")
        } onCancellation: {
          log("closed")
        }
        .onChange(of: isOpen) { log(isOpen ? "open" : "shut") }
    }
  }

  @Test("A sheet comes with its name and says that there are no files; closed, nothing was chosen")
  func sheet() throws {
    let log = Log()
    let screen = try Screen(Importing(log: log))
    screen.tap("Open")
    screen.settle()
    #expect(screen.labels.contains("fileImporter"))
    #expect(screen.host.issues.contains { $0.message.contains("fileImporter") })
    screen.drag(from: Point(200, 120), by: 0, 600, over: 0.1)
    screen.host.touchUp()
    screen.settle()
    #expect(!screen.labels.contains("fileImporter"))
    #expect(log.entries == ["open", "shut", "closed"])
  }
}
