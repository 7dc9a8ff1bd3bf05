import LegatoDisplay

/// A JSON text that is made to be read and compared: keys sorted, at most six decimals, and what
/// holds nothing nested on one line.
enum JSONText {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([String: JSONText])

  static func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }

  var text: String {
    var result = ""
    write(to: &result, margin: "")
    return result + "\n"
  }

  private var isNested: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  private func write(to result: inout String, margin: String) {
    switch self {
    case .null: result += "null"
    case .bool(let value): result += value ? "true" : "false"
    // JSON has no infinity and no NaN.
    case .number(let value): result += value.isFinite ? readable(value, places: 6) : "null"
    case .string(let value): Self.write(value, to: &result)
    case .array(let values):
      let isShort = values.allSatisfy { !$0.isNested }
      Self.write(values, "[", "]", isShort, to: &result, margin) { value, result, margin in
        value.write(to: &result, margin: margin)
      }
    case .object(let members):
      let isShort = members.values.allSatisfy(\.isFlat)
      let sorted = members.sorted { $0.key < $1.key }
      Self.write(sorted, "{", "}", isShort, to: &result, margin) { member, result, margin in
        Self.write(member.key, to: &result)
        result += ": "
        member.value.write(to: &result, margin: margin)
      }
    }
  }

  /// Whether the value goes on the line of what holds it: a point or a size does, a long list
  /// does not.
  private var isFlat: Bool {
    switch self {
    case .array(let values): values.count <= 4 && values.allSatisfy { !$0.isNested }
    case .object: false
    default: true
    }
  }

  private static func write<Value>(
    _ values: [Value], _ opening: String, _ closing: String, _ isShort: Bool,
    to result: inout String, _ margin: String, _ body: (Value, inout String, String) -> Void
  ) {
    let inner = margin + "  "
    result += opening
    for (index, value) in values.enumerated() {
      if index > 0 { result += isShort ? ", " : "," }
      if !isShort { result += "\n" + inner }
      body(value, &result, inner)
    }
    if !isShort { result += "\n" + margin }
    result += closing
  }

  private static func write(_ text: String, to result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
