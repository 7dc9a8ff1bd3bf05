/// Types that do what the protocols of a project ask for, and say nothing: what takes the place of a value of a protocol's
/// type whose own code does not compile.
///
/// One for each protocol that can be conformed to from what it says alone. `LegatoFilm` finds them by their names, when a
/// value is needed.
struct MadeUpConformers: Sendable {
  /// What the types are called, before the name of the protocol.
  static let prefix = "_LegatoMadeUp_"

  /// What protocols may inherit without saying what it asks for.
  private static let plain: Set<String> = [
    "AnyObject", "class", "Sendable", "ObservableObject", "Observable",
    "Identifiable", "Codable", "Decodable", "Encodable", "Error",
  ]
  private static let ofObjects: Set<String> = [
    "AnyObject", "class", "ObservableObject", "Observable",
  ]

  /// The files with conformers that were left out, by path and protocol.
  private var refused: [String: Set<String>] = [:]
  /// The types of which a value was asked for when a film ran, with their modules.
  private var asked: Set<String> = []

  private static let pathPrefix = "legato made-up conformers of "

  static func path(_ module: String) -> String { "\(pathPrefix)\(module).swift" }
  /// Whether a path is that of a file of conformers.
  static func isPath(_ path: String) -> Bool { path.hasPrefix(pathPrefix) }

  /// Takes note that a value of a type was asked for.
  ///
  /// - Parameter type: with its module, as in `App.Feed`.
  /// - Returns: `false` where that was known.
  mutating func ask(for type: String) -> Bool { asked.insert(type).inserted }

  /// Does without a conformer or a maker of a module, or of any.
  mutating func refuse(_ name: String, in modules: [String]) {
    for module in modules { refused[Self.path(module), default: []].insert(name) }
  }

  /// The conformers of a module, and what makes values of its types, as a file of it; `nil` where it has none.
  func file(for module: String, _ texts: [SourceText]) -> SourceText? {
    // What a stand-in's protocols ask for it has itself; a value of one of its types may be missing all the same.
    let outlines = texts.filter { !$0.isStandIn && $0.text.contains("protocol ") }.map {
      ProtocolOutline.of($0.text)
    }
    let declarations = outlines.flatMap(\.declarations)
    let asked = asked.filter { $0.hasPrefix(module + ".") }.sorted().map {
      String($0.dropFirst(module.count + 1))
    }
    guard !declarations.isEmpty || !asked.isEmpty else { return nil }
    let byName = Dictionary(declarations.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    let given = Self.given(to: Set(byName.keys), texts)
    let path = Self.path(module)
    let conformers = declarations.compactMap { declaration in
      refused[path]?.contains(declaration.name) ?? false
        ? nil : Self.conformer(declaration, byName, given)
    }
    let makers =
      asked.isEmpty ? [] : MadeUpMakers(texts).makers(for: asked, but: refused[path] ?? [])
    guard !(conformers + makers).isEmpty else { return nil }
    let imports = Set(outlines.flatMap(\.imports) + ["import LegatoFilm"])
    return SourceText(
      path: path, text: (imports.sorted() + conformers + makers).joined(separator: "\n") + "\n")
  }

  /// Does without the conformer that an error is in.
  ///
  /// - Parameter texts: the modules as they were compiled.
  /// - Returns: whether the error is in a file of conformers.
  mutating func refuse(_ fault: CompilerFault, in texts: [SourceModuleText]) -> Bool {
    guard Self.isPath(fault.path) else { return false }
    let file = texts.flatMap(\.files).first { $0.path == fault.path }
    let lines = file?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let before = lines.prefix(max(0, fault.line)).compactMap(Self.name)
    // An error before all of them is of what they import.
    let names = before.last.map { [$0] } ?? lines.compactMap(Self.name)
    refused[fault.path, default: []].formUnion(names)
    return true
  }

  /// How the name of a type stands in that of its conformer or maker.
  static func name(of type: String) -> String { type.split(separator: ".").joined(separator: "_") }

  private static func name(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard words.first == "nonisolated",
      let name = words.first(where: { $0.hasPrefix(prefix) })
    else { return nil }
    return String(name.dropFirst(prefix.count).prefix { $0 != ":" })
  }

  /// What extensions give to what conforms, by protocol.
  private static func given(
    to protocols: Set<String>, _ texts: [SourceText]
  ) -> [String: Set<String>] {
    var given: [String: Set<String>] = [:]
    for text in texts where text.text.contains("extension ") {
      for (name, members) in ProtocolOutline.of(text.text).given where protocols.contains(name) {
        given[name, default: []].formUnion(members)
      }
    }
    return given
  }

  // MARK: Text

  /// The text of a type that conforms; `nil` where that is not told by what is known.
  private static func conformer(
    _ declaration: ProtocolOutline.Declaration,
    _ known: [String: ProtocolOutline.Declaration], _ given: [String: Set<String>]
  ) -> String? {
    var requirements: [ProtocolOutline.Requirement] = []
    var isObject = false
    var gifts: Set<String> = []
    var open = [declaration]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next.name).inserted else { continue }
      requirements += next.requirements
      gifts.formUnion(given[next.name] ?? [])
      for inherited in next.inherited {
        if let other = known[inherited] {
          open.append(other)
        } else {
          let name = inherited.split(separator: ".").last.map(String.init) ?? inherited
          guard plain.contains(name) else { return nil }
          isObject = isObject || ofObjects.contains(name)
        }
      }
    }
    var written: Set<String> = []
    let members = requirements.filter { requirement in
      !gifts.contains(requirement.name) && written.insert(requirement.head).inserted
    }
    let type =
      isObject
      ? "final class \(prefix)\(declaration.name): LegatoFilm.MadeUpObject, \(declaration.name), @unchecked Sendable"
      : "struct \(prefix)\(declaration.name): LegatoFilm.MadeUpValue, \(declaration.name)"
    var lines = ["nonisolated \(type) {"]
    if !members.contains(where: { $0.head == "init()" }) { lines.append("  init() {}") }
    lines += members.map { "  " + member($0, of: declaration.name) }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private static func member(
    _ requirement: ProtocolOutline.Requirement, of name: String
  ) -> String {
    let title = StandIn.literal("\(requirement.name) of a made-up \(name)")
    switch requirement.kind {
    case .initialiser:
      return requirement.head + " {}"
    case .function(let answers, let fails):
      guard answers else { return "\(requirement.head) { _legatoLeftOut(\(title)) }" }
      return fails
        ? "\(requirement.head) { return try _legatoAnswer(\(title)) }"
        : "\(requirement.head) { return _legatoValue(\(title)) }"
    case .property(let effects, let isSet):
      let call =
        effects.contains("throws") ? "try _legatoAnswer(\(title))" : "_legatoValue(\(title))"
      let setter = isSet ? " set { _legatoLeftOut(\(title)) }" : ""
      return "\(requirement.head) { get\(effects) { return \(call) }\(setter) }"
    }
  }
}
