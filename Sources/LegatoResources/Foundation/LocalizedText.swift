package import Foundation

/// A key with its values: what is looked up, and what is shown where nothing is found.
package struct LocalizedText: Hashable, Sendable {
  package var key: String
  package var arguments: [FormatArgument]
  package var table: String?
  package var bundle: LocalizedBundle
  /// The format that is shown where there is no text; the key where `nil`.
  package var fallback: String?

  package init(
    key: String, arguments: [FormatArgument] = [], table: String? = nil, bundle: Bundle? = nil,
    fallback: String? = nil
  ) {
    self.key = key
    self.arguments = arguments
    self.table = table
    self.bundle = LocalizedBundle(bundle)
    self.fallback = fallback
  }

  /// Whether a key may be looked up in a bundle at all: most apps have no texts, and show thousands. Where it may
  /// not, there is neither a text nor a fault.
  package static func mayHaveText(in bundle: Bundle?, _ settings: LocalizationSettings) -> Bool {
    settings.isAsked
      || BundleFolders.folders(of: bundle, main: settings.folders).contains {
        !StringResources.of($0).isEmpty
      }
  }

  /// What is found of it.
  ///
  /// - Parameters:
  ///   - settings: those of the host at work; where `nil`, nothing is found but in the bundle itself.
  ///   - locale: how values are written.
  /// - Returns: `nil` where there is no text: the caller shows what it has.
  package func pieces(
    _ settings: LocalizationSettings?, locale: Locale, report: (String) -> Void
  ) -> [LocalizedPiece]? {
    let settings = settings ?? LocalizationSettings(locale: locale)
    let folders = BundleFolders.folders(of: bundle.bundle, main: settings.folders)
    let isMain = bundle.bundle.map(BundleFolders.isMain) ?? true
    let lookup = StringLookup(
      folders: folders, developmentLanguage: isMain ? settings.info.developmentLanguage : nil)
    let answer = lookup.find(
      key, table: table, language: settings.language, isAsked: settings.isAsked)
    answer.faults.forEach(report)
    guard let found = answer.found else { return nil }
    // What has no values is no format: a percent sign is one.
    if arguments.isEmpty, case .format(let text) = found.entry.words { return [.words(text)] }
    return found.entry.pieces(
      arguments, LocalizedCondition(language: found.language, locale: locale))
  }

  /// The text of an app's code that asks for a string.
  ///
  /// - Parameter locale: how values are written; as the person reads where `nil`.
  package func string(locale: Locale? = nil) -> String {
    pieces(locale: locale).reduce(into: "") { text, piece in
      switch piece {
      case .words(let words), .value(let words): text += words
      case .opaque: break
      }
    }
  }

  /// The text of an app's code that asks for an attributed string, whose Markdown is interpreted.
  ///
  /// - Parameter locale: how values are written; as the person reads where `nil`.
  func attributedString(locale: Locale? = nil) -> AttributedString {
    let language = CurrentLocalization.settings?.language ?? "en"
    let parts = pieces(locale: locale).compactMap { piece -> MarkdownTemplate.Part? in
      switch piece {
      case .words(let words): .literal(words)
      case .value(let value): .value(value)
      case .opaque: nil
      }
    }
    let options = AttributedString.MarkdownParsingOptions(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return MarkdownText(options, nil).string(
      parts, inflects: LanguageTag.isEnglish(language))
  }

  /// What is found of the text where an app's code asks for it, and what it is in the code where nothing is.
  private func pieces(locale: Locale?) -> [LocalizedPiece] {
    let settings = CurrentLocalization.settings
    let locale = locale ?? settings?.locale ?? Locale(identifier: "en_US")
    let found = pieces(settings, locale: locale) { CurrentLocalization.report($0) }
    return found ?? Self.pieces(of: fallback ?? key, arguments, locale)
  }

  private static func pieces(
    of format: String, _ arguments: [FormatArgument], _ locale: Locale
  ) -> [LocalizedPiece] {
    guard !arguments.isEmpty else { return [.words(format)] }
    return LocalizedEntry(format: format).pieces(
      arguments, LocalizedCondition(language: LanguageTag("en")!, locale: locale))
  }
}

/// A bundle as a value.
package struct LocalizedBundle: Hashable, @unchecked Sendable {
  // Bundles are objects that are only read.
  package let bundle: Bundle?

  package init(_ bundle: Bundle?) { self.bundle = bundle }
}
