import Foundation
import TestSupport
import Testing

@testable import LegatoLint

@Suite("Nothing public is silently ignored")
struct SilenceTests {
  private static let modules = [
    "SwiftUI", "SwiftUICore", "UIKit", "QuartzCore", "CoreGraphics", "Combine", "Charts", "MapKit",
    "AVKit", "PhotosUI", "UniformTypeIdentifiers", "WebKit",
  ]

  @Test(
    "Every public function reads what it is given, reports, or stands in the table with a reason")
  func modules() throws {
    let root = PackageFolder.root.path
    let text = try #require(SwiftFiles.text(of: root + "/" + SilenceTable.path))
    let table = SilenceTable(text)
    let silent = try Self.modules.map { module in
      let files = try #require(SwiftFiles.files(at: "\(root)/Sources/\(module)"))
      return (
        name: module,
        silent: try files.flatMap { path in
          SilenceFinder.findings(
            in: try #require(SwiftFiles.text(of: path)),
            file: String(path.dropFirst(root.count + 1)))
        }
      )
    }
    let findings = table.findings(in: silent)
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
    #expect(silent.allSatisfy { $0.name != "SwiftUI" || !$0.silent.isEmpty })
  }

  private func keys(_ text: String) -> [String] {
    SilenceFinder.findings(in: text, file: "F.swift").map(\.key)
  }

  @Test("A function that returns itself, and one that leaves out a parameter, are found")
  func found() {
    #expect(
      keys("extension View { public func style(_ style: S) -> some View { self } }")
        == ["View.style(_:) style"])
    #expect(
      keys("extension View { public func quiet() -> some View { self } }") == ["View.quiet()"])
    #expect(
      keys("struct A { public init(a: Int, of b: Int) { self.a = a } }") == ["A.init(a:of:) b"])
    #expect(keys("enum T { public static func flush() {} }") == ["T.flush()"])
    #expect(keys("struct A { public init(_: Int) {} }") == ["A.init(_:)"])
  }

  @Test("What reads, reports, infers or builds is not found")
  func innocent() {
    #expect(keys("struct A { public init() {} }").isEmpty)
    #expect(keys("struct A { public init(a: Int) { self.a = a } }").isEmpty)
    #expect(keys("struct A { func quiet(_ a: Int) {} }").isEmpty)
    #expect(keys("struct A { public func of(_ type: T.Type) -> Int { 1 } }").isEmpty)
    #expect(
      keys("extension View { public func a(_ b: Int) -> some View { reportsFault(\"a\") } }")
        .isEmpty)
    #expect(
      keys("@resultBuilder enum B { public static func buildBlock(_ a: Int) -> C { C() } }").isEmpty
    )
  }

  @Test("The table names functions with a reason; what no function needs is found")
  func table() {
    let silent = [SilentDeclaration(file: "F.swift", line: 3, name: "A.init(b:)", unread: ["b"])]
    func findings(_ text: String) -> [String] {
      SilenceTable(text).findings(in: [(name: "M", silent: silent)])
    }
    #expect(findings("# Words\nM A.init(b:) b -- nothing to read").isEmpty)
    #expect(findings("M A.*b -- nothing to read").isEmpty)
    #expect(findings("").count == 1)
    #expect(findings("N A.init(b:) b -- elsewhere").count == 2)
    #expect(findings("M A.init(b:) b").count == 2)
  }
}
