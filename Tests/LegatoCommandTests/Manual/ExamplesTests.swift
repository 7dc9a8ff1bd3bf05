import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("Examples")
struct ExamplesTests {
  private static let root = PackageFolder.root

  /// The lines of help and guides that call legato.
  private static let lines: [String] = {
    var texts = Subcommands.all.map(\.help)
    for name in [
      "README.md", "Documentation/ContinuousIntegration.md", "Documentation/Testing.md",
      "Documentation/continuous-integration/motion-tests.yml",
    ] {
      texts.append(
        (try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)) ?? "")
    }
    return texts.flatMap { $0.split(separator: "\n").map(String.init) }.compactMap { line in
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      for start in [
        "legato ", "swift run legato ", "run: swift run legato ", ".build/debug/legato ",
      ]
      where trimmed.hasPrefix(start) {
        return String(trimmed.dropFirst(start.count))
      }
      return nil
    }.filter { line in
      // Forms of a command, in which words stand for others.
      let command = line.split(separator: " ").first.map(String.init) ?? ""
      return Subcommands.named(command) != nil && !line.contains("[") && !line.contains("PATH…")
        && !line.contains("FILE") && !line.contains(" | zsh")
    }
  }()

  @Test func thereAreSome() { #expect(Self.lines.count > 20) }

  @Test(arguments: lines)
  func canBeRead(line: String) throws {
    var words = Self.words(of: line)
    let command = words.removeFirst()
    if words.contains("--help") { return }
    _ = try #require(Subcommands.named(command)).prepare(words)
  }

  /// The words as a shell reads them, up to a redirection or a comment.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in line + " " {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character != " " {
        word.append(character)
      } else if !word.isEmpty {
        if [">", "|", "#"].contains(word) { return words }
        words.append(word)
        word = ""
      }
    }
    return words
  }
}

@Suite("The guide to continuous integration")
struct ContinuousIntegrationTests {
  private let root = PackageFolder.root

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("The workflow installs what scripts/setup does") func installsAll() throws {
    let setup = try text("scripts/setup")
    let workflow = try text("Documentation/continuous-integration/motion-tests.yml")
    let list = try #require(setup.firstMatch(of: /packages="([^"]+)"/)?.output.1)
    for package in list.split(separator: " ") {
      let isInstalled = workflow.contains(package)
      #expect(isInstalled, "\(package)")
    }
  }

  @Test("The guide's products are the manifest's") func productsExist() throws {
    let manifest = try text("Package.swift")
    for name in ["SwiftUI", "LegatoTesting", "Legato"] {
      let isProduct = manifest.contains(".library(name: \"\(name)\"")
      #expect(isProduct, "\(name)")
    }
    #expect(manifest.hasPrefix("// swift-tools-version: 6.2"))
  }
}
