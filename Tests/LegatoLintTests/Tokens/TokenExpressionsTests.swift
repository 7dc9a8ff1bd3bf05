import Foundation
import Legato
import TestSupport
import Testing

@testable import LegatoLint

@Suite("Tokens in code")
struct TokenExpressionsTests {
  /// The sources of the tokens: where each stands is read from there.
  private let folder = PackageFolder.url("Sources/Legato/Tokens")

  @Test func everyTokenHasOne() {
    for token in MotionToken.all {
      #expect(TokenExpressions.members[token.name] != nil, "\(token.name)")
    }
  }

  private func sources(_ prefix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(prefix) }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  /// A token that is no stored property, or whose group `MotionToken.groups` has not, is missing.
  @Test func theyAreWhereTheSourcesSay() throws {
    var members: [String: String] = [:]
    var names: Set<String> = []
    for source in try sources("MotionToken+") {
      names.formUnion(
        source.matches(of: /MotionToken\(\s*name: "([^"]+)"/).map { String($0.output.1) })
      let groups = source.matches(of: /public static let (\w+) = \w+\(\)/).map(\.output.1)
      guard let group = groups.first else { continue }
      #expect(groups.count == 1, "A group has a file of its own: \(groups)")
      for match in source.matches(of: /public let (\w+) = MotionToken\(\s*name: "([^"]+)"/) {
        members[String(match.output.2)] = "\(group).\(match.output.1)"
      }
    }
    #expect(TokenExpressions.members == members)
    #expect(Set(members.keys) == names)
  }

  @Test func animationsWithNamesAreThoseOfTheirTokens() throws {
    let source = try sources("AnimationTokens").joined()
    let names = source.matches(of: /public static var (\w+): Animation \{/).map {
      String($0.output.1)
    }
    #expect(MotionToken.animationNames == names)
    for name in names {
      let token = try #require(MotionToken(named: name), "\(name) is no alias of a token")
      #expect(TokenExpressions.expression(for: token) == ".\(name)")
    }
  }
}
