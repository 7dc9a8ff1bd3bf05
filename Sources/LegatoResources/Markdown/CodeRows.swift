/// The rows of backticks in a text: each opens code where a later one is as long.
struct CodeRows {
  /// For each row its start and length, by where it begins.
  private var lengths: [Int: Int] = [:]
  /// For each length where its rows are, the first first.
  private var starts: [Int: [Int]] = [:]
  /// For each length, how many of its rows lie before what has been asked for.
  private var passed: [Int: Int] = [:]

  init(_ scanner: InlineScanner) {
    var index = 0
    while index < scanner.end {
      guard scanner.bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let start = index
      index = scanner.end(from: index) { $0 == UInt8(ascii: "`") }
      lengths[start] = index - start
      starts[index - start, default: []].append(start)
    }
  }

  /// The length of the row that begins at an index: at least 1.
  func length(at start: Int) -> Int { lengths[start] ?? 1 }

  /// Where the code that begins with a row has its closing row. Rows have to be asked for from the left to the right.
  mutating func close(of start: Int) -> Int? {
    guard let length = lengths[start], let rows = starts[length] else { return nil }
    var number = passed[length] ?? 0
    while number < rows.count, rows[number] <= start { number += 1 }
    passed[length] = number
    return number < rows.count ? rows[number] : nil
  }
}
