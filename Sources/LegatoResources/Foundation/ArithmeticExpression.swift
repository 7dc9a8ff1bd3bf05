import Foundation

/// A number of an expression: whole numbers stay whole, as those of `NSNumber` do.
enum ArithmeticValue: Equatable {
  case integer(Int)
  case real(Double)

  var real: Double {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    }
  }
}

/// Expressions of numbers: `+`, `-`, `*`, `/`, `**`, parentheses and functions.
///
/// Reads a text once, from the left to the right, and does not recurse.
enum ArithmeticExpression {
  /// What waits for its right side.
  private enum Pending {
    case operation(Character)
    case power
    case negation
    case function(String)
    case parenthesis

    var rank: Int {
      switch self {
      case .parenthesis: 0
      case .operation(let sign): "+-".contains(sign) ? 1 : 2
      case .negation: 3
      case .power: 4
      case .function: 5
      }
    }
  }

  /// The value of a text; `nil` where it is no expression of numbers.
  static func value(of text: String) -> ArithmeticValue? {
    var values: [ArithmeticValue] = []
    var pending: [Pending] = []
    var needsValue = true
    let scanner = InlineScanner(text.utf8)
    var index = 0
    /// Applies what binds at least as much as a rank.
    func apply(above rank: Int) -> Bool {
      while let last = pending.last, last.rank >= rank, last.rank > 0 {
        pending.removeLast()
        guard evaluate(last, &values) else { return false }
      }
      return true
    }
    while index < scanner.end {
      let byte = scanner.bytes[index]
      let sign = Character(Unicode.Scalar(byte))
      index += 1
      switch sign {
      case " ", "\t", "\n": continue
      case "(" where needsValue: pending.append(.parenthesis)
      case ")" where !needsValue:
        guard apply(above: 1), case .parenthesis? = pending.popLast() else { return nil }
        guard apply(above: Pending.function("").rank) else { return nil }
      case "-" where needsValue: pending.append(.negation)
      case "+" where needsValue: break
      case "*" where !needsValue && scanner[index] == UInt8(ascii: "*"):
        index += 1
        guard apply(above: Pending.power.rank + 1) else { return nil }
        pending.append(.power)
        needsValue = true
      case "+", "-", "*", "/":
        guard !needsValue, apply(above: Pending.operation(sign).rank) else { return nil }
        pending.append(.operation(sign))
        needsValue = true
      case _ where needsValue && (byte.isDigit || byte == UInt8(ascii: ".")):
        guard let (value, end) = number(at: index - 1, in: scanner) else { return nil }
        values.append(value)
        needsValue = false
        index = end
      case _ where needsValue && byte.isLetter:
        let end = scanner.end(from: index, limit: 16) {
          $0.isAlphanumeric || $0 == UInt8(ascii: ":")
        }
        let name = scanner.string(index - 1..<end).lowercased().filter { $0 != ":" }
        guard functions[name] != nil, scanner[end] == UInt8(ascii: "(") else { return nil }
        pending.append(.function(name))
        index = end
      default: return nil
      }
    }
    guard !needsValue, apply(above: 1), pending.isEmpty, values.count == 1 else { return nil }
    return values[0]
  }

  private static func number(
    at index: Int, in scanner: InlineScanner
  ) -> (ArithmeticValue, end: Int)? {
    var end = scanner.end(from: index) { $0.isDigit || $0 == UInt8(ascii: ".") }
    if scanner[end] | 0x20 == UInt8(ascii: "e") {
      let isSigned = "+-".utf8.contains(scanner[end + 1])
      let digits = end + (isSigned ? 2 : 1)
      if scanner[digits].isDigit { end = scanner.end(from: digits, while: \.isDigit) }
    }
    let text = scanner.string(index..<end)
    if let whole = Int(text) { return (.integer(whole), end) }
    return Double(text).map { (.real($0), end) }
  }

  private static func evaluate(_ operation: Pending, _ values: inout [ArithmeticValue]) -> Bool {
    guard let right = values.popLast() else { return false }
    switch operation {
    case .parenthesis: return false
    case .negation:
      values.append(combined("-", .integer(0), right))
      return true
    case .function(let name):
      guard let function = functions[name] else { return false }
      values.append(.real(function(right.real)))
      return true
    case .power:
      guard let left = values.popLast() else { return false }
      values.append(power(left, right))
      return true
    case .operation(let sign):
      guard let left = values.popLast() else { return false }
      values.append(combined(sign, left, right))
      return true
    }
  }

  /// The value of two; of whole numbers a whole one, where it is not too large.
  private static func combined(
    _ sign: Character, _ left: ArithmeticValue, _ right: ArithmeticValue
  ) -> ArithmeticValue {
    if case .integer(let first) = left, case .integer(let second) = right {
      let (value, hasOverflow) =
        switch sign {
        case "+": first.addingReportingOverflow(second)
        case "-": first.subtractingReportingOverflow(second)
        case "*": first.multipliedReportingOverflow(by: second)
        default: first.dividedReportingOverflow(by: second)
        }
      if !hasOverflow { return .integer(value) }
    }
    switch sign {
    case "+": return .real(left.real + right.real)
    case "-": return .real(left.real - right.real)
    case "*": return .real(left.real * right.real)
    default: return .real(left.real / right.real)
    }
  }

  private static func power(_ left: ArithmeticValue, _ right: ArithmeticValue) -> ArithmeticValue {
    let value = pow(left.real, right.real)
    if case .integer = left, case .integer(let exponent) = right, exponent >= 0, abs(value) < 1e15 {
      return .integer(Int(value))
    }
    return .real(value)
  }

  private static let functions: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "abs": { abs($0) }, "ln": { log($0) }, "log": { log10($0) },
    "exp": { exp($0) }, "floor": { $0.rounded(.down) }, "ceiling": { $0.rounded(.up) },
    "trunc": { $0.rounded(.towardZero) },
  ]
}
