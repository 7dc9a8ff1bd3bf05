import Foundation

/// The type of keyboard to display for a given text-based view. A host has one keyboard, which has
/// all keys: the type is told to assistive technologies and to tests.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// Keyboards of the system: for text, for numbers, and for both.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// Keyboards for email, decimal numbers, posts, web searches, and ASCII digits.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// The former name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the text of a field means. A host fills nothing in: the type is told to assistive
/// technologies and to tests.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type, as HTML's `autocomplete` attribute spells it.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = name }
  /// A full name.
  public static let name = Self("name")
  /// A title before a name, such as “Dr.”.
  public static let namePrefix = Self("name-prefix")
  /// A given name.
  public static let givenName = Self("given-name")
  /// A middle name.
  public static let middleName = Self("middle-name")
  /// A family name.
  public static let familyName = Self("family-name")
  /// A suffix after a name, such as “Jr.”.
  public static let nameSuffix = Self("name-suffix")
  /// A nickname.
  public static let nickname = Self("nickname")
  /// A job title.
  public static let jobTitle = Self("organization-title")
  /// The name of an organization.
  public static let organizationName = Self("organization")
  /// A location, such as a point of interest.
  public static let location = Self("location")
  /// A street address in full.
  public static let fullStreetAddress = Self("street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = Self("address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = Self("address-line2")
  /// The city of an address.
  public static let addressCity = Self("address-level2")
  /// The state of an address.
  public static let addressState = Self("address-level1")
  /// The city and the state of an address.
  public static let addressCityAndState = Self("address-level1+2")
  /// The part of a city of an address.
  public static let sublocality = Self("address-level3")
  /// The country of an address.
  public static let countryName = Self("country-name")
  /// A postal code.
  public static let postalCode = Self("postal-code")
  /// A telephone number.
  public static let telephoneNumber = Self("tel")
  /// An email address.
  public static let emailAddress = Self("email")
  /// A URL.
  public static let URL = Self("url")
  /// The number of a credit card.
  public static let creditCardNumber = Self("cc-number")
  /// The name of an account.
  public static let username = Self("username")
  /// The password of an account.
  public static let password = Self("password")
  /// A password for a new account, or a changed one.
  public static let newPassword = Self("new-password")
  /// A code that can be used once.
  public static let oneTimeCode = Self("one-time-code")
}
