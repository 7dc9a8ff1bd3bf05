import Foundation
import UIKit
import UniformTypeIdentifiers

// Images and colors in item providers, as they are dragged, dropped and pasted.

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Images.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png.identifier, UTType.jpeg.identifier, UTType.image.identifier]
  }
  /// Images in PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }
  /// The image that data holds.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let image = UIImage(data: data) as? Self else {
      throw NSError(
        domain: NSItemProvider.errorDomain,
        code: NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
    }
    return image
  }
  /// The image in PNG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  private static let identifier = "com.apple.uikit.color"
  /// Archives of colors.
  public static var readableTypeIdentifiersForItemProvider: [String] { [identifier] }
  /// Archives of colors.
  public static var writableTypeIdentifiersForItemProvider: [String] { [identifier] }
  /// The color that an archive holds.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard
      let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self
    else {
      throw NSError(
        domain: NSItemProvider.errorDomain,
        code: NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
    }
    return color
  }
  /// The color in an archive.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? {
    completionHandler(
      try? NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
    return nil
  }
}
