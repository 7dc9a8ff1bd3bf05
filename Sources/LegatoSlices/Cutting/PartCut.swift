import SwiftSyntax

/// What of a body goes where one expression in it cannot be compiled: a modifier, a view, or a line of an action. All
/// else in the body stays.
///
/// A view is a chain: what it begins with, and a modifier for each `.name(…)` behind it. Where an error is in a modifier,
/// its arguments included, the chain does without it; where it is in what the chain begins with, a box with its name
/// takes that place, or, of a container that is declared nowhere, its content.
struct PartCut {
  let range: Range<Int>
  let replacement: String
  /// What goes, as in `.searchToolbarBehavior`.
  let name: String
  /// Where that name stands.
  let place: Int
  let form: LeftOut.Form

  /// - Parameters:
  ///   - declaration: what the error is in.
  ///   - offset: where in the file the error is.
  ///   - title: how the declaration is called.
  /// - Returns: the cuts that are worth trying, the smallest first; none where the error is in no expression that stands
  ///   for itself.
  static func candidates(
    in declaration: Syntax, at offset: Int, _ fault: CompilerFault, title: String
  ) -> [PartCut] {
    let isPreview = isPreview(declaration)
    guard !isAboutAll(fault) else { return [] }
    guard buildsViews(declaration) else {
      return StatementCut.candidates(in: declaration, at: offset, title: title)
    }
    guard
      let token = declaration.token(at: AbsolutePosition(utf8Offset: offset)),
      let statement = statement(around: Syntax(token), in: declaration)
    else { return [] }
    let unwanted = ArgumentCut.unwanted(at: Syntax(token), within: declaration, fault, title: title)
    guard !isPreview else {
      // A preview that is a box shows nothing, but what it is made with may be made up.
      let values = ArgumentCut.values(at: Syntax(token), within: declaration, title: title)
      let chain = Self.expression(of: statement).map { Self.links(of: $0, at: offset, fault) } ?? []
      return unwanted + values + chain.filter { $0.form != .box }
    }
    if case .decl(let value) = statement.item, let variable = value.as(VariableDeclSyntax.self) {
      // What uses the value goes without it then.
      let names = variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
      return unwanted + ArgumentCut.values(at: Syntax(token), within: declaration, title: title) + [
        PartCut(
          range: variable.contentRange, replacement: "", name: names,
          place: variable.contentRange.lowerBound, form: .removed)
      ]
    }
    guard let expression = Self.expression(of: statement) else { return unwanted }
    let links = unwanted + Self.links(of: expression, at: offset, fault)
    let isOutermost =
      statement.parent.flatMap(\.parent).map { isBody($0, of: declaration) } ?? false
    // A body that is a box, or nothing, is no part of a body any more.
    guard !isOutermost else { return links.filter { $0.form != .box } }
    guard statement.item.is(ExprSyntax.self) else { return links }
    let name = shortened(expression)
    return links + [
      PartCut(
        range: expression.contentRange,
        replacement: "let _ = _legatoLeftOut(\(StandIn.literal("\(title): \(name)")))", name: name,
        place: expression.contentRange.lowerBound, form: .empty)
    ]
  }

  /// Whether a list of statements is what a declaration's value is made by.
  private static func isBody(_ list: Syntax, of declaration: Syntax) -> Bool {
    if let block = list.as(CodeBlockSyntax.self) {
      return block.parent?.id == declaration.id
        || block.parent?.is(AccessorDeclSyntax.self) ?? false
    }
    return list.is(AccessorBlockSyntax.self)
  }

  /// Errors that say nothing of where in an expression the fault is.
  private static func isAboutAll(_ fault: CompilerFault) -> Bool {
    fault.incomplete != nil || fault.isOutOfTime || fault.isRepeatedCrash
      || fault.message.contains("failed to produce diagnostic")
      || fault.message.contains("compiler crashed")
  }

  // MARK: Where views are built

  /// Whether what is shown is made here, in a `#Preview` or in those of a `PreviewProvider`.
  private static func isPreview(_ declaration: Syntax) -> Bool {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription == "previews"
    }
    return declaration.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      || declaration.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
  }

  /// Whether a declaration's value is a view, or what a scene or a toolbar is made of.
  static func buildsViews(_ declaration: Syntax) -> Bool {
    if isPreview(declaration) { return true }
    let type: TypeSyntax?
    if let function = declaration.as(FunctionDeclSyntax.self) {
      type = function.signature.returnClause?.type
    } else {
      type = declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    }
    guard let some = type?.as(SomeOrAnyTypeSyntax.self)?.constraint else { return false }
    let name = some.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    return ["View", "ToolbarContent", "Scene", "TabContent"].contains(name)
  }

  /// The statement that an error is in, the innermost one, below a declaration.
  private static func statement(around node: Syntax, in declaration: Syntax) -> CodeBlockItemSyntax?
  {
    var current: Syntax? = node
    while let node = current, node.id != declaration.id {
      if let item = node.as(CodeBlockItemSyntax.self) { return item }
      current = node.parent
    }
    return nil
  }

  private static func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    let found: ExprSyntax?
    switch item.item {
    case .expr(let expression): found = expression
    case .stmt(let statement):
      // `return` has to give something back: a box can, nothing cannot.
      found = statement.as(ReturnStmtSyntax.self)?.expression
    default: found = nil
    }
    // What decides which views there are is no view.
    guard let found, !found.is(IfExprSyntax.self), !found.is(SwitchExprSyntax.self) else {
      return nil
    }
    return found
  }

  // MARK: Chains

  /// The modifier that holds a position, or what the chain begins with.
  private static func links(
    of expression: ExprSyntax, at offset: Int, _ fault: CompilerFault
  ) -> [PartCut] {
    var current = expression
    while true {
      var member = current.as(MemberAccessExprSyntax.self)
      if let call = current.as(FunctionCallExprSyntax.self) {
        member = call.calledExpression.as(MemberAccessExprSyntax.self)
      }
      guard let member, let base = member.base else {
        return content(of: current, fault) + start(current)
      }
      if base.contentRange.upperBound <= offset {
        return [
          PartCut(
            range: base.contentRange.upperBound..<current.contentRange.upperBound, replacement: "",
            name: "." + member.declName.baseName.text,
            place: member.declName.contentRange.lowerBound, form: .removed)
        ]
      }
      current = base
    }
  }

  /// The box for what a chain begins with, where that looks like a view.
  private static func start(_ expression: ExprSyntax) -> [PartCut] {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.firstToken(viewMode: .sourceAccurate)?.text,
      name.first?.isUppercase ?? false
    else { return [] }
    return [
      PartCut(
        range: expression.contentRange, replacement: "_LegatoBox(\(StandIn.literal(name)))",
        name: name, place: expression.contentRange.lowerBound, form: .box)
    ]
  }

  /// What a container that is declared nowhere has in it, as a container without any effect would show it.
  ///
  /// One that is given bindings, or other closures, may show its content only at times.
  private static func content(of expression: ExprSyntax, _ fault: CompilerFault) -> [PartCut] {
    guard fault.message.hasPrefix("cannot find '"),
      let call = expression.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure,
      closure.signature == nil, call.additionalTrailingClosures.isEmpty,
      let token = call.calledExpression.firstToken(viewMode: .sourceAccurate),
      token.text == fault.missing, token.text.first?.isUppercase ?? false,
      !call.calledExpression.is(MemberAccessExprSyntax.self),
      call.arguments.allSatisfy({ isPlain($0.expression) })
    else { return [] }
    let start = expression.contentRange.lowerBound
    return [
      PartCut(
        range: start..<closure.contentRange.lowerBound, replacement: "_legatoContent ",
        name: token.text, place: start, form: .content)
    ]
  }

  private static func isPlain(_ argument: ExprSyntax) -> Bool {
    !argument.is(ClosureExprSyntax.self)
      && !argument.tokens(viewMode: .sourceAccurate).contains { token in
        if case .dollarIdentifier = token.tokenKind { true } else { token.text.hasPrefix("$") }
      }
  }

  static func shortened(_ expression: ExprSyntax) -> String {
    let text = expression.trimmedDescription.prefix { !$0.isNewline && $0 != "(" && $0 != "{" }
    return text.count > 40 ? text.prefix(40) + "…" : text.trimmingSuffix { $0.isWhitespace }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return String(text)
  }
}
