import Testing

@testable import LegatoCommand

@Suite("Imports of a part of a module")
struct SubmoduleImportsTests {
  @Test(
    "The part becomes blanks, and the place of all else stays",
    arguments: [
      ("import CoreImage.CIFilterBuiltins", "import CoreImage                 "),
      ("@preconcurrency import A.B.C // why", "@preconcurrency import A     // why"),
      ("import A.B; import C", "import A  ; import C"),
    ])
  func blanked(line: String, result: String) {
    let text = "import SwiftUI\n\(line)\nstruct Card {}\n"
    #expect(SubmoduleImports.blanked(in: text) == "import SwiftUI\n\(result)\nstruct Card {}\n")
  }

  @Test(
    "What is imported of a module alone stays, and so do words in texts",
    arguments: [
      "import struct Kit.Card", "import protocol Combine.ObservableObject",
      "let a = \"import A.B\"",
      "// import A.B", "import SwiftUI", "",
    ])
  func left(text: String) {
    #expect(SubmoduleImports.blanked(in: text) == text)
  }
}
