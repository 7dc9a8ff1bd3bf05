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

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As the interface is, dark, and light.
  case `default`, dark, light
}
