import Foundation
import LegatoResources
import SwiftSyntax

/// The constants that Xcode writes for an app's asset catalogues, for the files that are compiled together.
enum AssetConstants {
  /// By which messages of the compiler call the file.
  static let fileName = "GeneratedAssetSymbols.swift"

  /// The names of all constants of catalogues.
  static func names(in folders: [String]) -> [String] {
    AssetSymbols(folders.flatMap { AssetCatalog.all(in: $0) }.flatMap(\.assets)).symbols.flatMap {
      $0.name.split(separator: ".").map(String.init)
    }
  }

  /// The file of the constants that files use and do not declare themselves; `nil` where they use none.
  ///
  /// - Parameters:
  ///   - folders: where catalogues lie.
  ///   - bundle: an expression of the bundle of the assets.
  static func file(
    for files: [SourceFile], folders: [String], bundle: String = ".main"
  ) -> SourceFile? {
    let assets = folders.flatMap { AssetCatalog.all(in: $0) }.flatMap(\.assets)
    guard !assets.isEmpty else { return nil }
    let symbols = AssetSymbols(assets)
    let names = Set(symbols.symbols.map(\.name))
    var program = AssetSymbols.Program(mentioned: [], declared: [])
    for file in files {
      let own = mentions.made(of: file.text, under: names) { mentioned(in: $0).intersection(names) }
      program.mentioned.formUnion(own)
    }
    guard !program.mentioned.isEmpty else { return nil }
    for file in files {
      program.declared.formUnion(declarations.made(of: file.text, declared))
    }
    return symbols.source(bundle: bundle, for: program).map {
      SourceFile(path: fileName, text: $0)
    }
  }

  private static let mentions = TextMemo<Set<String>, Set<String>>()
  private static let declarations = TextMemo<Unconditioned, Set<String>>()

  private static func declared(in text: String) -> Set<String> {
    guard text.hasBytes(of: "extension"), DeclaredNames.types.contains(where: text.hasBytes(of:))
    else { return [] }
    let finder = DeclaredNames(viewMode: .sourceAccurate)
    finder.walk(ParsedSources.tree(of: text))
    return finder.names
  }

  /// The names that stand behind a point.
  private static func mentioned(in text: String) -> Set<String> {
    var names: Set<String> = []
    var name: [UInt8] = []
    var isInside = false
    func close() {
      if isInside, !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
      name.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "."):
        close()
        isInside = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        if isInside { name.append(byte) }
      case UInt8(ascii: "`"): break
      default:
        close()
        isInside = false
      }
    }
    close()
    return names
  }
}

/// The static members that extensions of colours and resources declare.
private final class DeclaredNames: SyntaxVisitor {
  static let types = [
    "Color", "ShapeStyle", "ImageResource", "ColorResource", "UIColor", "UIImage",
  ]

  var names: Set<String> = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type =
      node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    guard Self.types.contains(type) else { return .skipChildren }
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          continue
        }
        let plain = name.filter { $0 != "`" }
        let isOwn = type.hasSuffix("Resource") || type.hasPrefix("UI")
        names.insert(isOwn ? type + "." + plain : plain)
      }
    }
    return .skipChildren
  }
}
