public import Foundation

extension NSAttributedString {
  /// Creates an empty text, as `NSAttributedString()` and `NSMutableAttributedString()` do on iOS.
  ///
  /// - Parameter _empty: left out. Foundation on Linux declares no initialiser without parameters, and one that is
  ///   inherited cannot be declared from outside.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}
