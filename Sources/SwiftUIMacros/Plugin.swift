@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler asks to expand SwiftUI's macros.
@main
struct Plugin: PluginProvider {
  static func main() throws {
    let listener = CompilerPluginMessageListener(
      connection: try StandardIOMessageConnection(), provider: Plugin())
    try listener.main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self
    case "AnimatableMacro": AnimatableMacro.self
    case "EntryMacro": EntryMacro.self
    case "ModelActorMacro": ModelActorMacro.self
    case "ModelMacro": ModelMacro.self
    case "ModelPropertyMacro": ModelPropertyMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    case "QueryMacro": QueryMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }
}

private struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "SwiftUIMacros has no macro named \(name)" }
}
