import Foundation
import LegatoFilm

/// Where a program has crashed: the report of Swift's own backtracer, which comes with the compiler.
struct CrashReport {
  /// A place in a program's code, by its module and by the name under which the file was compiled.
  struct Place: Hashable {
    let module: String
    let file: String
    let line: Int
    let column: Int
  }

  /// The places that the crashed thread was at, the innermost first. Code that was compiled without its lines has none.
  let places: [Place]

  /// The backtracer's settings in a program's environment, so that it writes a report to a file and says nothing else.
  static func variables(writingTo path: String) -> [String: String] {
    [
      "SWIFT_BACKTRACE":
        "enable=yes,interactive=no,color=no,format=json,threads=crashed,images=none,registers=none,"
        + "cache=no,output-to=\(path)"
    ]
  }

  /// - Returns: `nil` where there is no report, as where the compiler's folder has no backtracer.
  init?(readFrom path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let report = try? JSONDecoder().decode(Report.self, from: data)
    else { return nil }
    let frames = report.threads.first { $0.crashed ?? false }?.frames ?? []
    places = frames.compactMap(\.sourceLocation).compactMap { location in
      // Whatever the compiler has made by itself is at line 0.
      let parts = location.file.split(separator: "/", maxSplits: 1).map(String.init)
      guard location.line > 0, parts.count == 2 else { return nil }
      return Place(
        module: parts[0], file: parts[1], line: location.line, column: max(1, location.column))
    }
  }

  private struct Report: Decodable {
    struct Thread: Decodable {
      let crashed: Bool?
      let frames: [Frame]
    }

    struct Frame: Decodable {
      let sourceLocation: Location?
    }

    struct Location: Decodable {
      let file: String
      let line: Int
      let column: Int
    }

    let threads: [Thread]
  }
}
