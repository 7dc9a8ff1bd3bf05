import SwiftSyntax

/// What takes the place of a body that cannot be compiled. It never ends the program, and reports that it ran.
struct StandIn {
  let code: String
  let form: LeftOut.Form

  /// - Parameters:
  ///   - type: what the body answers; `nil` for nothing.
  ///   - title: how the declaration is called.
  ///   - fails: whether the body may throw any error: then it does where no value says nothing.
  /// - Returns: `nil` where no value can be made up.
  init?(answering type: TypeSyntax?, title: String, fails: Bool = false) {
    let name = Self.literal(title)
    let report = "_legatoLeftOut(\(name))"
    let text = type.map { $0.trimmedDescription.filter { !$0.isWhitespace } } ?? "Void"
    switch text {
    case "Void", "()", "Swift.Void":
      (code, form) = ("{ \(report) }", .empty)
    case "someView", "someSwiftUI.View", "anyView", "anySwiftUI.View":
      (code, form) = ("{ _LegatoBox(\(name)) }", .box)
    case "someToolbarContent", "someSwiftUI.ToolbarContent":
      (code, form) = ("{ SwiftUI.ToolbarItem { _LegatoBox(\(name)) } }", .box)
    case "AnyView", "SwiftUI.AnyView":
      (code, form) = ("{ return SwiftUI.AnyView(_LegatoBox(\(name))) }", .box)
    default:
      if let value = Self.value(text) {
        (code, form) = ("{ \(report); return \(value) }", .value)
      } else if fails, !text.hasPrefix("some") {
        (code, form) = ("{ return try _legatoAnswer(\(name)) }", .value)
      } else {
        return nil
      }
    }
  }

  /// What says nothing and is of a type; `nil` where there is no such expression. Files that name a type see its module.
  static func value(_ type: String) -> String? {
    if let function = FunctionShape(type) {
      return value(function.answer).map { function.closure(answering: $0) }
    }
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") {
      var depth = 0
      let isTable = type.dropFirst().dropLast().contains { character in
        if "[(<".contains(character) { depth += 1 }
        if "])>".contains(character) { depth -= 1 }
        return character == ":" && depth == 0
      }
      return isTable ? "[:]" : "[]"
    }
    if type.hasSuffix(">"), let open = type.firstIndex(of: "<") {
      return value(ofGeneric: type[..<open], type[type.index(after: open)...].dropLast())
    }
    switch type {
    case "Void", "()", "Swift.Void": return "()"
    case "Bool": return "false"
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float",
      "CGFloat", "TimeInterval":
      return "0"
    case "String": return "\"\""
    case "CGSize", "CGRect", "CGPoint": return ".zero"
    case "Color": return "SwiftUI.Color.clear"
    case "Text": return "SwiftUI.Text(verbatim: \"\")"
    case "Date": return "Date(timeIntervalSinceReferenceDate: 0)"
    case "Data": return "Data()"
    case "URL": return "URL(string: \"about:blank\")!"
    case "URLRequest": return "URLRequest(url: URL(string: \"about:blank\")!)"
    case "UUID": return "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))"
    case "Decimal": return "0"
    case "Substring", "AttributedString", "LocalizedStringKey": return "\"\""
    case "IndexSet": return "[]"
    case "Locale", "Calendar", "TimeZone": return ".current"
    case "Font": return "Font.body"
    case "Angle": return "Angle.zero"
    case "EdgeInsets": return "EdgeInsets()"
    case "Path": return "Path()"
    case "Animation": return "Animation.default"
    case "AnyTransition": return "AnyTransition.identity"
    case "UIColor": return "UIColor.clear"
    case "UIImage": return "UIImage()"
    case "UIView": return "UIView()"
    case "UIViewController": return "UIViewController()"
    default: return nil
    }
  }

  private static func value(ofGeneric name: Substring, _ arguments: Substring) -> String? {
    switch name {
    case "Set": "[]"
    case "AnyPublisher": "Empty().eraseToAnyPublisher()"
    case "AsyncStream", "AsyncThrowingStream": "\(name) { $0.finish() }"
    case "Binding": value(String(arguments)).map { "Binding.constant(\($0))" }
    default: nil
    }
  }

  static func literal(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }
      + "\""
  }
}
