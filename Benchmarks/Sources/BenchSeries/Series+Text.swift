import Foundation

/// A series as text: a line for each figure, in the order of the run, with tabs between section, name, count, median,
/// least, most and unit. Texts of two runs can be compared line by line.
extension Series {
  static let title = "# Legato bench series 1"

  public var text: String {
    var lines = [
      Self.title,
      "# section, name, count, median, least and most of the rounds, unit; a loop is a fixed loop that was timed"
        + " beside each figure.",
      "rounds\t\(rounds)",
      "loop\t\(Self.columns(loop))\tms CPU",
    ]
    for entry in entries {
      let figure = entry.figure
      lines.append(
        [
          figure.section, figure.name, "\(figure.count)", Self.columns(entry.spread), figure.unit,
        ].joined(separator: "\t"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func columns(_ spread: Spread) -> String {
    [spread.median, spread.least, spread.most].map(number).joined(separator: "\t")
  }

  /// Five digits that count.
  static func number(_ value: Double) -> String {
    let text = String(format: "%.5g", value)
    return text.contains("e") ? String(format: value.magnitude < 1 ? "%.9f" : "%.0f", value) : text
  }

  /// Why a text is no series.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    public let description: String
  }

  /// - Throws: what is wrong, with the number of the line.
  public init(text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map({ $0.trimmingCharacters(in: .whitespaces) }) == Self.title else {
      throw Failure(
        description:
          "it does not begin with “\(Self.title)”: it is no series, or one of another version.")
    }
    var rounds: Int?
    var loop: Spread?
    var entries: [Entry] = []
    var known: Set<Figure> = []
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      func failure(_ text: String) -> Failure {
        Failure(description: "line \(index + 1): \(text)")
      }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch fields[0] {
      case "rounds":
        guard fields.count == 2, let number = Int(fields[1]), number > 0 else {
          throw failure("a number of rounds was expected.")
        }
        rounds = number
      case "loop":
        guard fields.count == 5, let spread = Self.spread(fields[1...3]) else {
          throw failure("median, least and most of the loop were expected.")
        }
        loop = spread
      default:
        guard fields.count == 7, let count = Int(fields[2]), let spread = Self.spread(fields[3...5])
        else {
          throw failure("a figure has seven fields with tabs between, three of them numbers.")
        }
        let figure = Figure(section: fields[0], name: fields[1], count: count, unit: fields[6])
        guard known.insert(figure).inserted else {
          throw failure("\(figure.title) is there twice.")
        }
        entries.append(Entry(figure, spread))
      }
    }
    guard let rounds, let loop else {
      throw Failure(description: "the number of rounds and the loop are missing.")
    }
    self.init(rounds: rounds, loop: loop, entries: entries)
  }

  private static func spread(_ fields: ArraySlice<String>) -> Spread? {
    let numbers = fields.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == 3 else { return nil }
    return Spread(median: numbers[0], least: numbers[1], most: numbers[2])
  }
}
