import SwiftSyntax

/// What takes the place of a body that cannot be compiled. It never ends the program, and reports that it ran.
struct StandIn {
  let code: String
  let form: LeftOut.Form

  /// - Parameters:
  ///   - type: what the body answers; `nil` for nothing.
  ///   - title: how the declaration is called.
  /// - Returns: `nil` where no value can be made up.
  init?(answering type: TypeSyntax?, title: String) {
    let name = Self.literal(title)
    let report = "_legatoLeftOut(\(name))"
    let text = type.map { $0.trimmedDescription.filter { !$0.isWhitespace } } ?? "Void"
    switch text {
    case "Void", "()", "Swift.Void":
      (code, form) = ("{ \(report) }", .empty)
    case "someView", "someSwiftUI.View", "anyView", "anySwiftUI.View":
      (code, form) = ("{ _LegatoBox(\(name)) }", .box)
    case "AnyView", "SwiftUI.AnyView":
      (code, form) = ("{ return SwiftUI.AnyView(_LegatoBox(\(name))) }", .box)
    default:
      guard let value = Self.value(text) else { return nil }
      (code, form) = ("{ \(report); return \(value) }", .value)
    }
  }

  /// What says nothing and is of a type; `nil` where there is no such literal.
  static func value(_ type: String) -> String? {
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
    switch type {
    case "Bool": return "false"
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float",
      "CGFloat", "TimeInterval":
      return "0"
    case "String": return "\"\""
    case "CGSize", "CGRect", "CGPoint": return ".zero"
    case "Color": return "SwiftUI.Color.clear"
    case "Text": return "SwiftUI.Text(verbatim: \"\")"
    default: return type.hasPrefix("Set<") ? "[]" : nil
    }
  }

  static func literal(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }
      + "\""
  }

  /// What code has in it that makes a value up.
  static let madeUp = "_legatoValue("
  static let path = "legato stand-ins.swift"

  /// What a module with stand-ins is compiled with.
  ///
  /// - Parameter files: the module's own. Those of Foundation's types that are in a module of their own here are made up
  ///   only where the files name them: nothing else is linked with that.
  static func support(for files: [SourceText]) -> String {
    let isNetworking = files.contains { $0.text.contains("URLSession") }
    return isNetworking ? support + networking : support
  }

  private static let networking = """

    \("import Foundation")

    public nonisolated func _legatoValue(_ name: String) -> URLSession {
      LeftOutCode.report(name)
      return .shared
    }

    public nonisolated func _legatoValue(_ name: String) -> URLSessionConfiguration {
      LeftOutCode.report(name)
      return .default
    }

    """

  private static let support = """
    \("import LegatoFilm")
    \("import SwiftUI")

    nonisolated func _legatoLeftOut(_ name: String) { LeftOutCode.report(name) }

    // Public, as defaults of public functions are.
    public nonisolated func _legatoValue<Value>(_ name: String) -> Value { LeftOutCode.value(name) }

    nonisolated func _legatoAnswer<Value>(_ name: String) throws -> Value {
      try LeftOutCode.answer(name)
    }

    // What a container that is not there has in it.
    @MainActor func _legatoContent<Content: SwiftUI.View>(
      @SwiftUI.ViewBuilder _ content: () -> Content
    ) -> Content { content() }

    struct _LegatoBox: SwiftUI.View {
      nonisolated let name: String

      nonisolated init(_ name: String) { self.name = name }

      var body: some SwiftUI.View { LegatoFilm.LeftOutBox(name) }
    }

    """
}
