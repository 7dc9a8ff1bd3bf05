import SwiftParser
import SwiftSyntax

/// Holds what a source uses of SwiftUI against the versions that it has to run on.
///
/// It goes by names and labels, and resolves no types: where one of several things that are called so is
/// old enough, the use is. Names that the sources declare themselves are theirs.
public enum AvailabilityLint {
  public static let rule = "newer-than-platform"

  public typealias Minimums = [AvailabilityTable.Platform: AvailabilityTable.Version]

  /// Each use of what is newer than a platform's minimum, and stands neither below `@available` nor inside
  /// `#available` that asks for it.
  ///
  /// - Parameters:
  ///   - path: how findings call the file.
  ///   - minimums: the platforms that count.
  ///   - own: what the sources declare themselves: see ``declarations(in:)``.
  public static func findings(
    in source: String, path: String, table: AvailabilityTable, minimums: Minimums,
    own: Set<String> = []
  ) -> [LintFinding] {
    let tree = Parser.parse(source: source)
    let visitor = UseVisitor(
      table: table, minimums: minimums, own: own, path: path,
      converter: SourceLocationConverter(fileName: path, tree: tree))
    visitor.walk(tree)
    return visitor.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// What a source declares, and may not be taken for SwiftUI's: types and properties by their names,
  /// functions with empty parentheses behind. Local variables are left out.
  public static func declarations(in source: String) -> Set<String> {
    let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    return visitor.names
  }
}

private final class DeclarationVisitor: SyntaxVisitor {
  var names: Set<String> = []

  private func add(
    _ token: TokenSyntax, isCalled: Bool = false, isNamed: Bool = true
  ) -> SyntaxVisitorContinueKind {
    let name = token.text.replacing("`", with: "")
    if isNamed { names.insert(name) }
    if isCalled { names.insert(name + "()") }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, isCalled: true)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, isCalled: true)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, isCalled: true)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, isCalled: true)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, isCalled: true)
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, isCalled: true)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, isCalled: true, isNamed: false)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        // What holds a closure is called as well.
        let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
        _ = add(name.identifier, isCalled: type.contains("->"))
      }
    }
    return .visitChildren
  }
}

private final class UseVisitor: SyntaxVisitor {
  private(set) var findings: [LintFinding] = []
  private let table: AvailabilityTable
  private let own: Set<String>
  private let path: String
  private let converter: SourceLocationConverter
  /// What the package asks of the platforms.
  private let minimums: AvailabilityLint.Minimums

  init(
    table: AvailabilityTable, minimums: AvailabilityLint.Minimums, own: Set<String>, path: String,
    converter: SourceLocationConverter
  ) {
    self.table = table
    self.minimums = minimums
    self.own = own
    self.path = path
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Scopes

  /// What is known of the platforms at a node.
  private func minimums(at node: Syntax) -> AvailabilityLint.Minimums {
    var result = minimums
    var current: Syntax? = node
    while let scope = current {
      for list in demands(of: scope) {
        for argument in list {
          guard case .availabilityVersionRestriction(let restriction) = argument.argument,
            let platform = AvailabilityTable.Platform(rawValue: restriction.platform.text),
            let version = restriction.version.flatMap({
              AvailabilityTable.Version($0.trimmedDescription)
            })
          else { continue }
          result[platform] = max(result[platform] ?? version, version)
        }
      }
      current = scope.parent
    }
    return result
  }

  /// What a node asks of the platforms for all that is in it.
  private func demands(of node: Syntax) -> [AvailabilityArgumentListSyntax] {
    var arguments: [AvailabilityArgumentListSyntax] = []
    if let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes {
      arguments += attributes.compactMap {
        guard let attribute = $0.as(AttributeSyntax.self),
          attribute.attributeName.trimmedDescription == "available"
        else { return nil }
        return attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
      }
    }
    // The body of `if #available`, and what stands behind `guard #available`.
    if let branch = node.parent?.as(IfExprSyntax.self), branch.body.id == node.id {
      arguments += conditions(branch.conditions)
    }
    if node.is(CodeBlockItemSyntax.self), let list = node.parent?.as(CodeBlockItemListSyntax.self) {
      for item in list {
        if item.id == node.id { break }
        if let check = item.item.as(GuardStmtSyntax.self) {
          arguments += conditions(check.conditions)
        }
      }
    }
    return arguments
  }

  private func conditions(
    _ conditions: ConditionElementListSyntax
  ) -> [AvailabilityArgumentListSyntax] {
    conditions.compactMap { element in
      guard case .availability(let check) = element.condition,
        check.availabilityKeyword.tokenKind == .poundAvailable
      else { return nil }
      return check.availabilityArguments
    }
  }

  // MARK: Uses

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = NamedCall(node) else { return .visitChildren }
    var labels = call.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("*") }
    labels += node.additionalTrailingClosures.map(\.label.text)
    if call.isMember {
      use(call.name, labels, at: call.nameNode, call.name.first?.isUppercase == true)
      if let base = call.base { walk(base) }
    } else if !isParameter(call.name, at: Syntax(node)) {
      use(call.name, labels, at: call.nameNode, call.name.first?.isUppercase == true)
    }
    walk(node.arguments)
    if let closure = node.trailingClosure { walk(closure) }
    walk(node.additionalTrailingClosures)
    return .skipChildren
  }

  /// Whether a name is a parameter of a function around a place: what is called is what was handed over.
  private func isParameter(_ name: String, at place: Syntax) -> Bool {
    var node = place.parent
    while let current = node {
      let parameters =
        current.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? current.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let parameters,
        parameters.contains(where: { ($0.secondName ?? $0.firstName).text == name })
      {
        return true
      }
      node = current.parent
    }
    return false
  }

  /// What rectangles have, which are older than SwiftUI and not in the table.
  private static let geometry: Set<String> = ["origin"]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.geometry.contains(node.declName.baseName.text) { return .visitChildren }
    use(node.declName.baseName.text, nil, at: Syntax(node.declName), false)
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A word of lower case may be anything's; types are SwiftUI's or the sources' own.
    if node.baseName.text.first?.isUppercase == true {
      use(node.baseName.text, nil, at: Syntax(node), false)
    }
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    use(node.declName.baseName.text, nil, at: Syntax(node.declName), false)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name.text, nil, at: Syntax(node.name), false)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name.text, nil, at: Syntax(node.name), false)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.macroName.text, nil, at: Syntax(node.macroName), false)
    return .visitChildren
  }

  // MARK: The table

  private func use(_ name: String, _ labels: [String]?, at node: Syntax, _ makesOne: Bool) {
    guard !own.contains(labels == nil ? name : name + "()") else { return }
    let known = table.entries(called: name)
    var meant = known
    if let labels {
      let called = known.filter { $0.labels.map { fit(labels, in: $0) } ?? false }
      // What is called may be a property of a type that is callable, or take defaults that are not told.
      if !called.isEmpty { meant = called }
      if makesOne { meant += known.filter(\.isType) }
    } else {
      let plain = known.filter { $0.labels == nil }
      if !plain.isEmpty { meant = plain }
    }
    guard !meant.isEmpty else { return }
    // A type that is too new is, whichever of its initializers is called.
    let groups = makesOne ? [meant.filter(\.isType), meant.filter { !$0.isType }] : [meant]
    for group in groups where !group.isEmpty {
      guard !group.contains(where: { missing($0, minimums).isEmpty }) else { continue }
      let known = minimums(at: node)
      guard !group.contains(where: { missing($0, known).isEmpty }) else { continue }
      report(group, known, at: node)
      return
    }
  }

  /// The labels of a call, in order, among those of what is called; `*` is a closure behind the
  /// parentheses, which any parameter may take.
  private func fit(_ call: [String], in labels: [String]) -> Bool {
    var rest = labels[...]
    for label in call {
      guard let place = label == "*" ? rest.indices.first : rest.firstIndex(of: label) else {
        return false
      }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// The platforms on which an entry is not there yet, and since when it is.
  private func missing(
    _ entry: AvailabilityTable.Entry, _ minimums: AvailabilityLint.Minimums
  ) -> [(AvailabilityTable.Platform, AvailabilityTable.Since)] {
    AvailabilityTable.Platform.allCases.compactMap { platform in
      guard let minimum = minimums[platform], let since = entry.since[platform] else {
        return nil
      }
      if case .version(let version) = since, version <= minimum { return nil }
      return (platform, since)
    }
  }

  private func report(
    _ group: [AvailabilityTable.Entry], _ known: AvailabilityLint.Minimums, at node: Syntax
  ) {
    guard let entry = group.min(by: { missing($0, known).count < missing($1, known).count }) else {
      return
    }
    let words = missing(entry, known).map { platform, since in
      switch since {
      case .version(let version): "\(platform.rawValue) \(version)"
      case .never: "not on \(platform.rawValue)"
      case .unknown: "nobody has looked up since when on \(platform.rawValue)"
      }
    }
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    findings.append(
      LintFinding(
        rule: AvailabilityLint.rule, severity: .error, file: path, line: place.line,
        column: place.column,
        message:
          "\(entry.name) is newer than the package's platforms: \(words.joined(separator: ", ")).",
        fix: "Use something older, or ask with #available and do without it where it is not there.")
    )
  }
}
