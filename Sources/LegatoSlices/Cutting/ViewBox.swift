import SwiftSyntax

/// The box in the place of a view whose conformance cannot be compiled: a view of UIKit whose own view is not there, or
/// one by a protocol of a module that is not there. What uses it would have no view otherwise.
enum ViewBox {
  /// - Parameters:
  ///   - declaration: the type that the error is in.
  ///   - offset: where in the file the error is.
  ///   - title: how the type is called.
  /// - Returns: `nil` where the error is not about what makes the type a view.
  static func cut(
    in declaration: DeclSyntax, at offset: Int, _ fault: CompilerFault, file: Int, title: String
  ) -> Selection.Cut? {
    guard let type = declaration.as(StructDeclSyntax.self), let clause = type.inheritanceClause
    else { return nil }
    let wanted = fault.incomplete?.conformance.split(separator: ".").last.map(String.init)
    guard
      let inherited = clause.inheritedTypes.first(where: { inherited in
        let name = inherited.type.trimmedDescription
        return inherited.type.contentRange.contains(offset)
          || wanted.map { name.hasSuffix($0) } ?? false
      })?.type.trimmedDescription.split(separator: ".").last,
      inherited.hasSuffix("Representable") || (inherited.hasSuffix("View") && inherited != "View")
    else { return nil }
    let hasBody = type.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == "body"
    }
    let start = clause.contentRange.lowerBound
    let brace = type.memberBlock.leftBrace.contentRange
    let requirements = type.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    // What a public protocol asks of a public type is public.
    let access = type.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    let body =
      hasBody
      ? "" : " \(access)var body: some SwiftUI.View { _LegatoBox(\(StandIn.literal(title))) }"
    return Selection.Cut(
      file: file, range: start..<brace.upperBound,
      replacement: ": SwiftUI.View\(requirements.filter { !$0.isNewline }) {\(body)")
  }
}
