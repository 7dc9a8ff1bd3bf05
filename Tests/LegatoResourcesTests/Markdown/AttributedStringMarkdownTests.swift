import Foundation
import Testing

@testable import LegatoResources

@Suite("Attributed strings of Markdown") struct AttributedStringMarkdownTests {
  typealias Options = AttributedString.MarkdownParsingOptions

  @Test("runs have their intents, links and images")
  func attributes() throws {
    let base = URL(string: "https://base.example/")
    let string = try AttributedString(
      markdown: "a **b** `c` [d](e) ![f](g.png)", options: Options(languageCode: "en"),
      baseURL: base)
    #expect(String(string.characters) == "a b c d f")
    let runs = Array(string.runs).filter { String(string[$0.range].characters) != " " }
    #expect(
      runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, .code, nil, nil])
    #expect(runs[3].link?.absoluteString == "https://base.example/e")
    #expect(runs[4].imageURL?.absoluteString == "https://base.example/g.png")
    #expect(string.runs.allSatisfy { $0.languageIdentifier == "en" })
    #expect(runs[0].presentationIntent == PresentationIntent(.paragraph, identity: 1))
  }

  @Test("the syntax says what of Markdown is read")
  func syntax() throws {
    let text = "# T\n\n- a  \nb"
    func string(_ syntax: Options.InterpretedSyntax) throws -> String {
      let options = Options(interpretedSyntax: syntax)
      return String(try AttributedString(markdown: text, options: options).characters)
    }
    #expect(try string(.full) == "Ta\nb")
    #expect(try string(.inlineOnly) == "# T  - a\nb")
    #expect(try string(.inlineOnlyPreservingWhitespace) == text)
    let inline = try AttributedString(
      markdown: "a", options: Options(interpretedSyntax: .inlineOnly))
    #expect(inline.runs.first?.presentationIntent == nil)
  }

  @Test("an intent knows what it stands in")
  func intents() throws {
    let string = try AttributedString(markdown: "1. > a")
    let intent = try #require(string.runs.first?.presentationIntent)
    #expect(
      intent.components.map(\.kind) == [
        .paragraph, .blockQuote, .listItem(ordinal: 1), .orderedList,
      ])
    #expect(intent.indentationLevel == 2)
    let data = try JSONEncoder().encode(intent)
    #expect(try JSONDecoder().decode(PresentationIntent.self, from: data) == intent)
  }

  @Test("data has to be text, and files to be there")
  func data() throws {
    #expect(try AttributedString(markdown: Data("*a*".utf8)).runs.count == 1)
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0x61, 0xFF])) }
    let lenient = Options(failurePolicy: .returnPartiallyParsedIfPossible)
    let partial = try AttributedString(markdown: Data([0x61, 0xFF]), options: lenient)
    #expect(String(partial.characters) == "a\u{FFFD}")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).md")
    #expect(throws: (any Error).self) { try AttributedString(contentsOf: file) }
    try Data("**b**".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try AttributedString(contentsOf: file).inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test("attributes are set, read and found by their names")
  func keys() {
    var string = AttributedString("a")
    string.inlinePresentationIntent = .emphasized
    string.presentationIntent = PresentationIntent(.header(level: 2), identity: 1)
    var container = AttributeContainer()
    container.inlinePresentationIntent = .code
    string.append(AttributedString("b", attributes: container))
    let found = string.runs[\.inlinePresentationIntent].map(\.0)
    #expect(found == [.emphasized, .code])
  }

  @Test("Markdown in values of a localized string means nothing")
  func localized() {
    let name = "*x*"
    let string = AttributedString(localized: "Hello **\(name)** [a](https://b.c)")
    #expect(String(string.characters) == "Hello *x* a")
    let intents = string.runs.map { ($0.inlinePresentationIntent?.rawValue ?? 0, $0.link != nil) }
    #expect(intents.map(\.0) == [0, 2, 0, 0])
    #expect(intents.map(\.1) == [false, false, false, true])
  }

  @Test(
    "nouns agree with the numbers beside them",
    arguments: [
      (0, "0 new messages, 0 boxes of tea"), (1, "1 new message, 1 box of tea"),
      (2, "2 new messages, 2 boxes of tea"),
    ])
  func inflection(count: Int, text: String) {
    let string = AttributedString(
      localized: "^[\(count) new **message**](inflect: true), ^[\(count) box of tea](inflect: true)"
    )
    #expect(String(string.characters) == text)
  }

  @Test("a string is inflected by its own number or that of a rule")
  func inflected() throws {
    let options = Options(allowsExtendedAttributes: true)
    let string = try AttributedString(markdown: "See ^[3 wolf](inflect: true)!", options: options)
    #expect(String(string.characters) == "See 3 wolf!")
    #expect(String(string.inflected().characters) == "See 3 wolves!")
    var plural = Morphology()
    plural.number = .plural
    var apple = AttributedString("apple")
    apple.inflect = InflectionRule(morphology: plural)
    #expect(String(apple.inflected().characters) == "apples")
    var bird = AttributedString("bird")
    bird.inflect = .automatic
    #expect(bird.inflected() == bird)
  }

  @Test(
    "plurals and singulars of English nouns",
    arguments: [
      ("bird", "birds"), ("child", "children"), ("City", "Cities"), ("box", "boxes"),
      ("glass", "glasses"), ("bus", "buses"), ("knife", "knives"), ("photo", "photos"),
      ("hero", "heroes"), ("woman", "women"), ("human", "humans"), ("analysis", "analyses"),
      ("day", "days"), ("quiz", "quizzes"), ("Person", "People"), ("PDF", "PDFs"),
      ("sheep", "sheep"), ("movie", "movies"), ("house", "houses"), ("dish", "dishes"),
    ])
  func nouns(singular: String, plural: String) {
    #expect(EnglishNoun.plural(of: singular) == plural)
    #expect(EnglishNoun.plural(of: plural) == plural)
    #expect(EnglishNoun.singular(of: singular) == singular)
    #expect(EnglishNoun.singular(of: plural) == singular)
  }
}
