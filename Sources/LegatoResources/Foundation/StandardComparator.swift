public import Foundation

extension String.StandardComparator {
  /// Compares as the Finder sorts. Foundation on Linux compares character by character, which puts “10” before “9”.
  public static let localizedStandard = String.StandardComparator.lexical
  /// Compares by the rules of the language: character by character on Linux.
  public static let localized = String.StandardComparator.lexical
}
