import Foundation
import LegatoResources

/// What a text says that is looked up when it is shown: a key or a resource.
struct LocalizedContent: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case key(LocalizedStringKey)
    case resource(LocalizedStringResource)
  }

  var source: Source
  var table: String?
  var bundle: LocalizedBundle

  init(_ source: Source, table: String? = nil, bundle: Bundle? = nil) {
    self.source = source
    self.table = table
    self.bundle = LocalizedBundle(bundle)
  }

  /// The words without their styles, as the host at work has them.
  func string(at now: Double) -> String {
    let settings = CurrentLocalization.settings ?? LocalizationSettings()
    return text(settings, locale: nil) { CurrentLocalization.report($0) }.pieces.map {
      $0.content.string(at: now)
    }.joined()
  }

  /// The text as an environment shows it.
  func text(in environment: EnvironmentValues) -> Text {
    var settings = environment.localization
    var own: Locale?
    if environment.locale != settings.locale {
      // A locale of a view above chooses the language as well.
      own = environment.locale
      settings.language = environment.locale.identifier
      settings.isAsked = true
    }
    return text(settings, locale: own) { ViewGraph.reportWhereItRuns($0) }
  }

  /// - Parameter locale: that of a view above; `nil` where there is none, and values are written as the
  ///   settings say.
  private func text(
    _ settings: LocalizationSettings, locale: Locale?, report: (String) -> Void
  ) -> Text {
    let shown = locale ?? settings.locale
    let isEnglish = LanguageTag.isEnglish(settings.language)
    switch source {
    case .resource(let resource):
      let pieces = resource.text.pieces(settings, locale: shown) { report("Text: \($0)") }
      let texts = pieces ?? [.words(resource.text.string(locale: shown))]
      return Markdown.text(texts.map { .init($0, []) }, inflects: isEnglish)
    case .key(let key):
      func asWritten() -> Text {
        if let plain = Self.plainText(of: key, shown, own: locale) { return plain }
        return Markdown.text(
          key.parts.map { part in
            if case .literal(let literal) = part { return .literal(literal) }
            return .value(Self.text(of: part, shown, own: locale))
          }, inflects: isEnglish)
      }
      guard LocalizedText.mayHaveText(in: bundle.bundle, settings) else { return asWritten() }
      let values = key.parts.filter { if case .literal = $0 { false } else { true } }
      let arguments = values.enumerated().map { index, part in
        if case .value(let argument, _) = part { argument } else { FormatArgument.opaque(index) }
      }
      let looked = LocalizedText(
        key: key.lookup, arguments: arguments, table: table, bundle: bundle.bundle)
      let found = looked.pieces(settings, locale: shown) { report("Text: \($0)") }
      guard let found else { return asWritten() }
      let texts = values.map { Self.text(of: $0, shown, own: locale) }
      return Markdown.text(found.map { .init($0, texts) }, inflects: isEnglish)
    }
  }

  private static let english = LanguageTag("en")!

  /// What a key says by itself where no markdown stands in it; `nil` where some may.
  private static func plainText(
    of key: LocalizedStringKey, _ locale: Locale, own: Locale?
  ) -> Text? {
    var pieces: [Text.Piece] = []
    pieces.reserveCapacity(key.parts.count)
    var endsInLiteral = false
    for part in key.parts {
      if case .literal(let literal) = part {
        // Neighbours are one stretch where they are parsed.
        guard !endsInLiteral, Markdown.isPlain(literal) else { return nil }
        endsInLiteral = !literal.isEmpty
        if !endsInLiteral { continue }
      } else {
        endsInLiteral = false
      }
      if let words = words(of: part, locale, own: own) {
        pieces.append(Text.Piece(content: .string(words)))
      } else if case .text(let text) = part {
        pieces += text.pieces
      }
    }
    return pieces.isEmpty ? nil : Text(pieces: pieces)
  }

  /// What a value says by itself.
  private static func text(
    of part: LocalizedStringKey.Part, _ locale: Locale, own: Locale?
  ) -> Text {
    if let words = words(of: part, locale, own: own) { return Text(verbatim: words) }
    if case .text(let text) = part { return text }
    return Text(verbatim: "")
  }

  /// The words of a part; `nil` where it is a text.
  private static func words(
    of part: LocalizedStringKey.Part, _ locale: Locale, own: Locale?
  ) -> String? {
    switch part {
    case .literal(let literal): return literal
    case .text: return nil
    case .formatted(let value): return value.string(own)
    case .value(let argument, let specifier):
      if case .string(let string) = argument, specifier == "%@" { return string }
      if let number = argument.plainNumber(specifier, locale) { return number }
      let condition = LocalizedCondition(language: english, locale: locale)
      let pieces = LocalizedEntry(format: specifier).pieces([argument], condition)
      return pieces.reduce(into: "") { text, piece in
        switch piece {
        case .words(let words), .value(let words): text += words
        case .opaque: break
        }
      }
    }
  }
}

extension LocalizedStringKey {
  /// The words without their styles, as the host at work has them.
  var text: String { LocalizedContent(.key(self)).string(at: 0) }

  /// The key as catalogues have it: values are specifiers, and where there are some, percent signs of the
  /// literal are doubled.
  var lookup: String {
    if parts.count == 1, case .literal(let literal) = parts[0] { return literal }
    return parts.reduce(into: "") { key, part in
      switch part {
      case .literal(let literal):
        key +=
          literal.utf8.contains(UInt8(ascii: "%"))
          ? literal.replacingOccurrences(of: "%", with: "%%") : literal
      case .value(_, let specifier): key += specifier
      case .text, .formatted: key += "%@"
      }
    }
  }
}

extension MarkdownPart {
  init(_ piece: LocalizedPiece, _ texts: [Text]) {
    switch piece {
    case .words(let words): self = .literal(words)
    case .value(let value): self = .value(Text(verbatim: value))
    case .opaque(let index):
      self = .value(texts.indices.contains(index) ? texts[index] : Text(verbatim: ""))
    }
  }
}

extension Text {
  /// The text with all that is looked up in the environment in its place.
  func resolved(in environment: EnvironmentValues) -> Text {
    guard pieces.contains(where: \.content.isLookedUp) else { return self }
    var text = Text(pieces: [])
    for piece in pieces {
      switch piece.content {
      case .localized(let content):
        // A value may be a text with a key of its own.
        var inner = content.text(in: environment).resolved(in: environment).pieces
        if !piece.attributes.isEmpty {
          for index in inner.indices {
            // One list serves all that have none of their own.
            if inner[index].attributes.isEmpty {
              inner[index].attributes = piece.attributes
            } else {
              inner[index].attributes += piece.attributes
            }
          }
        }
        if pieces.count == 1 { return Text(pieces: inner) }
        text.pieces += inner
      case .formatted(let value):
        let isOwn = environment.locale != environment.localization.locale
        var inner = piece
        inner.content = .string(value.string(isOwn ? environment.locale : nil))
        text.pieces.append(inner)
      case .string, .symbol, .live: text.pieces.append(piece)
      }
    }
    return text
  }

  /// Creates a text view that displays a localized string.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.localized(LocalizedContent(.resource(resource))))
  }
}

private enum LocalizationKey: EnvironmentKey {
  static var defaultValue: LocalizationSettings { standard }
  private static let standard = LocalizationSettings()
}

extension EnvironmentValues {
  /// The person's language and the main bundle's texts, as the host has them.
  var localization: LocalizationSettings {
    get { self[LocalizationKey.self] }
    set { self[LocalizationKey.self] = newValue }
  }
}
