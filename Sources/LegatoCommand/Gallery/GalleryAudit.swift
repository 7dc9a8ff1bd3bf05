import Foundation
import LegatoAudit
import LegatoFilm

/// What the audit says of a view that a gallery shows.
struct GalleryAudit: Sendable, Equatable {
  /// How many things are touched in each view: fewer than by `legato check`, as all of a gallery is
  /// waited for.
  private static let maxTargets = 2

  var findings: [Finding] = []
  /// What was in the way; `nil` where all was played.
  var failure: String?

  /// `2 errors, 1 note`; `nothing found`.
  var summary: String {
    if failure != nil { return "not checked" }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
  }

  /// How bad it is, as a class of the pages' styles.
  var tone: String {
    failure != nil ? "unknown" : findings.map(\.severity).max()?.rawValue ?? "clean"
  }

  /// A badge for the index.
  var badge: String { "<span class=\"badge audit \(tone)\">\(Markup.escaped(summary))</span>" }

  /// A section for the film's page.
  var section: String {
    var lines = [
      "<section class=\"audit\" aria-label=\"Audit\">",
      "<h2>Audit <span class=\"badge \(tone)\">\(Markup.escaped(summary))</span></h2>",
    ]
    if let failure {
      lines.append("<p>\(Markup.escaped(failure))</p>")
    } else if findings.isEmpty {
      lines.append(
        "<p>It was touched in up to \(Self.maxTargets) places, in full, with Reduce Motion and in Low"
          + " Power Mode, and no rule objects. <code>legato check</code> touches more.</p>")
    } else {
      lines.append("<ul>\(findings.map(Self.item).joined(separator: "\n"))</ul>")
    }
    return lines.joined(separator: "\n") + "\n</section>"
  }

  private static func item(_ finding: Finding) -> String {
    let seen = finding.evidence.first.map { evidence in
      "<p>\(Markup.escaped(evidence.observation)) (\(Markup.escaped(evidence.run)))</p>"
    }
    let place = [finding.path, finding.property].filter { !$0.isEmpty }.joined(separator: " ")
    return
      "<li><h3><span class=\"badge \(finding.severity.rawValue)\">\(finding.severity.rawValue)</span>"
      + " \(Markup.escaped(finding.message))</h3>"
      + (place.isEmpty ? "" : "<code>\(Markup.escaped(place))</code>") + (seen ?? "")
      + "<p>\(Markup.escaped(finding.fix))</p></li>"
  }

  /// Has a program check its subjects; answers what is said of each, by its number.
  static func audits(
    of subjects: [Int], _ location: GalleryPrograms.Location
  ) -> [Int: GalleryAudit] {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(
      "legato-gallery-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = location.program
    process.arguments =
      ["check", subjects.map(String.init).joined(separator: ","), "--results", output.path]
      + ["--targets", "\(maxTargets)"]
      + AppResources.found(beside: [location.file]).arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    var results = CheckResults()
    let home = AppHome()
    defer { home.remove() }
    do {
      try Children.start(process, variables: home.variables)
      defer { Children.forget(process) }
      process.waitUntilExit()
      results = try CheckResults(decoding: Data(contentsOf: output))
    } catch {
      results.failures.append(CheckResults.Failure(file: location.file, message: "\(error)"))
    }
    var audits: [Int: GalleryAudit] = [:]
    for (number, subject) in zip(subjects, results.subjects) {
      audits[number] = GalleryAudit(findings: subject.findings)
    }
    let fault = results.failures.first?.message ?? "The program ended before it was played."
    for number in subjects where audits[number] == nil {
      audits[number] = GalleryAudit(failure: fault)
    }
    return audits
  }
}
