public import Foundation

extension NSData.WritingOptions {
  /// The former name of ``atomic``.
  public static var atomicWrite: NSData.WritingOptions { .atomic }
}
