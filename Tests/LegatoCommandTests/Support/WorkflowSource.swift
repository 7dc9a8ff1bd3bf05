import Foundation

/// A workflow file, read as the part of YAML that such files are written in: maps, lists, lists of maps,
/// plain and quoted texts, `[a, b]`, and texts of several lines behind `|`.
///
/// Anything else is an error, so that a file which a service would refuse does not pass.
indirect enum WorkflowSource: Equatable {
  case text(String)
  case list([WorkflowSource])
  case map([(key: String, value: WorkflowSource)])

  struct Fault: Error, CustomStringConvertible {
    let line: Int
    let problem: String
    var description: String { "line \(line): \(problem)" }
  }

  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.text(let a), .text(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.map(let a), .map(let b)):
      a.map(\.key) == b.map(\.key) && a.map(\.value) == b.map(\.value)
    default: false
    }
  }

  subscript(key: String) -> WorkflowSource? {
    guard case .map(let pairs) = self else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  var keys: [String] {
    guard case .map(let pairs) = self else { return [] }
    return pairs.map(\.key)
  }

  var items: [WorkflowSource] {
    guard case .list(let items) = self else { return [] }
    return items
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  init(_ source: String) throws {
    var reader = Reader(source)
    self = try reader.block(indent: 0)
    if let rest = reader.next { throw Fault(line: rest.number, problem: "is indented otherwise") }
  }

  private struct Line {
    let number: Int
    var indent: Int
    var text: String
  }

  private struct Reader {
    private let raw: [Substring]
    private var lines: [Line] = []
    private var position = 0

    init(_ source: String) {
      raw = source.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in raw.enumerated() {
        let text = line.drop { $0 == " " }
        guard !text.isEmpty, !text.hasPrefix("#") else { continue }
        lines.append(Line(number: index + 1, indent: line.count - text.count, text: String(text)))
      }
    }

    var next: Line? { position < lines.count ? lines[position] : nil }

    mutating func block(indent: Int) throws -> WorkflowSource {
      guard let first = next else { throw Fault(line: raw.count, problem: "ends too soon") }
      return first.text.hasPrefix("- ")
        ? try list(indent: first.indent) : try map(indent: first.indent)
    }

    private mutating func list(indent: Int) throws -> WorkflowSource {
      var items: [WorkflowSource] = []
      while let line = next, line.indent == indent, line.text.hasPrefix("- ") {
        // What stands behind the dash is a block of its own, two columns in.
        lines[position].text = String(line.text.dropFirst(2))
        lines[position].indent = indent + 2
        if Self.pair(lines[position].text) == nil {
          items.append(try scalar(lines[position].text, line))
          position += 1
        } else {
          items.append(try map(indent: indent + 2))
        }
      }
      return .list(items)
    }

    private mutating func map(indent: Int) throws -> WorkflowSource {
      var pairs: [(key: String, value: WorkflowSource)] = []
      while let line = next, line.indent == indent, !line.text.hasPrefix("- ") {
        guard !line.text.contains("\t"), let (key, rest) = Self.pair(line.text) else {
          throw Fault(line: line.number, problem: "is no “key: value”: \(line.text)")
        }
        guard !pairs.contains(where: { $0.key == key }) else {
          throw Fault(line: line.number, problem: "says \(key) twice")
        }
        position += 1
        if rest == "|" {
          pairs.append((key, .text(lineByLine(after: line))))
        } else if !rest.isEmpty {
          pairs.append((key, try scalar(rest, line)))
        } else if let below = next, below.indent > indent {
          pairs.append((key, try block(indent: below.indent)))
        } else {
          pairs.append((key, .text("")))
        }
      }
      if let line = next, line.indent > indent {
        throw Fault(line: line.number, problem: "is indented further than what is above it")
      }
      return .map(pairs)
    }

    private mutating func lineByLine(after line: Line) -> String {
      var texts: [Substring] = []
      for text in raw[line.number...] {
        let isEmpty = text.allSatisfy { $0 == " " }
        guard isEmpty || text.prefix(while: { $0 == " " }).count > line.indent else { break }
        texts.append(text.drop { $0 == " " })
      }
      let end = line.number + texts.count
      while let below = next, below.number <= end { position += 1 }
      return texts.joined(separator: "\n")
    }

    /// `key: rest`; the rest is empty where the value is below.
    private static func pair(_ text: String) -> (String, String)? {
      guard let colon = text.range(of: #":( |$)"#, options: .regularExpression) else { return nil }
      let key = text[..<colon.lowerBound]
      guard !key.isEmpty, key.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
        return nil
      }
      return (String(key), text[colon.upperBound...].trimmingCharacters(in: .whitespaces))
    }

    private func scalar(_ text: String, _ line: Line) throws -> WorkflowSource {
      if text.hasPrefix("["), text.hasSuffix("]") {
        return .list(
          text.dropFirst().dropLast().split(separator: ",").map {
            .text($0.trimmingCharacters(in: .whitespaces))
          })
      }
      for quote in ["'", "\""] where text.hasPrefix(quote) {
        guard text.count > 1, text.hasSuffix(quote) else {
          throw Fault(line: line.number, problem: "has an open quotation mark")
        }
        return .text(String(text.dropFirst().dropLast()))
      }
      if text.contains(": ") || text.contains(" #") || "{[&*!|>%@`".contains(text.first ?? "a") {
        throw Fault(line: line.number, problem: "needs quotation marks: \(text)")
      }
      return .text(text)
    }
  }
}
