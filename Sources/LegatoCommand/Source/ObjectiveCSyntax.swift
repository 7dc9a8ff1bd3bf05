import SwiftSyntax

/// What a file says to Objective-C, which does not exist here, in words that compile.
///
/// `@UIApplicationDelegateAdaptor(X.self)` becomes `@UIApplicationDelegateAdaptor(X.init)`: without Objective-C a class
/// cannot be made from its type alone; so becomes `configuration.delegateClass = X.self` of a scene
/// `configuration._delegateInit = X.init`; an adaptor without arguments gets the delegate itself, ` = X()`, behind its type.
/// An actor of `NSObject` is one of no class, and `a as! NSFetchRequest<X>` becomes `a._of(X.self)`: generic classes are
/// not bridged.
/// `#selector(X.y)` becomes ` Selector(X.y)`: UIKit's selectors hold the method itself. Attributes that show a
/// declaration to Objective-C, or to Interface Builder, become blanks. `text as NSString` becomes `text   ._NSString`:
/// there a value and its object are bridged by a cast. `#keyPath(Item.title)` becomes the text `"title"`. What Core Data
/// keeps, `@NSManaged var title: String?`, gets accessors of the stand-in behind its type, and a method that is
/// `@NSManaged` a body. Nothing else changes its place, so that the compiler's messages keep the file's lines and columns.
enum ObjectiveCSyntax {
  /// Attributes without a meaning where there is no Objective-C.
  static let attributes: Set<String> = [
    "objc", "nonobjc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSCopying", "NSApplicationMain", "UIApplicationMain", managed,
  ]

  private static let managed = "NSManaged"

  /// Classes whose values become objects by a cast, each with a property of the value by that name and a line below.
  static let bridged: Set<String> = ["NSString", "NSURL", "NSData"]

  /// Those that the stand-in for Core Data has: predicates are made with them.
  static let bridgedForPredicates: Set<String> = ["NSDate", "NSNumber", "NSSet"]

  private static let adaptor = "UIApplicationDelegateAdaptor"

  private static let fetch = "NSFetchRequest"

  /// The property with the class of a scene's delegate, and the one with what makes it: as long.
  private static let sceneDelegate = (type: "delegateClass", maker: "_delegateInit")

  /// The text with what it says to Objective-C replaced, byte by byte.
  static func replaced(in text: String) -> String {
    // Seldom is it worth parsing.
    guard
      text.hasBytes(of: "#selector") || text.hasBytes(of: "#keyPath")
        || text.hasBytes(of: "@" + adaptor) || text.hasBytes(of: sceneDelegate.type)
        || text.hasBytes(of: "as! " + fetch)
        || text.hasBytes(of: "actor ") && text.hasBytes(of: "NSObject")
        || attributes.contains(where: { text.hasBytes(of: "@" + $0) })
        || bridged.union(bridgedForPredicates).contains(where: { text.hasBytes(of: "as " + $0) })
    else { return text }
    let finder = Finder(
      text.hasBytes(of: "import CoreData") ? bridged.union(bridgedForPredicates) : bridged)
    finder.walk(ParsedSources.tree(of: text))
    guard !finder.replacements.isEmpty || !finder.insertions.isEmpty else { return text }
    var bytes = Array(text.utf8)
    for (range, replacement) in finder.replacements where range.upperBound <= bytes.count {
      for (index, place) in range.enumerated() {
        if let replacement {
          bytes[place] = replacement[index]
        } else if bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") {
          bytes[place] = UInt8(ascii: " ")
        }
      }
    }
    for (place, insertion) in finder.insertions.sorted(by: { $0.0 > $1.0 })
    where place <= bytes.count {
      bytes.insert(contentsOf: insertion.utf8, at: place)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class Finder: SyntaxVisitor {
    /// Ranges of bytes, and what stands there; blanks for `nil`.
    private(set) var replacements: [(Range<Int>, [UInt8]?)] = []
    /// Places, and what is put there.
    private(set) var insertions: [(Int, String)] = []
    private let bridged: Set<String>

    init(_ bridged: Set<String>) {
      self.bridged = bridged
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "selector" {
        let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.macroName.endPositionBeforeTrailingTrivia.utf8Offset
        if end - start == 9 { replacements.append((start..<end, Array(" Selector".utf8))) }
      } else if node.macroName.text == "keyPath", let text = Self.keyPath(node) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        let blanks = [UInt8](repeating: UInt8(ascii: " "), count: max(0, end - start - text.count))
        if text.count <= end - start { replacements.append((start..<end, text + blanks)) }
      }
      return .visitChildren
    }

    /// The text of a path of properties behind a type: types begin with a capital.
    private static func keyPath(_ node: MacroExpansionExprSyntax) -> [UInt8]? {
      let path = node.arguments.trimmedDescription
      let names = path.split(separator: ".", omittingEmptySubsequences: false)
      let properties = names.drop { $0.first?.isUppercase ?? false }
      let isPlain = names.allSatisfy { name in
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
      guard isPlain, !properties.isEmpty, properties.count < names.count else { return nil }
      return Array("\"\(properties.joined(separator: "."))\"".utf8)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if Self.isManaged(node.attributes), node.bindingSpecifier.text == "var" {
        for binding in node.bindings where binding.accessorBlock == nil {
          guard let type = binding.typeAnnotation, binding.initializer == nil else { continue }
          insertions.append(
            (
              type.endPositionBeforeTrailingTrivia.utf8Offset,
              " { get { _value() } set { _setValue(newValue) } }"
            ))
        }
      }
      giveDelegate(to: node)
      return .visitChildren
    }

    /// `@UIApplicationDelegateAdaptor var delegate: X`
    private func giveDelegate(to node: VariableDeclSyntax) {
      let isAdapted = node.attributes.contains { attribute in
        guard case .attribute(let attribute) = attribute else { return false }
        return attribute.attributeName.trimmedDescription == ObjectiveCSyntax.adaptor
          && attribute.arguments == nil
      }
      guard isAdapted, let binding = node.bindings.first, binding.initializer == nil,
        let type = binding.typeAnnotation
      else { return }
      insertions.append(
        (
          type.endPositionBeforeTrailingTrivia.utf8Offset,
          " = \(type.type.trimmedDescription)()"
        ))
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let types = node.inheritanceClause?.inheritedTypes, let first = types.first,
        first.type.trimmedDescription == "NSObject", let clause = node.inheritanceClause
      else { return .visitChildren }
      // The comma behind it goes along, and the colon if nothing else is inherited.
      let start =
        types.count == 1
        ? clause.positionAfterSkippingLeadingTrivia.utf8Offset
        : first.positionAfterSkippingLeadingTrivia.utf8Offset
      replacements.append((start..<first.endPositionBeforeTrailingTrivia.utf8Offset, nil))
      for member in node.memberBlock.members {
        guard let initialiser = member.decl.as(InitializerDeclSyntax.self) else { continue }
        for modifier in initialiser.modifiers where modifier.name.text == "override" {
          blank(Syntax(modifier))
        }
        for statement in initialiser.body?.statements ?? []
        where statement.trimmedDescription == "super.init()" {
          blank(Syntax(statement))
        }
      }
      return .visitChildren
    }

    private func blank(_ node: Syntax) {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      replacements.append((start..<node.endPositionBeforeTrailingTrivia.utf8Offset, nil))
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if Self.isManaged(node.attributes), node.body == nil {
        let names = node.signature.parameterClause.parameters.map {
          ($0.secondName ?? $0.firstName).text
        }
        insertions.append(
          (
            node.endPositionBeforeTrailingTrivia.utf8Offset,
            " { _change(\(names.joined(separator: ", "))) }"
          ))
      }
      return .visitChildren
    }

    private static func isManaged(_ attributes: AttributeListSyntax) -> Bool {
      attributes.contains { attribute in
        attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
          == ObjectiveCSyntax.managed
      }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      replaceSceneDelegate(parts)
      replaceFetch(parts)
      if parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark == nil, Self.isOperand(parts[0]),
        let name = parts[2].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)?.name.text,
        bridged.contains(name)
      {
        let start = parts[0].endPositionBeforeTrailingTrivia.utf8Offset
        let end = parts[2].endPositionBeforeTrailingTrivia.utf8Offset
        let property = Array("._\(name)".utf8)
        // A cast over several lines stays as it is: no line may go.
        let cast = node.description.utf8.dropFirst(start - node.position.utf8Offset)
          .prefix(end - start)
        if !cast.contains(UInt8(ascii: "\n")), cast.count >= property.count {
          let blanks = [UInt8](repeating: UInt8(ascii: " "), count: end - start - property.count)
          replacements.append((start..<end, blanks + property))
        }
      }
      return .visitChildren
    }

    /// `configuration.delegateClass = X.self`
    private func replaceSceneDelegate(_ parts: [ExprSyntax]) {
      guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
        let property = parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName,
        property.text == ObjectiveCSyntax.sceneDelegate.type,
        let type = parts[2].as(MemberAccessExprSyntax.self)?.declName.baseName, type.text == "self"
      else { return }
      replace(property, by: ObjectiveCSyntax.sceneDelegate.maker)
      replace(type, by: "init")
    }

    /// `request as! NSFetchRequest<X>`
    private func replaceFetch(_ parts: [ExprSyntax]) {
      guard let last = parts.last?.as(TypeExprSyntax.self), parts.count >= 3,
        let cast = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark?.text == "!",
        let type = last.type.as(IdentifierTypeSyntax.self),
        type.name.text == ObjectiveCSyntax.fetch,
        let argument = type.genericArgumentClause?.arguments.first,
        Self.isOperand(parts[parts.count - 3])
      else { return }
      let start = parts[parts.count - 3].endPositionBeforeTrailingTrivia.utf8Offset
      let end = last.endPositionBeforeTrailingTrivia.utf8Offset
      let call = Array("._of(\(argument.trimmedDescription).self)".utf8)
      guard call.count <= end - start else { return }
      let blanks = [UInt8](repeating: UInt8(ascii: " "), count: end - start - call.count)
      replacements.append((start..<end, call + blanks))
    }

    /// Puts a text in the place of a word that is as long.
    private func replace(_ word: TokenSyntax, by text: String) {
      let start = word.positionAfterSkippingLeadingTrivia.utf8Offset
      replacements.append((start..<start + text.utf8.count, Array(text.utf8)))
    }

    /// Whether a property can be asked for behind an expression as it stands.
    private static func isOperand(_ expression: ExprSyntax) -> Bool {
      switch expression.kind {
      case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .stringLiteralExpr, .tupleExpr,
        .subscriptCallExpr, .forceUnwrapExpr:
        true
      case .tryExpr: expression.as(TryExprSyntax.self).map { isOperand($0.expression) } ?? false
      case .awaitExpr: expression.as(AwaitExprSyntax.self).map { isOperand($0.expression) } ?? false
      default: false
      }
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if node.attributeName.trimmedDescription == ObjectiveCSyntax.adaptor {
        if case .argumentList(let arguments) = node.arguments, arguments.count == 1,
          let member = arguments.first?.expression.as(MemberAccessExprSyntax.self),
          member.declName.baseName.text == "self"
        {
          replace(member.declName.baseName, by: "init")
        }
        return .skipChildren
      }
      guard ObjectiveCSyntax.attributes.contains(node.attributeName.trimmedDescription) else {
        return .visitChildren
      }
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      replacements.append((start..<end, nil))
      return .skipChildren
    }
  }
}
