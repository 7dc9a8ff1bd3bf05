import Foundation

/// The formats that a report is written in.
package enum ReportFormat: String, CaseIterable, Sendable {
  case json
  case sarif
  case junit = "xml"
  case evidence = "md"
  case text = "txt"

  /// The format of a path's ending; `nil` where there is none of that ending.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// - Parameter rules: those that were asked.
  package func text(
    _ verdict: Verdict, rules: [RuleDescription] = RuleBook.descriptions
  ) -> String {
    switch self {
    case .json: JSONReport.text(verdict)
    case .sarif: SARIFReport.text(verdict, rules: rules)
    case .junit: JUnitReport.text(verdict, rules: rules.map(\.id))
    case .evidence: EvidenceReport.text(verdict)
    case .text: TextReport(isVerbose: true).text(verdict)
    }
  }
}

/// Something as JSON that is made to be read and compared: keys sorted, slashes as they are.
func readableJSON(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else { return "{}\n" }
  return String(decoding: data, as: UTF8.self) + "\n"
}
