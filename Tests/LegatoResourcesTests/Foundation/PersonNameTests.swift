import Foundation
import Testing

@testable import LegatoResources

@Suite("Names of persons")
struct PersonNameTests {
  private let guest = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Elizabeth", middleName: "Jillian", familyName: "Smith",
    nameSuffix: "Esq.", nickname: "Liz")

  @Test(
    "a style says which parts are written",
    arguments: [
      (PersonNameComponents.FormatStyle.Style.short, "Liz"), (.medium, "Elizabeth Smith"),
      (.long, "Dr. Elizabeth Jillian Smith Esq."), (.abbreviated, "ES"),
    ])
  func styles(style: PersonNameComponents.FormatStyle.Style, text: String) {
    #expect(guest.formatted(.name(style: style).locale(Locale(identifier: "en_US"))) == text)
  }

  @Test("the family name is first in some languages, and where the letters are theirs")
  func order() {
    let long = PersonNameComponents.FormatStyle(style: .long, locale: Locale(identifier: "zh_CN"))
    #expect(long.format(guest) == "Dr. Smith Elizabeth Jillian Esq.")
    let english = PersonNameComponents.FormatStyle(locale: Locale(identifier: "en_US"))
    let chinese = PersonNameComponents(givenName: "小明", familyName: "王")
    #expect(english.format(chinese) == "王小明")
  }

  @Test(
    "a written name is read",
    arguments: [
      ("John Smith", "John", nil, "Smith"), ("Madonna", "Madonna", nil, nil),
      ("Mary Jane Watson", "Mary", "Jane", "Watson"),
      ("Smith, Elizabeth", "Elizabeth", nil, "Smith"),
      ("Ludwig van Beethoven", "Ludwig", nil, "van Beethoven"), ("王小明", "小明", nil, "王"),
      ("Dr. John Smith Jr.", "John", nil, "Smith"), ("King, Jr.", "King", nil, nil),
    ])
  func reading(name: String, given: String?, middle: String?, family: String?) throws {
    let components = try PersonNameComponents(name)
    #expect(components.givenName == given)
    #expect(components.middleName == middle)
    #expect(components.familyName == family)
  }

  @Test("what is no name is not read, and has no text")
  func hostile() {
    for name in ["", "  ", ",", ", ,"] {
      #expect(throws: CocoaError.self) { try PersonNameComponents(name) }
    }
    #expect(PersonNameComponents().formatted() == "")
    #expect(
      PersonNameComponents(givenName: "", familyName: " ", nickname: "Liz").formatted() == "Liz")
    let long = String(repeating: "a ", count: 10_000)
    #expect(PersonNameComponentsFormatter().personNameComponents(from: long)?.familyName == "a")
  }

  @Test("the formatter writes initials, sounds and parts")
  func formatter() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: guest) == "Elizabeth Smith")
    formatter.style = .abbreviated
    #expect(formatter.string(for: guest) == "ES")
    formatter.style = .medium
    formatter.isPhonetic = true
    var spoken = guest
    spoken.phoneticRepresentation = PersonNameComponents(givenName: "Elisabet", familyName: "Smit")
    #expect(formatter.string(from: spoken) == "Elisabet Smit")
    let parts = formatter.annotatedString(from: guest)
    let key = NSAttributedString.Key(rawValue: NSPersonNameComponentKey)
    #expect(parts.attribute(key, at: 0, effectiveRange: nil) as? String == "givenName")
    #expect(
      PersonNameComponentsFormatter.localizedString(from: guest, style: .short) == "Liz")
  }

  @Test("an attributed name says which part is which")
  func attributed() {
    let name = guest.formatted(.name(style: .medium).attributed.locale(Locale(identifier: "en_US")))
    #expect(name.runs.map(\.personNameComponent) == [.givenName, .delimiter, .familyName])
  }
}
