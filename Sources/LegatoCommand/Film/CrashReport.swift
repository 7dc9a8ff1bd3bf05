import Foundation
import LegatoFilm

/// Where a program has crashed: the report of Swift's own backtracer, which comes with the compiler.
struct CrashReport {
  /// A place in a program's code, by its module and by the name under which the file was compiled.
  struct Place: Hashable {
    let module: String
    let file: String
    let line: Int
    /// 0 where only the line is known.
    let column: Int
  }

  /// The places that the crashed thread was at, the innermost first. Code that was compiled without its lines has none.
  private(set) var places: [Place]

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
      let parts = location.file.split(separator: "/").suffix(2).map(String.init)
      guard location.line > 0, parts.count == 2 else { return nil }
      return Place(
        module: parts[0], file: parts[1], line: location.line, column: max(1, location.column))
    }
  }

  /// Adds the place that the program itself has named, as in `App/Store.swift:12: Fatal error: …`: the innermost, where the
  /// compiler's own code around a failure has none.
  ///
  /// - Parameter said: what the program has written.
  mutating func add(namedIn said: String) {
    let line = said.split(whereSeparator: \.isNewline).last { line in
      Children.failures.contains { line.contains(": \($0)") }
    }
    guard let line,
      let start = Children.failures.compactMap({ line.range(of: ": \($0)")?.lowerBound }).min()
    else { return }
    let place = line[..<start].split(separator: ":")
    guard place.count == 2, let number = Int(place[1]) else { return }
    let parts = place[0].split(separator: "/").map(String.init)
    guard parts.count == 2 else { return }
    let isKnown = places.first.map { ($0.file, $0.line) == (parts[1], number) } ?? false
    if !isKnown {
      places.insert(Place(module: parts[0], file: parts[1], line: number, column: 0), at: 0)
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
