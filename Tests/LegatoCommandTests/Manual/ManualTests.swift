import Foundation
import TestSupport
import Testing

@testable import LegatoCommand

@Suite("The manual page")
struct ManualTests {
  private let root = PackageFolder.root

  @Test("The page in Documentation is what `legato manual` prints") func isUpToDate() throws {
    let file = root.appendingPathComponent("Documentation/legato.1")
    let kept = try String(contentsOf: file, encoding: .utf8)
    let isUpToDate = kept == ManualPage.text
    #expect(isUpToDate, "Print it again: legato manual > Documentation/legato.1")
  }

  @Test func noLineIsTakenForARequest() {
    let requests: Set<Substring> = [".TH", ".SH", ".TP", ".B", ".I", ".br", ".nf", ".fi"]
    for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") {
      #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
    }
    #expect(!ManualPage.text.split(separator: "\n").contains { $0.hasPrefix("'") })
  }

  @Test func hasEveryCommand() {
    for command in Subcommands.all {
      #expect(ManualPage.text.contains(".SH LEGATO \(command.name.uppercased())"))
    }
  }
}
