import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What can be wrong with a use of `@Animatable`.
enum AnimatableDiagnostic: DiagnosticMessage {
  case notAStruct(String)
  case hasDataAlready
  case nothingToAnimate
  case isNotAnimatable(name: String, type: String)
  case needsType(name: String)
  case ignoredIsNotStored

  var message: String {
    switch self {
    case .notAStruct(let kind):
      "'@Animatable' can only be applied to a struct, not to \(kind)"
    case .hasDataAlready:
      "'animatableData' is declared already; remove it, or '@Animatable'"
    case .nothingToAnimate:
      "'@Animatable' finds no property to animate; it takes stored 'var' properties that are "
        + "'Animatable' or 'VectorArithmetic'"
    case .isNotAnimatable(let name, let type):
      "'\(name)' cannot be animated: '\(type)' is neither 'Animatable' nor 'VectorArithmetic'; "
        + "mark it with '@AnimatableIgnored'"
    case .needsType(let name):
      "'\(name)' needs a type annotation to be animated, or '@AnimatableIgnored' not to be"
    case .ignoredIsNotStored:
      "'@AnimatableIgnored' can only be applied to a stored 'var' property"
    }
  }

  var diagnosticID: MessageID {
    let name = "\(self)".prefix { $0 != "(" }
    return MessageID(domain: "SwiftUIMacros", id: "animatable.\(name)")
  }

  var severity: DiagnosticSeverity { .error }
}

/// The offer to leave a property out.
struct IgnoreFixIt: FixItMessage {
  var message: String { "add '@AnimatableIgnored'" }
  var fixItID: MessageID { MessageID(domain: "SwiftUIMacros", id: "animatable.ignore") }
}

extension MacroExpansionContext {
  func diagnose(_ message: AnimatableDiagnostic, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: Syntax(node), message: message))
  }

  /// Reports a property that cannot be animated, with the offer to leave it out.
  func diagnose(_ message: AnimatableDiagnostic, property: VariableDeclSyntax) {
    var ignored = property
    let start = ignored.leadingTrivia
    ignored.leadingTrivia = []
    ignored.attributes.insert(
      .attribute(
        AttributeSyntax(
          attributeName: IdentifierTypeSyntax(name: .identifier("AnimatableIgnored")),
          trailingTrivia: .space)), at: ignored.attributes.startIndex)
    ignored.leadingTrivia = start
    let fixIt = FixIt(
      message: IgnoreFixIt(),
      changes: [.replace(oldNode: Syntax(property), newNode: Syntax(ignored))])
    diagnose(Diagnostic(node: Syntax(property), message: message, fixIts: [fixIt]))
  }
}
