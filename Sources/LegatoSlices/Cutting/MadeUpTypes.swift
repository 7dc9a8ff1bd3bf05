import SwiftSyntax

/// The types that take the place of those that are declared nowhere: a view that is made with a value of one keeps its
/// initialiser, and an enum its cases.
///
/// They have no members. They are in a module of their own, so that all modules of a slice mean the same ones, and a file
/// sees only those that it has asked for.
struct MadeUpTypes: Sendable {
  /// The module that they are in.
  static let module = "LegatoMadeUp"
  static let path = "legato made-up types.swift"

  enum Kind: Int, Sendable {
    case value, object, protocolType, function
  }

  struct Declaration: Sendable {
    var kind = Kind.value
    /// How many generic arguments it is given.
    var arity = 0
    var members: [String: Declaration] = [:]
  }

  private(set) var types: [String: Declaration] = [:]
  /// The names that files miss, with what is said of each.
  private(set) var uses: [Int: [String: LeftOut]] = [:]

  private struct Use: Hashable {
    let file: Int
    let name: String
  }

  /// What files have come to see since types were made up last.
  private var fresh: Set<Use> = []
  /// What has turned out to be a function's type since then.
  private var functions: Set<String> = []

  /// What cannot be made up.
  private var refused: Set<String> = []

  var isEmpty: Bool { types.isEmpty }

  /// What protocols call the types that belong to a conformance: where one of these is not there, the conformance is not.
  private static let associated: Set<String> = [
    "Body", "Cache", "Configuration", "Content", "Context", "Coordinator", "Element", "Index",
    "Iterator", "Key", "RawValue", "Value",
  ]

  // MARK: Making up

  /// Makes up the types that errors say are not there, where a declaration needs them.
  ///
  /// - Parameters:
  ///   - faults: errors, with the tokens that they are at and the numbers of their files.
  ///   - isKnown: whether the code declares a type of a name.
  mutating func makeUp(
    _ faults: [(fault: CompilerFault, token: TokenSyntax)], isKnown: (String) -> Bool
  ) {
    fresh = []
    functions = []
    for (fault, token) in faults {
      guard let name = Self.functionType(fault, token), types[name] != nil,
        types[name]?.kind != .function
      else { continue }
      types[name]?.kind = .function
      functions.insert(name)
    }
    for (fault, token) in faults {
      guard let name = Self.missingType(fault), token.text == name, !isKnown(name),
        !Self.associated.contains(name), !refused.contains(name),
        let place = MadeUpPlace(token)
      else { continue }
      guard place.isDeclared || types[name] != nil else { continue }
      var type = types[name] ?? Declaration()
      if place.kind.rawValue > type.kind.rawValue { type.kind = place.kind }
      type.arity = max(type.arity, place.arity)
      type.add(place.members[...])
      types[name] = type
    }
    for (fault, _) in faults {
      guard let (path, member) = Self.missingMember(fault), var type = types[path[0]] else {
        continue
      }
      type.add(path.dropFirst() + [member])
      types[path[0]] = type
    }
  }

  /// Lets a file see a made-up type that it misses.
  ///
  /// - Parameters:
  ///   - token: what an error is at.
  ///   - line: the line that it is in.
  /// - Returns: whether that is what there is to be done about the error.
  mutating func use(
    _ fault: CompilerFault, at token: TokenSyntax, file: Int, path: String, line: Int
  ) -> Bool {
    if let name = Self.functionType(fault, token) { return functions.contains(name) }
    if Self.missingMember(fault) != nil { return isMember(fault) }
    guard let name = Self.missingType(fault), let type = types[name],
      let place = MadeUpPlace(token), !place.isGiven,
      place.isInherited ? type.kind == .protocolType : true
    else { return false }
    let key = Use(file: file, name: name)
    // One that was there already is something else.
    guard uses[file]?[name] == nil else { return fresh.contains(key) }
    fresh.insert(key)
    var leftOut = LeftOut(
      name: name, path: path, line: line, form: .madeUp, reason: fault.message)
    leftOut.faults = [fault]
    uses[file, default: [:]][name] = leftOut
    return true
  }

  /// Does without the type that an error of the made-up types' own module is in.
  ///
  /// - Returns: whether there was one.
  mutating func refuse(_ fault: CompilerFault) -> Bool {
    guard fault.path == Self.path else { return false }
    let lines = text.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines.prefix(max(0, fault.line)).last {
      ($0.hasPrefix("nonisolated public") && $0.contains("`")) || $0.hasPrefix("public typealias")
    }
    guard let name = head?.split(separator: "`").dropFirst().first.map(String.init) else {
      return false
    }
    refused.insert(name)
    types[name] = nil
    for file in uses.keys { uses[file]?[name] = nil }
    return true
  }

  private func isMember(_ fault: CompilerFault) -> Bool {
    guard let (path, member) = Self.missingMember(fault) else { return false }
    var members = types
    for name in path {
      // A protocol can hold no types.
      guard let type = members[name], type.kind.rawValue < Kind.protocolType.rawValue else {
        return false
      }
      members = type.members
    }
    return members[member] != nil
  }

  /// The name in `cannot find type 'Name' in scope`.
  private static func missingType(_ fault: CompilerFault) -> String? {
    fault.message.hasPrefix("cannot find type '") ? fault.missing : nil
  }

  /// The type that an error says is no function's, where one is wanted.
  private static func functionType(_ fault: CompilerFault, _ token: TokenSyntax) -> String? {
    if fault.message.hasPrefix("'@escaping' only applies to function types") {
      var node = Syntax(token)
      while let parent = node.parent {
        if let type = parent.as(AttributedTypeSyntax.self) {
          return type.baseType.as(IdentifierTypeSyntax.self)?.name.text
        }
        node = parent
      }
      return nil
    }
    guard fault.message.hasSuffix("that does not accept a closure") else { return nil }
    let parts = fault.message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 1
      ? parts[1].split(separator: ".").last.map { String($0.prefix { $0 != "<" }) } : nil
  }

  /// The parts of `'Member' is not a member type of struct 'LegatoMadeUp.Outer.Inner'`.
  private static func missingMember(
    _ fault: CompilerFault
  ) -> (path: [String], member: String)? {
    guard fault.message.contains("' is not a member type of ") else { return nil }
    let parts = fault.message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[3].hasPrefix(module + ".") else { return nil }
    let path = parts[3].split(separator: ".").dropFirst().map { String($0.prefix { $0 != "<" }) }
    return path.isEmpty ? nil : (path, String(parts[1]))
  }

  /// The body of a function that answers a made-up type; `nil` where it answers another.
  func standIn(answering type: TypeSyntax?, title: String) -> StandIn? {
    guard let name = type?.as(IdentifierTypeSyntax.self)?.name.text, let known = types[name],
      known.kind.rawValue < Kind.protocolType.rawValue
    else { return nil }
    return StandIn(
      code: "{ return _legatoValue(\(StandIn.literal(title))) }", form: .value)
  }

  // MARK: Text

  /// What is compiled of them.
  var text: SourceModuleText {
    var lines = [
      "import Combine", "\("import LegatoFilm")", "import Observation", "",
    ]
    for (name, type) in types.sorted(by: { $0.key < $1.key }) { lines += type.lines(name, "") }
    return SourceModuleText(
      name: Self.module,
      files: [SourceText(path: Self.path, text: lines.joined(separator: "\n") + "\n")])
  }

  /// What is added to a file that misses some.
  func imports(in file: Int) -> String {
    (uses[file] ?? [:]).keys.sorted().map { name in
      let word =
        switch types[name]?.kind ?? .value {
        case .value: "struct"
        case .object: "class"
        case .protocolType: "protocol"
        case .function: "typealias"
        }
      return "\nimport \(word) \(Self.module).\(name)"
    }.joined()
  }
}

extension MadeUpTypes.Declaration {
  fileprivate mutating func add(_ path: ArraySlice<String>) {
    // `ID` is what every value's `id` is.
    guard let name = path.first, name != "ID" else { return }
    members[name, default: MadeUpTypes.Declaration()].add(path.dropFirst())
  }

  fileprivate func lines(_ name: String, _ indent: String) -> [String] {
    let name = name.hasPrefix("`") ? name : "`\(name)`"
    if kind == .protocolType {
      let conformer = MadeUpConformers.prefix + name.filter { $0 != "`" }
      return [
        "\(indent)nonisolated public protocol \(name) {}",
        "\(indent)nonisolated public final class \(conformer): LegatoFilm.MadeUpObject, \(name), @unchecked Sendable {",
        "\(indent)  public init() {}", "\(indent)}",
      ]
    }
    let arguments =
      arity == 0 ? "" : "<" + (0..<arity).map { "T\($0)" }.joined(separator: ", ") + ">"
    if kind == .function {
      let takes = arguments.dropFirst().dropLast()
      return ["\(indent)public typealias \(name)\(arguments) = (\(takes)) -> Void"]
    }
    let head =
      kind == .object
      ? "final class \(name)\(arguments): LegatoFilm.MadeUpObject, @unchecked Sendable"
      : "struct \(name)\(arguments): LegatoFilm.MadeUpValue"
    var lines = ["\(indent)nonisolated public \(head) {", "\(indent)  public init() {}"]
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      lines += member.lines(name, indent + "  ")
    }
    return lines + ["\(indent)}"]
  }
}
