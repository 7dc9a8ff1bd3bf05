import SwiftSyntax

/// The previews of a `PreviewProvider`: Xcode shows each view of `previews` as one of its own, also those
/// of a `Group` around all of them.
enum PreviewParts {
  /// The previews of a provider's declaration, in order; empty where it has one, or where what there is
  /// cannot be told from the source.
  static func parts(of node: StructDeclSyntax) -> [PreviewPart] {
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "previews",
        case .getter(let body)? = binding.accessorBlock?.accessors
      else { continue }
      let views = views(in: body)
      if views.count > 1 { return views.map { PreviewPart(name: name(of: $0), isGrouped: false) } }
      // A modifier on the group is one of all its views, and the group stays together.
      guard let call = views.first?.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Group",
        call.arguments.isEmpty, let closure = call.trailingClosure
      else { return [] }
      let inner = self.views(in: closure.statements)
      return inner.count > 1 ? inner.map { PreviewPart(name: name(of: $0), isGrouped: true) } : []
    }
    return []
  }

  /// The views that a builder makes of statements; none where there is one that is no plain view.
  private static func views(in statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
    var views: [ExprSyntax] = []
    for statement in statements {
      switch statement.item {
      case .decl: continue
      case .expr(let view): views.append(view)
      case .stmt(let statement):
        // `if` and `switch` are one view each.
        if let choice = statement.as(ExpressionStmtSyntax.self)?.expression {
          views.append(choice)
          continue
        }
        // What stands alone behind `return` is all there is.
        guard let result = statement.as(ReturnStmtSyntax.self)?.expression, statements.count == 1
        else {
          return []
        }
        views.append(result)
      @unknown default: return []
      }
    }
    return views
  }

  /// What `previewDisplayName` calls a view, where it is a plain string.
  private static func name(of view: ExprSyntax) -> String? {
    var current: ExprSyntax? = view
    while let call = current?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      if member.declName.baseName.text == "previewDisplayName",
        let text = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)
      {
        return text.representedLiteralValue
      }
      current = member.base
    }
    return nil
  }
}

/// One of several previews of a `PreviewProvider`.
struct PreviewPart: Equatable {
  /// The name that it was given, where it is a plain string.
  let name: String?
  /// Whether it stands in a `Group`.
  let isGrouped: Bool
}

extension PreviewProviderDeclaration {
  /// What is played or filmed of it: expressions with their names.
  var previews: [(expression: String, name: String)] {
    guard !parts.isEmpty else { return [("\(name).previews", name)] }
    return parts.enumerated().map { index, part in
      // A builder's views stand in a tuple, and nothing but a mirror reaches them one by one.
      let path = (part.isGrouped ? "\"content\", " : "") + "\"value\", \(index)"
      return (
        "Mirror(reflecting: \(name).previews).descendant(\(path)) as? any SwiftUI.View"
          + " ?? \(name).previews",
        part.name ?? "\(name) \(index + 1)"
      )
    }
  }
}
