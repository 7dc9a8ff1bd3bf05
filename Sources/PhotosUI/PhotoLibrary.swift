import Foundation

/// What stands for the library of photos, whose own type is in Photos: no module here has it, and it holds nothing.
///
/// It lets `photoLibrary: .shared()` be written. A library of the type in Photos can be given as well.
open class _PhotoLibrary: NSObject, @unchecked Sendable {
  private static let one = _PhotoLibrary()
  private override init() {}
  /// The library.
  public static func shared() -> _PhotoLibrary { one }
}
