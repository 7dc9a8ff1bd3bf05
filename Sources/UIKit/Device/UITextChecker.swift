public import Foundation

/// An object you use to check a string for misspelled words. There are no dictionaries here: every word is right.
open class UITextChecker: NSObject {
  /// The words that were learned in this process.
  nonisolated(unsafe) private static var learned: Set<String> = []
  private static let lock = NSLock()

  /// Creates a checker.
  public override init() { super.init() }

  /// Where the first wrong word is: nowhere, with a location of `NSNotFound` and no length.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// What could be meant by a wrong word: nothing is known.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// How a word could go on: nothing is known.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    nil
  }

  /// Words that count as right.
  open var ignoredWords: [String]?
  /// Counts a word as right.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Learns a word.
  open class func learnWord(_ word: String) { _ = lock.withLock { learned.insert(word) } }
  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool {
    lock.withLock { learned.contains(word) }
  }
  /// Forgets a word.
  open class func unlearnWord(_ word: String) { _ = lock.withLock { learned.remove(word) } }
  /// The languages of dictionaries: none.
  open class var availableLanguages: [String] { [] }
}
