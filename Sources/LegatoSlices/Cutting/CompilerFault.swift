/// An error of the compiler, and where it is.
public struct CompilerFault: Codable, Hashable, Sendable {
  public var path: String
  public var line: Int
  public var column: Int
  public var message: String

  public init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The errors in what a compiler has written. One in code that a macro makes is where the macro is used.
  public static func faults(in messages: String) -> [CompilerFault] {
    var faults: [CompilerFault] = []
    var seen: Set<CompilerFault> = []
    var waiting: String?
    for line in messages.split(whereSeparator: \.isNewline) {
      // Of code in a macro's code in a macro's code the place in the file stands in a drawing of all of them.
      let line = waiting != nil && line.hasPrefix("`- ") ? line.dropFirst(3) : line
      guard let (place, kind, message) = parts(of: line) else { continue }
      if kind == "error" {
        guard !place.path.contains("@__swiftmacro"), !place.path.hasPrefix("macro expansion") else {
          waiting = message
          continue
        }
        waiting = nil
        let fault = CompilerFault(
          path: place.path, line: place.line, column: place.column, message: message)
        if seen.insert(fault).inserted { faults.append(fault) }
      } else if let error = waiting, kind == "note",
        message.contains("in expansion of macro")
          || message.contains("expanded code originates here"),
        !place.path.contains("@__swiftmacro"), !place.path.hasPrefix("macro expansion")
      {
        waiting = nil
        // Code that follows a declaration originates behind the last of it, where the next one may begin.
        let isBehind = message.contains("expanded code originates here")
        let column = isBehind ? max(1, place.column - 1) : place.column
        let fault = CompilerFault(
          path: place.path, line: place.line, column: column, message: error)
        if seen.insert(fault).inserted { faults.append(fault) }
      }
    }
    return faults.isEmpty ? crash(in: messages).map { [$0] } ?? [] : faults
  }

  /// Where a compiler stood that has crashed: the innermost line of its report that has a place.
  private static func crash(in messages: String) -> CompilerFault? {
    guard messages.contains("Stack dump:") else { return nil }
    var place: Place?
    for line in messages.split(whereSeparator: \.isNewline) {
      guard line.first?.isNumber ?? false,
        let start = line.firstRange(of: "at [") ?? line.firstRange(of: "(at "),
        let parts = parts(
          of: line[start.upperBound...].prefix { $0 != " " && $0 != ")" && $0 != "]" } + ": error: "
        )
      else { continue }
      place = parts.0
    }
    return place.map {
      CompilerFault(
        path: $0.path, line: $0.line, column: $0.column, message: "the compiler crashed in it")
    }
  }

  private typealias Place = (path: String, line: Int, column: Int)

  /// The parts of `path:12:3: error: message`.
  private static func parts(of line: Substring) -> (Place, kind: String, message: String)? {
    // Excerpts from sources, which may quote other messages, are indented.
    guard let first = line.first, first != " ", first != "|", first != "`" else { return nil }
    for kind in ["error", "note"] {
      guard let mark = line.firstRange(of: ": \(kind): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      else {
        continue
      }
      let path = place.dropLast(2).joined(separator: ":")
      return ((path, number, column), kind, String(line[mark.upperBound...]))
    }
    return nil
  }

  /// What the error says is not there: a name, or a module.
  public var missing: String? {
    for (start, end) in [
      ("no such module '", "'"), ("cannot find type '", "' in scope"),
      ("cannot find '", "' in scope"),
      ("has no member '", "'"), ("unknown attribute '", "'"), ("no macro named '", "'"),
      ("is not a member type of", ""), ("no type named '", "'"),
    ] {
      guard let from = message.firstRange(of: start) else { continue }
      let rest = message[from.upperBound...]
      if end.isEmpty {
        // 'Name' is not a member type of …
        return message.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first
          .map(String.init)
      }
      if let to = rest.firstRange(of: end) { return String(rest[..<to.lowerBound]) }
    }
    return nil
  }

  /// Whether a type or a module is not there: much of what else is wrong may follow from it.
  var isOfDeclaration: Bool {
    message.hasPrefix("cannot find type '") || message.hasPrefix("no such module '")
  }

  /// Whether the compiler did not know what code is about, which follows from whatever else is wrong with it.
  var isOfContext: Bool {
    message.hasPrefix("cannot infer contextual base")
      || message.contains("without a contextual type")
      || message.contains("requires a contextual type")
      || message.hasPrefix("cannot infer type of closure parameter")
      || message.hasPrefix("generic parameter '")
  }

  /// Whether it is about a member that is found by its key path: where something is wrong with the member's own declaration, that
  /// is said as well.
  var isOfDynamicMember: Bool {
    message.contains("subscript(dynamicMember:)") || message.contains("has no dynamic member")
  }

  /// Whether it follows from what an enum is: without the type that it names first, whether it has raw values is not known.
  var isOfRawValues: Bool {
    message.hasPrefix("enum with raw type") || message.hasPrefix("enum case with associated values")
      || message.hasPrefix("enum case cannot have a raw value if the enum does not")
  }

  /// Whether the compiler has given up on an expression, which it does for long ones and for wrong ones.
  public var isOutOfTime: Bool { message.contains("in reasonable time") }

  /// Whether the compiler says of a whole expression that it cannot be understood, and not why.
  var isOfWholeExpression: Bool {
    isOutOfTime || message.contains("failed to produce diagnostic")
      || message.hasPrefix("type of expression is ambiguous")
  }

  /// The type that does not conform to what it says.
  var incomplete: (type: String, conformance: String)? {
    guard message.contains("does not conform to protocol") else { return nil }
    let parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 4 else { return nil }
    return (parts[1], parts[3])
  }
}
