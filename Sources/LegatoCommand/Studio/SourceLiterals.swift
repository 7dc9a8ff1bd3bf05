import SwiftSyntax

/// Finds the values that can be changed in a source file.
enum SourceLiterals {
  /// Whether an expression is a number, with a sign or without.
  static func isNumber(_ expression: ExprSyntax) -> Bool {
    LiteralFinder.number(expression) != nil
  }

  /// The most that are listed.
  static let maxCount = 200

  /// Those of animations, then stored properties and arguments of previews.
  static func literals(in source: String) -> [SourceLiteral] {
    let file = ParsedSources.tree(of: source)
    let finder = LiteralFinder(file)
    finder.walk(file)
    let reach = PreviewReach(file)
    return finder.found.prefix(maxCount).map { literal in
      var literal = literal
      literal.previews = reach.previews(showing: literal.start)
      return literal
    }
  }
}

private final class LiteralFinder: SyntaxVisitor {
  private(set) var found: [SourceLiteral] = []
  private let converter: SourceLocationConverter
  private var path: [String] = []
  private var isInPreview = 0
  private let types: SourceTypes

  /// Functions that make an animation, with the labels of their numbers.
  private static let springs: Set<String> = [
    "spring", "interactiveSpring", "smooth", "snappy", "bouncy", "interpolatingSpring",
  ]
  private static let curves: Set<String> = [
    "linear", "easeIn", "easeOut", "easeInOut", "timingCurve",
  ]

  init(_ file: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: file)
    types = SourceTypes(file)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Where

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { path.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    path.append(name)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { isInPreview += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: MacroExpansionExprSyntax) {
    if node.macroName.text == "Preview" { isInPreview -= 1 }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { isInPreview += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: MacroExpansionDeclSyntax) {
    if node.macroName.text == "Preview" { isInPreview -= 1 }
  }

  private func add(
    _ kind: SourceLiteral.Kind, _ node: some SyntaxProtocol, name: String,
    values: [String: Double] = [:], options: [String] = [], isToken: Bool = false,
    isFractional: Bool = false
  ) {
    let start = node.positionAfterSkippingLeadingTrivia
    found.append(
      SourceLiteral(
        kind: kind, start: start.utf8Offset, length: node.trimmedLength.utf8Length,
        line: converter.location(for: start).line, source: node.trimmedDescription, name: name,
        context: isInPreview > 0 ? "#Preview" : path.joined(separator: "."), values: values,
        options: options, isToken: isToken, isFractional: isFractional))
  }

  /// Types of numbers that have a fraction, where nothing of it is written.
  private static let fractional: Set<String> = [
    "CGFloat", "Double", "Float", "TimeInterval", "CGFloat?", "Double?", "Float?", "TimeInterval?",
  ]

  // MARK: Animations

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)
    let name = called?.declName.baseName.text ?? ""
    if isAnimationBase(called?.base), node.trailingClosure == nil {
      let values = numbers(of: node.arguments)
      if Self.springs.contains(name), values.count == node.arguments.count, fits(name, values) {
        add(.spring, node, name: use(of: node), values: values)
        return .skipChildren
      }
      if Self.curves.contains(name), name != "timingCurve", values.count == node.arguments.count {
        add(.curve, node, name: use(of: node), values: values)
        return .skipChildren
      }
    }
    if isInPreview > 0, called == nil { addArguments(of: node) }
    if name == "replacing", let token = node.arguments.first, token.label == nil {
      for argument in node.arguments.dropFirst() {
        let label = argument.label.map { " \($0.text)" } ?? ""
        addValue(
          argument.expression, name: token.expression.trimmedDescription + label, isToken: true)
      }
    }
    return .visitChildren
  }

  /// What stands without parentheses: `.spring`, `.snappy`, `.easeOut`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard isAnimationBase(node.base), node.parent?.is(FunctionCallExprSyntax.self) != true,
      node.parent?.is(MemberAccessExprSyntax.self) != true || node.base == nil,
      isUsedAsAnimation(node)
    else { return .visitChildren }
    if ["spring", "smooth", "snappy", "bouncy", "interactiveSpring"].contains(name) {
      add(.spring, node, name: use(of: node))
    } else if Self.curves.contains(name) {
      add(.curve, node, name: use(of: node))
    }
    return .visitChildren
  }

  /// Whether members of it are animations: nothing stands there, or `Animation`.
  private func isAnimationBase(_ base: ExprSyntax?) -> Bool {
    guard let base else { return true }
    let name = base.trimmedDescription
    return ["Animation", "SwiftUI.Animation", "Spring"].contains(name)
  }

  private func fits(_ name: String, _ values: [String: Double]) -> Bool {
    name != "interpolatingSpring" || values["stiffness"] == nil
  }

  private func isUsedAsAnimation(_ node: some SyntaxProtocol) -> Bool {
    if Syntax(node).as(MemberAccessExprSyntax.self)?.base != nil { return true }
    return ["withAnimation", "animation", "Animation"].contains(use(of: node))
  }

  private func numbers(of arguments: LabeledExprListSyntax) -> [String: Double] {
    var values: [String: Double] = [:]
    for argument in arguments {
      guard let label = argument.label?.text, let value = Self.number(argument.expression) else {
        continue
      }
      values[label] = value
    }
    return values
  }

  static func number(_ expression: ExprSyntax) -> Double? {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return number(prefix.expression).map { -$0 }
    }
    let text =
      expression.as(FloatLiteralExprSyntax.self)?.literal.text
      ?? expression.as(IntegerLiteralExprSyntax.self)?.literal.text
    // A number of another base is no amount that somebody pulls at.
    guard let text, !text.lowercased().contains(where: { "xob".contains($0) }) else { return nil }
    return Double(text.replacingOccurrences(of: "_", with: ""))
  }

  /// What an animation is for: the function or modifier that gets it, or the property that holds it.
  private func use(of node: some SyntaxProtocol) -> String {
    var before = Syntax(node)
    while let node = before.parent {
      // What a call is made on is not what it gets: `.spring().delay(0.1)` is an animation still.
      if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.id != before.id {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
          return member.declName.baseName.text
        }
        return call.calledExpression.trimmedDescription
      }
      if let binding = node.as(PatternBindingSyntax.self) {
        let type = binding.typeAnnotation?.type.trimmedDescription
        return type == "Animation" ? "Animation" : binding.pattern.trimmedDescription
      }
      if node.is(CodeBlockItemSyntax.self) { break }
      before = node
    }
    return ""
  }

  // MARK: Knobs

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isTop = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    let isStored = node.parent?.is(MemberBlockItemSyntax.self) == true && !path.isEmpty
    guard isStored || isTop else { return .visitChildren }
    for binding in node.bindings {
      guard binding.accessorBlock == nil, let value = binding.initializer?.value else { continue }
      addValue(
        value, name: binding.pattern.trimmedDescription,
        type: binding.typeAnnotation?.type.trimmedDescription,
        isToken: isTop || node.modifiers.contains { $0.name.text == "static" })
    }
    return .visitChildren
  }

  private func addArguments(of node: FunctionCallExprSyntax) {
    let name = node.calledExpression.trimmedDescription
    for argument in node.arguments {
      addValue(
        argument.expression, name: argument.label.map { "\(name) \($0.text)" } ?? name,
        type: argument.label.flatMap { types.type(of: $0.text, in: name) })
    }
  }

  private func addValue(
    _ value: ExprSyntax, name: String, type: String? = nil, isToken: Bool = false
  ) {
    if Self.number(value) != nil {
      add(
        .number, value, name: name, isToken: isToken,
        isFractional: value.trimmedDescription.contains(".")
          || type.map(Self.fractional.contains) ?? false)
    } else if value.is(BooleanLiteralExprSyntax.self) {
      add(.flag, value, name: name, isToken: isToken)
    } else if SourceColor.isColor(value, type: type, isToken: isToken) {
      add(.color, value, name: name, options: SourceColor.names, isToken: isToken)
    } else if let options = types.options(for: value, type: type) {
      add(.choice, value, name: name, options: options, isToken: isToken)
    } else if let text = value.as(StringLiteralExprSyntax.self),
      text.representedLiteralValue != nil,
      text.openingPounds == nil, text.openingQuote.tokenKind == .stringQuote
    {
      add(.text, value, name: name, isToken: isToken)
    }
  }
}
