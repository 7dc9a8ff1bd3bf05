import Foundation

/// What a text asks of the keyboard. A film has one keyboard, which writes what a person types: the traits are kept.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
  /// What is written in capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether quotation marks are made of straight ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether dashes are made of hyphens.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces follow what is inserted and deleted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Whether the rest of a line is suggested.
  var inlinePredictionType: UITextInlinePredictionType { get }
  /// The type of keyboard.
  var keyboardType: UIKeyboardType { get }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The button that returns.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the button that returns is off while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether characters are hidden.
  var isSecureTextEntry: Bool { get }
  /// What the text means.
  var textContentType: UITextContentType! { get }
  /// What a new password is made by.
  var passwordRules: UITextInputPasswordRules? { get }
}

// UIKit's traits may all be left out.
extension UITextInputTraits {
  /// A default: sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// A default: as the system has it.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// A default: as the system has it.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// A default: as the system has it.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// A default: as the system has it.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// A default: as the system has it.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// A default: as the system has it.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  /// A default: that for text.
  public var keyboardType: UIKeyboardType { .default }
  /// A default: as the interface is.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// A default: it returns.
  public var returnKeyType: UIReturnKeyType { .default }
  /// A default: no.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// A default: no.
  public var isSecureTextEntry: Bool { false }
  /// A default: nothing is known.
  public var textContentType: UITextContentType! { nil }
  /// A default: none.
  public var passwordRules: UITextInputPasswordRules? { nil }
}

/// What a text's keyboard writes in capitals by itself.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Nothing, words, sentences, and all.
  case none, words, sentences, allCharacters
}

/// Whether a text's words are corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system has it, no, and yes.
  case `default`, no, yes
}

/// Whether a text's words are checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the system has it, no, and yes.
  case `default`, no, yes
}

/// Whether a text's quotation marks are made of straight ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// As the system has it, no, and yes.
  case `default`, no, yes
}

/// Whether a text's dashes are made of hyphens.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// As the system has it, no, and yes.
  case `default`, no, yes
}

/// Whether spaces follow what is inserted into a text and deleted from it.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// As the system has it, no, and yes.
  case `default`, no, yes
}

/// Whether the rest of a text's line is suggested.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// As the system has it, no, and yes.
  case `default`, no, yes
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As the interface is, dark, and light.
  case `default`, dark, light
  /// The former name of ``dark``.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The button that returns.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Names of what the button does.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// What a new password is made by, where the system suggests one: none is suggested here.
@MainActor @preconcurrency
open class UITextInputPasswordRules: NSObject {
  /// The rules, in the language of HTML's `passwordrules` attribute.
  public let passwordRulesDescriptor: String
  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
