package import Foundation

// These take the place of Foundation's functions, in whose stead the linker finds them: an app's formatters
// write as the person reads, and not as the machine is set up. See decision 0030.

/// What Foundation has on Linux, whatever the machine is set to.
private let usual = Locale(identifier: "en_001")

// Those of `Locale` are members of it because the compiler wants every function of one linker name to have one
// type, and Foundation's are.
extension Locale {
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  package static func hostLocale() -> Locale { CurrentLocalization.settings?.locale ?? usual }

  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  package static func hostUpdatingLocale() -> Locale {
    CurrentLocalization.settings?.locale ?? usual
  }

  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  package static func hostLanguages() -> [String] {
    guard let settings = CurrentLocalization.settings else { return ["en-001"] }
    return [settings.isAsked ? settings.language : "en-US"]
  }
}

@_silgen_name(
  "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
package func _hostLocalizedString(
  _ key: String, _ tableName: String?, _ bundle: Bundle, _ value: String, _ comment: String
) -> String {
  LocalizedText(key: key, table: tableName, bundle: bundle, fallback: value.isEmpty ? key : value)
    .string()
}
