import SwiftSyntax
import SwiftSyntaxMacros

/// A property that `@Animatable` animates.
struct AnimatableProperty {
  let name: String
  let type: String

  /// The properties of a type that take part; those that cannot are reported.
  ///
  /// - Returns: `nil` where something was reported.
  static func all(
    of members: MemberBlockItemListSyntax, in context: some MacroExpansionContext
  ) -> [AnimatableProperty]? {
    var found: [AnimatableProperty] = []
    var isSound = true
    for property in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
    where property.isCandidate {
      let bindings = Array(property.bindings)
      for (index, binding) in bindings.enumerated() {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          binding.accessorBlock?.isComputed != true
        else { continue }
        // In `var x, y: CGFloat` the type of the last one is that of those before it as well.
        let annotated = bindings[index...].first {
          $0.typeAnnotation != nil || $0.initializer != nil
        }
        let written =
          binding.initializer == nil ? annotated?.typeAnnotation : binding.typeAnnotation
        guard
          let type = written.map({ $0.type.trimmedDescription })
            ?? binding.initializer.flatMap({ inferredType($0.value) })
        else {
          context.diagnose(.needsType(name: name), property: property)
          isSound = false
          continue
        }
        if (written?.type).map(isKnownToStandStill) ?? knownToStandStill.contains(type) {
          context.diagnose(.isNotAnimatable(name: name, type: type), property: property)
          isSound = false
          continue
        }
        found.append(AnimatableProperty(name: name, type: type))
      }
    }
    return isSound ? found : nil
  }

  /// Types that are plainly no vectors. Of others the compiler says so.
  private static let knownToStandStill: Set<String> = [
    "Bool", "String", "Character", "Substring", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64", "Color", "Font", "Image", "Text", "Date", "URL", "UUID",
    "Animation", "AnyView", "Void", "LocalizedStringKey",
  ]

  private static func isKnownToStandStill(_ type: TypeSyntax) -> Bool {
    switch type.kind {
    case .identifierType: knownToStandStill.contains(type.trimmedDescription)
    case .memberType:
      ["Swift.", "SwiftUI."].contains {
        type.trimmedDescription.hasPrefix($0)
          && knownToStandStill.contains(String(type.trimmedDescription.dropFirst($0.count)))
      }
    case .optionalType, .arrayType, .dictionaryType, .tupleType, .functionType, .someOrAnyType,
      .attributedType, .implicitlyUnwrappedOptionalType, .metatypeType:
      true
    default: false
    }
  }

  /// The type that an initial value shows on its face: `0.5`, `Angle.zero`, `CGSize(…)`.
  private static func inferredType(_ value: ExprSyntax) -> String? {
    switch value.kind {
    case .floatLiteralExpr: return "Double"
    case .integerLiteralExpr: return "Int"
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr: return "String"
    case .prefixOperatorExpr:
      return value.as(PrefixOperatorExprSyntax.self).flatMap { inferredType($0.expression) }
    case .functionCallExpr:
      return value.as(FunctionCallExprSyntax.self).flatMap { inferredType($0.calledExpression) }
    case .memberAccessExpr:
      // `Angle.degrees`: a type's own constants and functions are of that type.
      return value.as(MemberAccessExprSyntax.self)?.base.flatMap(inferredType)
    case .declReferenceExpr:
      let name = value.trimmedDescription
      return name.first?.isUppercase == true ? name : nil
    default: return nil
    }
  }
}

extension VariableDeclSyntax {
  /// Whether the property is stored in each value, can be set, and was not left out.
  fileprivate var isCandidate: Bool {
    guard bindingSpecifier.tokenKind == .keyword(.var) else { return false }
    let elsewhere: Set<TokenKind> = [
      .keyword(.static), .keyword(.class), .keyword(.lazy),
    ]
    if modifiers.contains(where: { elsewhere.contains($0.name.tokenKind) }) { return false }
    return !attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      let name = attribute.attributeName.trimmedDescription.prefix { $0 != "<" }
      return Self.keptElsewhere.contains(String(name.split(separator: ".").last ?? ""))
    }
  }

  /// Attributes of properties that are left out: the mark, and wrappers whose values SwiftUI keeps.
  private static let keptElsewhere: Set<String> = [
    "AnimatableIgnored", "State", "Binding", "Environment", "EnvironmentObject", "ObservedObject",
    "StateObject", "Bindable", "GestureState", "FocusState", "Namespace", "AppStorage",
    "SceneStorage", "ScaledMetric", "AccessibilityFocusState", "FocusedValue", "FocusedBinding",
    "Query",
  ]
}

extension AccessorBlockSyntax {
  /// Whether the accessors compute the value; observers do not.
  var isComputed: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list):
      list.contains {
        ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    @unknown default: true
    }
  }
}
