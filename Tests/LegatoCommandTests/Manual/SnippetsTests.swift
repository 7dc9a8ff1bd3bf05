import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import LegatoCommand

/// The Swift code in guides compiles.
///
/// Each block of a page is a file, and the blocks of a page are one module: what one declares, the
/// others see. Statements stand in a function of their own. What a reader is to think of around them
/// (the app's own views, the imports of a block that has none, a host by `makeHost()`) stands in
/// `Snippets/NAME OF THE PAGE.txt`; where its first line is `// module NAME`, it is a module that the
/// blocks import. A block that imports `PackageDescription` is a manifest, and by itself.
@Suite("Code in guides")
struct SnippetsTests {
  private static let root = PackageFolder.root

  struct Block: CustomStringConvertible, Sendable {
    let page: String
    /// Where the code begins: from 1.
    let line: Int
    let code: String

    var description: String { "\(page):\(line)" }
    var isManifest: Bool { code.contains("import PackageDescription") }
  }

  private static func blocks(of page: String) -> [Block] {
    let text = (try? String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)) ?? ""
    var found: [Block] = []
    var lines: [Substring]?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if lines == nil, line == "```swift" {
        lines = []
      } else if let code = lines {
        if line == "```" {
          found.append(
            Block(
              page: page, line: number + 1 - code.count, code: code.joined(separator: "\n") + "\n"))
          lines = nil
        } else {
          lines?.append(line)
        }
      }
    }
    return found
  }

  /// The pages that have code.
  static let pages: [String] = {
    let folders = ["Documentation", "Sources/Legato/Legato.docc", "Benchmarks"]
    let files =
      ["README.md", "CONTRIBUTING.md"]
      + folders.flatMap { folder in
        ((FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path))?
          .compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
      }
    return files.filter { $0.hasSuffix(".md") && !blocks(of: $0).isEmpty }.sorted()
  }()

  private static func context(of page: String) -> String? {
    let name = page.split(separator: "/").last.map(String.init) ?? page
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Snippets/\(name).txt")
    return try? String(contentsOf: file, encoding: .utf8)
  }

  // MARK: Compiling

  /// A block as a file: with the context's imports where it has none, statements in a function.
  private static func file(_ block: Block, _ context: String?) -> String {
    let tree = Parser.parse(source: block.code)
    var imports = tree.statements.filter { $0.item.is(ImportDeclSyntax.self) }.map {
      $0.trimmedDescription
    }
    let rest = tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) }
    if imports.isEmpty, let context {
      imports = context.split(separator: "\n").filter { $0.hasPrefix("import ") }.map(String.init)
    }
    let isLibrary = rest.allSatisfy {
      $0.item.is(DeclSyntax.self) && !$0.item.is(VariableDeclSyntax.self)
    }
    let body = rest.map(\.description).joined()
    let head = imports.joined(separator: "\n") + "\n"
    guard !isLibrary else { return head + body }
    let host = context?.contains("func makeHost()") == true ? "let host = try makeHost()\n" : ""
    return head + "@MainActor func block\(block.line)() async throws {\n\(host)do {\(body)\n}\n}\n"
  }

  /// What the compiler says of files; empty where it has nothing to say.
  private func messages(
    _ files: [String: String], _ arguments: [String], in folder: URL
  ) throws -> String {
    let installation = try FilmInstallation.current()
    let usr = installation.compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    var paths: [String] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      paths.append(file.path)
    }
    let standIns = FilmCompiler.innerModules.map { "module \($0) {}\n" }.joined()
    let map = folder.appendingPathComponent("inner.modulemap")
    try Data(standIns.utf8).write(to: map)
    let process = Process()
    process.executableURL = installation.compiler
    process.arguments =
      [
        "-swift-version", "6", "-I", installation.modules.path, "-I",
        folder.path, "-Xcc", "-fmodule-map-file=\(map.path)", "-plugin-path",
        usr.appendingPathComponent("lib/swift/host/plugins/testing").path,
        "-load-plugin-executable", "\(installation.macros.path)#SwiftUIMacros",
        // Tests import what is internal to an app.
        "-enable-testing",
      ] + arguments + paths
    let text = try process.output()
    return process.terminationStatus == 0 && !text.contains("error:")
      ? "" : text.replacing(folder.path + "/", with: "")
  }

  /// What is wrong with the code of a page.
  private func check(_ blocks: [Block], context: String?) throws -> String {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var found = ""
      var files: [String: String] = [:]
      if let context, let name = context.firstMatch(of: /^\/\/ module (\w+)\n/)?.output.1 {
        found += try messages(
          ["Module.swift": context],
          [
            "-parse-as-library", "-module-name", String(name), "-emit-module", "-emit-module-path",
            folder.appendingPathComponent("\(name).swiftmodule").path,
          ], in: folder)
      } else if let context {
        files["Context.swift"] = context
      }
      for block in blocks where !block.isManifest {
        files["line \(block.line).swift"] = Self.file(block, context)
      }
      if !files.isEmpty {
        found += try messages(
          files, ["-parse-as-library", "-typecheck", "-module-name", "Guide"], in: folder)
      }
      for block in blocks where block.isManifest {
        let compiler = try FilmInstallation.current().compiler.resolvingSymlinksInPath()
        let interface = compiler.deletingLastPathComponent().deletingLastPathComponent()
          .appendingPathComponent("lib/swift/pm/ManifestAPI")
        found += try messages(
          // What starts a program may stand outside of functions.
          ["main.swift": "#sourceLocation(file: \"manifest\", line: \(block.line))\n" + block.code],
          ["-typecheck", "-package-description-version", "6.2", "-I", interface.path], in: folder)
      }
      return found
    }
  }

  @Test func thereIsCodeInGuides() {
    #expect(Self.pages.contains("README.md"))
    #expect(Self.pages.contains("Documentation/Testing.md"))
    #expect(Self.pages.flatMap(Self.blocks).count >= 14)
  }

  @Test("All of it compiles", arguments: pages)
  func compiles(page: String) throws {
    let messages = try check(Self.blocks(of: page), context: Self.context(of: page))
    #expect(messages.isEmpty, "\(messages)")
  }

  @Test("What does not compile is found")
  func wrongCode() throws {
    let wrong = Block(page: "A.md", line: 3, code: "import SwiftUI\nlet text = Text(1, 2)\n")
    #expect(
      try check([wrong], context: "import SwiftUI\n").contains("line 3.swift"))
  }
}
