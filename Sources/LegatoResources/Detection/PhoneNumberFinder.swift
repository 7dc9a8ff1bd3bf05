/// Telephone numbers in a text.
enum PhoneNumberFinder {
  /// The longest number, with the signs in it, in bytes.
  private static let maxLength = 28
  /// The most groups of digits in a number.
  private static let maxGroups = 7

  /// The numbers in their order.
  static func numbers(in scanner: InlineScanner) -> [DetectedData] {
    var numbers: [DetectedData] = []
    var index = 0
    while index < scanner.end {
      let byte = scanner.bytes[index]
      let isStart = byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "(")
      if isStart, index == 0 || isBoundary(scanner.bytes[index - 1]),
        let end = number(at: index, in: scanner)
      {
        let text = scanner.string(index..<end)
        numbers.append(DetectedData(value: .phoneNumber(text), range: index..<end))
        index = end
      } else if byte.isAlphanumeric {
        index = scanner.end(from: index, while: \.isAlphanumeric)
      } else {
        index += 1
      }
    }
    return numbers
  }

  private static func isBoundary(_ byte: UInt8) -> Bool {
    !(byte.isAlphanumeric || byte >= 0x80 || "+.-/#$@_=&%".utf8.contains(byte))
  }

  /// A group of digits, and the sign before it.
  private struct Group {
    var digits: Range<Int>
    var sign: UInt8
  }

  /// Where a number ends that begins at an index: the longest that its groups of digits make.
  private static func number(at start: Int, in scanner: InlineScanner) -> Int? {
    let limit = min(scanner.end, start + maxLength)
    let isInternational = scanner.bytes[start] == UInt8(ascii: "+")
    var groups: [Group] = []
    var index = start + (isInternational ? 1 : 0)
    while index < limit, groups.count < maxGroups {
      var sign: UInt8 = 0
      var place = index
      // One sign between two groups, or a parenthesis and a blank.
      while place < limit, place - index < 2, " -.()/".utf8.contains(scanner.bytes[place]) {
        sign = sign == 0 || sign == UInt8(ascii: " ") ? scanner.bytes[place] : sign
        place += 1
      }
      let end = scanner.end(from: place, while: \.isDigit)
      guard end > place else { break }
      groups.append(Group(digits: place..<end, sign: groups.isEmpty ? 0 : sign))
      index = end
    }
    while let last = groups.last {
      let next = scanner[last.digits.upperBound]
      let endsWord =
        !next.isAlphanumeric && next < 0x80 && !"%:_@$".utf8.contains(next)
        && !(next == UInt8(ascii: "/") || next == UInt8(ascii: "-"))
        && !(next == UInt8(ascii: ".") && scanner[last.digits.upperBound + 1].isDigit)
      if endsWord, isNumber(groups, isInternational, scanner) { return last.digits.upperBound }
      groups.removeLast()
    }
    return nil
  }

  private static func isNumber(
    _ groups: [Group], _ isInternational: Bool, _ scanner: InlineScanner
  ) -> Bool {
    let lengths = groups.map(\.digits.count)
    let count = lengths.reduce(0, +)
    if isInternational { return (7...15).contains(count) }
    let first = scanner.bytes[groups[0].digits.lowerBound]
    // A number of another country's own begins with 0.
    if first == UInt8(ascii: "0") {
      return groups.count > 1 ? (8...13).contains(count) : (10...11).contains(count)
    }
    switch lengths {
    case [3, 4]: return groups[1].sign == UInt8(ascii: "-")
    case [3, 3, 4], [10]: return first > UInt8(ascii: "1")
    case [1, 3, 3, 4], [11], [1, 10], [4, 3, 3]: return first == UInt8(ascii: "1")
    default: return false
    }
  }
}
