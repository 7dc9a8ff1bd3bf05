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

  @Test func theyAreWhereTheSourcesSay() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let source = try files.filter { $0.hasPrefix("MotionToken+") }.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    for (name, member) in TokenExpressions.members {
      let parts = member.split(separator: ".").map(String.init)
      try #require(parts.count == 2)
      #expect(source.contains("public static let \(parts[0]) = "), "\(member)")
      let token = try #require(
        source.firstMatch(
          of: try Regex("public var \(parts[1]): MotionToken \\{ Self\\.(\\w+) \\}")
        ).flatMap { $0.output[1].substring }, "\(member)")
      #expect(source.contains("static let \(token) = MotionToken("), "\(name)")
      #expect(source.contains("name: \"\(name)\""), "\(name)")
    }
  }

  @Test func animationsWithNamesAreThoseOfTheirTokens() {
    let named: [String: (MotionToken, String)] = [
      "motion.fast": (.app.fast, "appFast"), "motion.normal": (.motion.normal, "appNormal"),
      "motion.slow": (.app.slow, "appSlow"), "spring.app": (.app.spring, "appSpring"),
      "spring.snappy": (.app.snappy, "appSnappy"), "spring.menu": (.app.menu, "menuSpring"),
      "spring.button": (.app.contextMenu, "contextMenuAppear"),
    ]
    #expect(TokenExpressions.animations == named.mapValues(\.1))
    for (name, token) in named { #expect(token.0.name == name) }
  }
}
