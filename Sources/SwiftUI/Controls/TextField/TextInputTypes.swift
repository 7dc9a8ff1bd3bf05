import SwiftUICore

/// The type of keyboard to display for a given text-based view. A host has one keyboard, which has
/// all keys: the type is told to assistive technologies and to tests.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the text of a field means. A host fills nothing in: the type is told to assistive
/// technologies and to tests.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = name }
  public static let name = Self("name")
  public static let namePrefix = Self("name-prefix")
  public static let givenName = Self("given-name")
  public static let middleName = Self("middle-name")
  public static let familyName = Self("family-name")
  public static let nameSuffix = Self("name-suffix")
  public static let nickname = Self("nickname")
  public static let jobTitle = Self("organization-title")
  public static let organizationName = Self("organization")
  public static let location = Self("location")
  public static let fullStreetAddress = Self("street-address")
  public static let streetAddressLine1 = Self("address-line1")
  public static let streetAddressLine2 = Self("address-line2")
  public static let addressCity = Self("address-level2")
  public static let addressState = Self("address-level1")
  public static let addressCityAndState = Self("address-level1+2")
  public static let sublocality = Self("address-level3")
  public static let countryName = Self("country-name")
  public static let postalCode = Self("postal-code")
  public static let telephoneNumber = Self("tel")
  public static let emailAddress = Self("email")
  public static let URL = Self("url")
  public static let creditCardNumber = Self("cc-number")
  public static let username = Self("username")
  public static let password = Self("password")
  public static let newPassword = Self("new-password")
  public static let oneTimeCode = Self("one-time-code")
}

extension View {
  /// Sets the keyboard type for this view.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.keyboard = type == .default ? nil : "\(type)" }
  }

  /// Sets the text content type for this view, which the system uses to offer suggestions while the
  /// user enters text.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.contentType = textContentType?.rawValue }
  }
}
