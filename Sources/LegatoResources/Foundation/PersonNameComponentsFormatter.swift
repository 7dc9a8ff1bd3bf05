public import Foundation

/// A formatter that provides localized representations of the components of a person's name.
///
/// Foundation has a class of this name here, of which no object can be made. Where a file imports Foundation, calls such
/// as `PersonNameComponentsFormatter()` make objects of this class; as the type of a declaration the name is ambiguous.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As ``medium``.
    case `default` = 0
    /// What a person is called: the nickname, or the given name.
    case short = 1
    /// The given and the family name.
    case medium = 2
    /// All parts.
    case long = 3
    /// The initials.
    case abbreviated = 4

    fileprivate var formatStyle: PersonNameComponents.FormatStyle.Style {
      switch self {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }

  /// What of a name is written.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// How the name is spoken, and not how it is written.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// How much of a name is written.
  open var style = Style.default
  /// Whether the name is written as it is spoken.
  open var isPhonetic = false
  /// The language, which says what stands first; the current one where `nil`.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter.
  public override init() { super.init() }

  /// Formatters are not read from archives here: there is none.
  public required init?(coder: NSCoder) { nil }

  /// The text of a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// The text of a name; empty where there is none.
  open func string(from components: PersonNameComponents) -> String {
    name(of: components).text(style.formatStyle)
  }

  /// The text of a name, with which part is which under the key `NSPersonNameComponentKey`.
  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    let string = NSMutableAttributedString(string: "")
    let key = NSAttributedString.Key(rawValue: NSPersonNameComponentKey)
    let text = name(of: components).attributedText(style.formatStyle)
    for (part, range) in text.runs[\.personNameComponent] {
      let words = String(text[range].characters)
      let name = part.map { [key: "\($0)" as Any] }
      string.append(NSAttributedString(string: words, attributes: name))
    }
    return string
  }

  /// The parts of a written name; `nil` for one without letters.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonName.components(of: string)
  }

  /// The text of an object that is a name; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  private func name(of components: PersonNameComponents) -> PersonName {
    let shown = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonName(shown, locale ?? .current)
  }
}
