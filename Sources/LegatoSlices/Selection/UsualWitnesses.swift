/// What conformances ask for by name, so that members of these names belong to every type that is taken.
enum UsualWitnesses {
  /// Protocols that a type may conform to without any member of another name than those in `names`.
  static let protocols: Set<String> = [
    "View", "ViewModifier", "Identifiable", "Hashable", "Equatable", "Comparable", "Codable",
    "Decodable", "Encodable",
    "Sendable", "CaseIterable", "Error", "LocalizedError", "ObservableObject", "Observable", "App",
    "Scene",
    "PreviewProvider", "Shape", "InsettableShape", "Animatable", "AnimatableModifier",
    "ButtonStyle",
    "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "ProgressViewStyle", "TextFieldStyle",
    "GroupBoxStyle",
    "GaugeStyle", "EnvironmentKey", "PreferenceKey", "CustomStringConvertible",
    "CustomDebugStringConvertible",
    "RawRepresentable", "OptionSet", "String", "Int", "Int16", "Int32", "Int64", "UInt8", "UInt",
    "Double", "Float",
    "Character", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByArrayLiteral", "Actor",
    "AnyObject", "Any", "NSObject", "CodingKey", "Transition", "Layout", "LayoutValueKey",
    "VectorArithmetic",
    "AdditiveArithmetic", "unchecked", "retroactive", "preconcurrency", "DynamicProperty",
    "Copyable", "Escapable",
    "BitwiseCopyable", "MainActor", "nonisolated", "escaping",
  ]

  static let names: Set<String> = [
    "body", "id", "hash", "hashValue", "encode", "CodingKeys", "allCases", "errorDescription",
    "failureReason",
    "recoverySuggestion", "helpAnchor", "localizedDescription", "objectWillChange", "previews",
    "path", "inset",
    "sizeThatFits", "placeSubviews", "makeCache", "updateCache", "animatableData", "makeBody",
    "_body", "defaultValue",
    "reduce", "description", "debugDescription", "rawValue", "stringValue", "intValue",
    "wrappedValue",
    "projectedValue", "update", "buildBlock", "buildExpression", "buildOptional", "buildEither",
    "buildArray",
    "buildPartialBlock", "buildFinalResult", "buildLimitedAvailability", "callAsFunction",
    "dynamicallyCall",
    "appendInterpolation", "appendLiteral", "layoutProperties", "properties", "main", "==", "<",
    "zero", "+", "-",
    "scale", "magnitudeSquared", "deinit", "subscript", "_printChanges", "shared",
  ]
}
