import Foundation
import LegatoLint

/// Findings for people and for programs.
enum StaticReport {
  static func text(
    _ findings: [LintFinding], _ format: StaticCheckOptions.Format,
    hasColors: Bool = Terminal.hasColors
  ) -> String {
    switch format {
    case .text: findings.map { lines($0, hasColors) }.joined()
    case .json: json(findings)
    case .github: findings.map(annotation).joined()
    }
  }

  /// As compilers write, so that editors find the place.
  private static func lines(_ finding: LintFinding, _ hasColors: Bool) -> String {
    let style: Terminal.Style =
      switch finding.severity {
      case .note: .blue
      case .warning: .yellow
      case .error: .red
      }
    let severity = Terminal.styled(finding.severity.rawValue, style, hasColors: hasColors)
    let rule = Terminal.styled("[\(finding.rule)]", .quiet, hasColors: hasColors)
    return
      "\(finding.file):\(finding.line):\(finding.column): \(severity): \(finding.message) \(rule)\n"
      + "  \(finding.fix)\(finding.fixIt.isEmpty ? "" : " (--fix does)")\n"
  }

  private static func json(_ findings: [LintFinding]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(findings)
    return String(decoding: data ?? Data("[]".utf8), as: UTF8.self) + "\n"
  }

  /// A workflow command of GitHub Actions.
  private static func annotation(_ finding: LintFinding) -> String {
    let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
    return "::\(kind) file=\(property(finding.file)),line=\(finding.line),col=\(finding.column),"
      + "title=\(property(finding.rule))::\(escaped("\(finding.message) \(finding.fix)"))\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
