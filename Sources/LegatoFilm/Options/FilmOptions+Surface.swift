import LegatoArguments
import LegatoResources
import SwiftUICore

/// What is filmed and how it looks: `legato check` takes these options too, with descriptions of its own.
extension OptionDeclaration<FilmOptions> {
  package static func preview(_ help: String) -> OptionDeclaration {
    .option("--preview", value: "NAME", isRepeatable: true, completion: .previews, help: help) {
      $0.previews.append($1.text)
    }
  }

  package static func size(_ help: String) -> OptionDeclaration {
    .option("--size", value: "WxH", help: help) { $0.size = try $1.size(in: FilmOptions.sides) }
  }

  package static func scale(_ help: String?) -> OptionDeclaration {
    .option("--scale", value: "N", help: help) {
      $0.configuration.scale = try $1.number(in: 0.5...8, unit: "pixels to a point")
    }
  }

  package static func dark(_ help: String) -> OptionDeclaration {
    .flag("--dark", help: help) { $0.configuration.colorScheme = .dark }
  }

  package static func rightToLeft(_ help: String) -> OptionDeclaration {
    .flag("--right-to-left", help: help) { $0.configuration.layoutDirection = .rightToLeft }
  }

  package static func reduceTransparency(_ help: String?) -> OptionDeclaration {
    .flag("--reduce-transparency", help: help) { $0.configuration.reducesTransparency = true }
  }

  package static func resources(_ help: String) -> OptionDeclaration {
    .option("--resources", value: "FOLDER", isRepeatable: true, completion: .folders, help: help) {
      $0.configuration.resourceFolders.append($1.text)
    }
  }

  package static func language(_ help: String) -> OptionDeclaration {
    .option("--language", value: "LANGUAGE", help: help) {
      guard LanguageTag($1.text) != nil else {
        throw FilmFailure(
          "\($1.text) is no language: --language takes a name such as de, pt-BR, zh-Hant or ar.")
      }
      $0.configuration.setLanguage($1.text)
    }
  }

  package static func infoList(_ help: String) -> OptionDeclaration {
    .option("--info-plist", value: "FILE", completion: .files, help: help) {
      $0.configuration.info = InfoList(path: $1.text)
    }
  }

  package static func textSize(_ help: String) -> OptionDeclaration {
    let sizes = DynamicTypeSize.allCases.map { (name: "\($0)", choice: $0) }
    return .option(
      "--text-size", value: "NAME", completion: .words(sizes.map(\.name)), help: help
    ) {
      $0.configuration.dynamicTypeSize = try $1.choice(of: sizes)
    }
  }

  package static func system(_ help: String) -> OptionDeclaration {
    let systems = SystemVersion.allCases.map { (name: "\($0.rawValue)", choice: $0) }
    return .option(
      "--system", value: "NUMBER", completion: .words(systems.map(\.name)), help: help
    ) {
      $0.system = try $1.choice(of: systems)
      $0.configuration.system = $0.system ?? .standard
    }
  }

  package static func patience(_ help: String) -> OptionDeclaration {
    .option("--patience", value: "S", help: help) {
      $0.patience = try $1.number(in: 1...600, unit: "seconds")
    }
  }
}
