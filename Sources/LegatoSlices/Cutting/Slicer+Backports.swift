import SwiftSyntax

/// What an app declares for systems that have no such thing yet.
extension Slicer {
  /// The declaration that an error says is as good as the system's own, where the app says that it is for older systems: on
  /// those alone the compiler takes it.
  func backport(_ fault: CompilerFault) -> Change? {
    guard fault.message.hasPrefix("ambiguous use of '") else { return nil }
    let quoted = fault.message.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count > 1 else { return nil }
    let name = String(quoted[1].prefix { $0 != "(" })
    for id in index.pieces(named: name) {
      let piece = index[id]
      guard let parent = piece.parent,
        index.outline(id.file).pieces[parent].kind == .extension,
        Self.isDeprecated(piece.node)
      else { continue }
      let leftOut = LeftOut(
        name: piece.title, path: index.outline(id.file).path, line: piece.line, form: .removed,
        reason: "the system has it")
      return .remove(id, removed[id] ?? leftOut)
    }
    return nil
  }

  private static func isDeprecated(_ node: Syntax) -> Bool {
    guard let declaration = node.asProtocol((any WithAttributesSyntax).self) else { return false }
    return declaration.attributes.contains { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "available",
        case .availability(let arguments)? = attribute.arguments
      else { return false }
      return arguments.contains { $0.trimmedDescription.hasPrefix("deprecated") }
    }
  }
}
