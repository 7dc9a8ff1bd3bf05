public import Foundation
package import LegatoDisplay

/// An object that creates images from SwiftUI views.
///
/// The view is shown in a window of its own, at the beginning of its time, in light colors and without what is
/// around the place where it is rendered; its environment is what it says itself. Outside of a host there is
/// nothing to draw with, and no image.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The root view rendered by this image renderer.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size proposed to the root view; its ideal size by default.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// Pixels to a point; 1 by default. A scale that is not within 0.1…16 is treated as 1.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the image has no transparency: it has a black background then.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// Notifies of changes of the renderer's properties.
  public let objectWillChange = ObservableObjectPublisher()

  /// Creates a renderer object with a source content view.
  public init(content view: Content) { content = view }

  /// The longest side of an image, in points.
  private static var longest: Double { 8192 }

  /// The pixels of the view; `nil` outside of a host, or where the view takes no room.
  package var picture: RenderedImage? {
    guard let engine = ViewGraph.current?.textEngine else { return nil }
    func side(_ asked: CGFloat?) -> Double {
      guard let asked, asked > 0, asked.isFinite else { return 1024 }
      return min(asked.native, Self.longest)
    }
    var configuration = HostConfiguration(
      size: Size(side(proposedSize.width), side(proposedSize.height)),
      scale: (0.1...16).contains(scale) ? scale.native : 1)
    let outer = CurrentHost.scheduler?.localization
    configuration.language = outer.flatMap { $0.isAsked ? $0.language : nil }
    configuration.resourceFolders = outer?.folders ?? []
    let view = content.fixedSize(
      horizontal: proposedSize.width == nil, vertical: proposedSize.height == nil)
    let host = ViewHost(view, configuration: configuration, textEngine: engine)
    defer { host.close() }
    let wanted = host.placedBounds
    guard wanted.width > 0, wanted.height > 0, wanted.width.isFinite, wanted.height.isFinite else {
      return nil
    }
    let size = CGSize(
      width: min(wanted.width, Self.longest), height: min(wanted.height, Self.longest))
    configuration.size = Size(size.width.native, size.height.native)
    host.configuration = configuration
    var list = host.frame().list
    list.background = isOpaque ? .black : .clear
    return engine.picture(of: list).map { RenderedImage(data: $0, size: size) }
  }
}

/// What a renderer has drawn.
package struct RenderedImage: Sendable {
  package let data: ImageData
  /// In points.
  package let size: CGSize
}
