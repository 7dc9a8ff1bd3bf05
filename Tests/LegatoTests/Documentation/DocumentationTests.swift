import Foundation
import LegatoMotion
import SwiftUI
import TestSupport
import Testing

@testable import Legato
@testable import SwiftUICore

/// The documentation says what the library does: tables come from the registry, code is compiled, and
/// films are filmed.
@MainActor @Suite("Documentation")
struct DocumentationTests {
  private static let root = PackageFolder.root
  private static let catalogue = root.appendingPathComponent("Sources/Legato/Legato.docc")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  private func pages() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: Self.catalogue, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
  }

  // MARK: Tables

  /// The table of the motions of components, as pages hold it.
  private func table(_ components: [Substring]) -> String {
    var lines = [
      "| Motion | What it tells | Token | Timing | With Reduce Motion | Low Power | Cost |",
      "|---|---|---|---|---|---|---|",
    ]
    for motion in MotionRegistry.declarations where components.contains(Substring(motion.component))
    {
      lines.append(
        "| `\(motion.id)` | \(motion.purpose) | `\(motion.token.name)` | \(motion.token.timing) "
          + "| \(Self.words(motion.reducedForm)). \(motion.reason) "
          + "| \(motion.role.yieldsToLowPower ? "off" : "stays") | \(motion.cost.rawValue) |")
    }
    return lines.joined(separator: "\n")
  }

  private static func words(_ form: ReducedForm) -> String {
    switch form {
    case .unchanged: "Unchanged"
    case .crossFade: "A fade"
    case .endStateAtOnce: "At its end at once"
    case .notDrawn: "Not drawn"
    }
  }

  /// The page with its tables made anew: between `<!-- motions: A B -->` and `<!-- end -->`.
  private func renewed(_ page: String) -> String {
    var result = ""
    var rest = Substring(page)
    while let start = rest.range(of: "<!-- motions: "),
      let close = rest[start.upperBound...].range(of: " -->"),
      let end = rest[close.upperBound...].range(of: "<!-- end -->")
    {
      let components = rest[start.upperBound..<close.lowerBound].split(separator: " ")
      result += rest[..<close.upperBound] + "\n" + table(components) + "\n<!-- end -->"
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  @Test("S4.57 the tables of motions are those of the registry")
  func tables() throws {
    // Written anew with LEGATO_WRITE_DOCUMENTATION=1 in the environment.
    let writes = ProcessInfo.processInfo.environment["LEGATO_WRITE_DOCUMENTATION"] == "1"
    var named: Set<String> = []
    for page in try pages() {
      let text = try String(contentsOf: page, encoding: .utf8)
      let new = renewed(text)
      if writes { try new.write(to: page, atomically: true, encoding: .utf8) }
      #expect(writes || new == text, "\(page.lastPathComponent) is stale")
      for motion in MotionRegistry.declarations where new.contains("| `\(motion.id)` |") {
        named.insert(motion.id)
      }
    }
    for motion in MotionRegistry.declarations {
      #expect(named.contains(motion.id), "no page tells of \(motion.id)")
    }
  }

  // MARK: Films

  @Test("every film that a page names is filmed")
  func films() throws {
    let filmed = Set(
      try text("Gallery/films.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
        .compactMap { $0.split(separator: "|").first.map(String.init) })
    var count = 0
    for page in try pages() {
      let text = try String(contentsOf: page, encoding: .utf8)
      for match in text.matches(of: #/Films?: (.*)/#) {
        for name in match.output.1.matches(of: #/`([^`]*)`/#) {
          count += 1
          #expect(
            filmed.contains(String(name.output.1)), "\(page.lastPathComponent): \(name.output.1)")
        }
      }
    }
    #expect(count > 15)
  }

  @Test("every table of motions has a film below it, in its section")
  func filmedSections() throws {
    var count = 0
    for page in try pages() {
      let text = try String(contentsOf: page, encoding: .utf8)
      for section in text.components(separatedBy: "\n## ").dropFirst()
      where section.contains("<!-- motions: ") {
        count += 1
        let title = section.prefix { $0 != "\n" }
        #expect(section.contains(#/\nFilms?: `/#), "\(page.lastPathComponent): \(title)")
      }
    }
    #expect(count > 18)
  }

  @Test("S4.75 every component, modifier and style that an app can use is on a page")
  func components() throws {
    let text = try pages().map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let declared = #/public struct ([A-Z]\w*)[^{]*: [^{]*?(View|Modifier|Style)\b/#
    let modifiers = #/extension View \{(.*?)\n\}/#.dotMatchesNewlines()
    var count = 0
    for file in try PackageFolder.swiftFiles(in: "Sources/Legato") {
      let source = try String(contentsOf: file, encoding: .utf8)
      var names = source.matches(of: declared).map { String($0.output.1) }
      for part in source.matches(of: modifiers) {
        names += part.output.1.matches(of: #/public func (\w+)/#).map { String($0.output.1) }
      }
      for name in names {
        count += 1
        let word = try Regex("\\b\(name)\\b").wordBoundaryKind(.simple)
        let isTold = text.contains(word)
        #expect(isTold, "no page tells of \(name), \(file.lastPathComponent)")
      }
    }
    #expect(count > 60, "\(count)")
  }

  @Test("every page that a page links to is there")
  func links() throws {
    let names = Set(try pages().map { $0.deletingPathExtension().lastPathComponent })
    for page in try pages() {
      let text = try String(contentsOf: page, encoding: .utf8)
      for match in text.matches(of: #/<doc:([A-Za-z]+)>/#) {
        #expect(
          names.contains(String(match.output.1)), "\(page.lastPathComponent): \(match.output.1)")
      }
    }
  }

  // MARK: The guide

  @Test("the code of the guide is the code that is compiled here, piece by piece")
  func guide() throws {
    let source = try text("Tests/LegatoTests/Documentation/GuideExamples.swift")
    let page = try text("Sources/Legato/Legato.docc/BringYourAppsMotion.md")
    let pieces = source.components(separatedBy: "// guide: ").dropFirst().map { piece in
      let lines = piece.components(separatedBy: "\n").dropFirst()
      return lines.prefix { $0 != "// end" }.joined(separator: "\n")
    }
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
    #expect(blocks.count == pieces.count && pieces.count == 7)
    for (block, piece) in zip(blocks, pieces) {
      // Outside of this file nothing is private to it.
      let shown = piece.replacingOccurrences(of: "fileprivate ", with: "")
        .replacingOccurrences(of: "private struct", with: "struct")
      #expect(block == shown, "\(shown)")
    }
  }

  @Test("what the guide shows runs, and comes to rest")
  func guideRuns() throws {
    let stage = try Stage(GuideScene(count: 3))
    stage.at(3000)
    #expect(stage.issues.isEmpty && stage.motionCount == 0 && stage.element("Tea") != nil)
  }
}
