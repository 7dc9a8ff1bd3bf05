package import Foundation
import Synchronization

/// What a program that runs views says of the person's language, and of the app that the views are of.
package struct LocalizationSettings: Hashable, Sendable {
  /// The language of texts, as `de` or `pt-BR`.
  package var language: String
  /// Whether the language was chosen for this run; a missing text is a fault then.
  package var isAsked: Bool
  /// How numbers and dates are written.
  package var locale: Locale
  /// Where the main bundle's resources lie.
  package var folders: [String]
  /// The main bundle's `Info.plist`, where there is one.
  package var info: InfoList

  package init(
    language: String = "en", isAsked: Bool = false, locale: Locale = Locale(identifier: "en_US"),
    folders: [String] = [], info: InfoList = InfoList()
  ) {
    self.language = language
    self.isAsked = isAsked
    self.locale = locale
    self.folders = folders
    self.info = info
  }

  /// The settings for a language: its numbers and dates are those of the country that speaks it most.
  /// English, which nobody asked for, is that of the United States.
  package static func locale(for language: String) -> Locale {
    guard let tag = LanguageTag(language) else { return Locale(identifier: "en_US") }
    if tag.region != nil {
      return Locale(identifier: tag.description.replacingOccurrences(of: "-", with: "_"))
    }
    let full = LanguageTag(Locale.Language(identifier: tag.description).maximalIdentifier)
    let parts = [tag.language, tag.script, full?.region].compactMap { $0 }
    return Locale(identifier: parts.joined(separator: "_"))
  }
}

/// The settings of the host at work. Code of an app asks for a text wherever it runs, and not only in
/// views: `String(localized:)`, `NSLocalizedString`, `Locale.current` and `Bundle.main` all end here.
package enum CurrentLocalization {
  /// What the runtime of views answers with. A function that is a lock's whole value would be wrapped anew, and
  /// the wrapper lost, each time that it is read.
  private struct Provider: Sendable {
    let settings: @Sendable () -> LocalizationSettings?
    let report: @Sendable (String) -> Void
  }

  private static let provider = Mutex<Provider?>(nil)

  /// Called once by the runtime of views.
  package static func install(
    settings: @escaping @Sendable () -> LocalizationSettings?,
    report: @escaping @Sendable (String) -> Void
  ) {
    let installed = Provider(settings: settings, report: report)
    provider.withLock { $0 = installed }
  }

  /// `nil` where no host is at work: then Foundation answers as it would by itself.
  package static var settings: LocalizationSettings? { provider.withLock { $0 }?.settings() }

  package static func report(_ message: String) { provider.withLock { $0 }?.report(message) }
}
