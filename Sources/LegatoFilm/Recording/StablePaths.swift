@_spi(Host) import SwiftUICore

/// The paths of views, with identifiers that are made by chance replaced by numbers in the order
/// in which they were met: so that two runs name a view alike.
@MainActor
struct StablePaths {
  private var numbers: [Substring: Int] = [:]

  mutating func path(of node: Node) -> String {
    let path = node.named.path
    guard path.utf8.contains(UInt8(ascii: "-")) else { return path }
    return path.split(separator: "/", omittingEmptySubsequences: false).map { step in
      stable(step)
    }.joined(separator: "/")
  }

  private mutating func stable(_ step: Substring) -> String {
    var result = ""
    var rest = step
    while let match = rest.firstMatch(of: Self.identifier) {
      let number = numbers[match.output, default: numbers.count + 1]
      numbers[match.output] = number
      result += rest[..<match.range.lowerBound] + "#\(number)"
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }

  /// A universally unique identifier, as text.
  private static var identifier: Regex<Substring> {
    /[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/
  }
}
