public import Foundation

/// An image resource: an image of a bundle, by a name that is written once.
///
/// Xcode writes a constant for each image set of an app; here an app writes those that it uses:
///
///     extension ImageResource {
///       static let harbour = ImageResource(name: "Harbour", bundle: .main)
///     }
///     Image(.harbour)
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource for the image of a name in a bundle. Whether there is one shows when it is
  /// drawn: one that is not there is reported, and a placeholder stands in its place.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A color resource: a color set of a bundle, by a name that is written once.
///
/// Xcode writes a constant for each color set of an app; here an app writes those that it uses, as
/// for an ``ImageResource``.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource for the color set of a name in a bundle. Whether there is one shows when it
  /// is drawn: one that is not there is clear, and reported.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Initialize an `Image` with an image resource.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// Initialize a `Color` with a color resource.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
