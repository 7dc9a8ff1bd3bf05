import Foundation

/// Makes attributed strings of Markdown.
struct MarkdownText {
  private let options: AttributedString.MarkdownParsingOptions
  private let reading: MarkdownReading

  init(_ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?) {
    self.options = options
    reading = MarkdownReading(
      baseURL: baseURL,
      keepsWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
      readsAttributes: options.allowsExtendedAttributes, findsLinks: true)
  }

  func string(_ markdown: String) -> AttributedString {
    var string = AttributedString()
    if options.interpretedSyntax == .full {
      for block in MarkdownDocument(markdown, reading).blocks {
        for run in block.runs { append(run.text, run.style, block.intent, to: &string) }
      }
    } else {
      var parser = InlineParser(markdown, reading)
      for run in parser.runs() { append(run.text, run.style, nil, to: &string) }
    }
    if let language = options.languageCode { string.languageIdentifier = language }
    return string
  }

  /// A text with values, in which Markdown means nothing.
  func string(_ parts: [MarkdownTemplate.Part], inflects: Bool) -> AttributedString {
    let values = parts.compactMap { if case .value(let value) = $0 { value } else { nil } }
    var string = AttributedString()
    for piece in MarkdownTemplate.pieces(of: parts, reading, inflects: inflects) {
      switch piece.content {
      case .words(let words): append(words, piece.style, nil, to: &string)
      case .value(let number): append(values[number], piece.style, nil, to: &string)
      }
    }
    return string
  }

  private func append(
    _ text: String, _ style: MarkdownStyle, _ intent: PresentationIntent?,
    to string: inout AttributedString
  ) {
    var attributes = AttributeContainer()
    if let intent { attributes.presentationIntent = intent }
    if !style.intent.isEmpty { attributes.inlinePresentationIntent = style.intent }
    if let link = style.link { attributes.link = link }
    if let image = style.image { attributes.imageURL = image }
    for source in style.attributes { source.apply(to: &attributes) }
    string.append(AttributedString(text, attributes: attributes))
  }
}
