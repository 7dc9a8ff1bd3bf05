import SwiftSyntax

/// What goes of a function that answers nothing where one line of it cannot be compiled: that line. What is set up before
/// and behind it is.
enum StatementCut {
  /// - Parameters:
  ///   - declaration: what the error is in.
  ///   - offset: where in the file the error is.
  ///   - title: how the declaration is called.
  /// - Returns: the lines around the error, the innermost first; none where the declaration is no such function.
  static func candidates(in declaration: Syntax, at offset: Int, title: String) -> [PartCut] {
    guard let function = declaration.as(FunctionDeclSyntax.self), let body = function.body,
      ["Void", "()", nil].contains(function.signature.returnClause?.type.trimmedDescription),
      let token = body.token(at: AbsolutePosition(utf8Offset: offset))
    else { return [] }
    var cuts: [PartCut] = []
    var current: Syntax? = Syntax(token)
    while let node = current, node.id != declaration.id {
      if let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item,
        isForItself(item), !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self)
      {
        let name = PartCut.shortened(expression)
        cuts.append(
          PartCut(
            range: expression.contentRange,
            replacement: "let _ = _legatoLeftOut(\(StandIn.literal("\(title): \(name)")))",
            name: name, place: expression.contentRange.lowerBound, form: .empty))
      }
      current = node.parent
    }
    // A function of one line does nothing without it.
    return body.statements.count > 1 ? cuts : cuts.dropLast()
  }

  /// Whether nothing takes the value of a line: it is not all of a closure.
  private static func isForItself(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.parent?.is(CodeBlockSyntax.self) ?? false
      || list.parent?.is(ClosureExprSyntax.self) ?? false && list.count > 1
        && item.id != list.last?.id
  }
}
