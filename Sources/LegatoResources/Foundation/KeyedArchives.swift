public import Foundation

// Numbers of Core Graphics are numbers in an archive on iOS. Foundation on Linux makes no objects of them, and ends the program.
extension NSKeyedArchiver {
  /// Writes numbers as an archive, such as the components of a colour.
  ///
  /// - Throws: where the archive cannot be made.
  public static func archivedData(
    withRootObject object: [CGFloat], requiringSecureCoding: Bool
  ) throws -> Data {
    try archived(object.map(Double.init), requiringSecureCoding)
  }

  /// Writes a number as an archive.
  ///
  /// - Throws: where the archive cannot be made.
  public static func archivedData(
    withRootObject object: CGFloat, requiringSecureCoding: Bool
  ) throws -> Data {
    try archived(Double(object), requiringSecureCoding)
  }

  /// Writes named numbers as an archive.
  ///
  /// - Throws: where the archive cannot be made.
  public static func archivedData(
    withRootObject object: [String: CGFloat], requiringSecureCoding: Bool
  ) throws -> Data {
    try archived(object.mapValues(Double.init), requiringSecureCoding)
  }

  private static func archived(_ object: Any, _ isSecure: Bool) throws -> Data {
    try archivedData(withRootObject: object, requiringSecureCoding: isSecure)
  }
}
