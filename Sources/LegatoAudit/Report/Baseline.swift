import Foundation
import LegatoFilm

/// What is known of a project already: how many findings there were of each kind and place.
///
/// A check against a baseline fails where there is more than that; the numbers may only fall.
package struct Baseline: Codable, Equatable, Sendable {
  /// The name of the file where nobody gives another one.
  package static let usualName = ".legato-baseline.json"
  /// Grows when a reader of the old form would misread the new.
  private static let currentVersion = 1

  private var version = Self.currentVersion
  /// How many views each finding holds for, by its fingerprint.
  package private(set) var counts: [String: Int] = [:]

  package init() {}

  /// - Parameter allowing: what was known before: nothing is taken up beyond it.
  package init(_ results: CheckResults, allowing known: Baseline? = nil) {
    for finding in results.findings {
      counts[finding.fingerprint, default: 0] += finding.count
    }
    guard let known else { return }
    for (fingerprint, count) in counts {
      let most = min(count, known.counts[fingerprint] ?? 0)
      counts[fingerprint] = most > 0 ? most : nil
    }
  }

  /// Reads a baseline; `nil` where there is no such file.
  ///
  /// - Throws: where the file is not a baseline, or one of a later version.
  package static func read(_ path: String) throws(FilmFailure) -> Baseline? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: data) else {
      throw FilmFailure("\(path) is not a baseline.")
    }
    guard baseline.version <= currentVersion else {
      throw FilmFailure(
        "\(path) is a baseline of version \(baseline.version); this command reads version"
          + " \(currentVersion).")
    }
    return baseline
  }

  package var total: Int { counts.values.reduce(0, +) }

  /// As a file: one finding a line, in an order that stays.
  package var text: String {
    let lines = counts.keys.sorted().map { key in
      "    \(Self.quoted(key)): \(counts[key] ?? 0)"
    }
    return "{\n  \"version\": \(version),\n  \"counts\": {\n" + lines.joined(separator: ",\n")
      + (lines.isEmpty ? "" : "\n") + "  }\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
