public import Foundation

/// A view that displays an image: a symbol, a picture of a bundle, or something that is drawn.
///
/// An image has its own size, whatever it is offered; a resizable one fills what it is offered. A
/// picture that does not exist or that is damaged is reported, and a grey field of 44 × 44 points
/// stands in its place.
public struct Image: Equatable, Sendable {
  /// A scale to apply to vector images relative to text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The modes that SwiftUI uses to resize an image to fit within its containing view.
  public enum ResizingMode: Hashable, Sendable {
    /// A mode to repeat the image at its original size, as many times as necessary to fill the
    /// available space.
    case tile
    /// A mode to enlarge or reduce the size of an image so that it fills the available space.
    case stretch
  }

  /// The level of quality for rendering an image that requires interpolation, such as a scaled image.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel is shown.
    case none
    /// Neighbouring pixels are mixed; of an image that is shown small, some are left out.
    case low
    /// Neighbouring pixels are mixed, of an image that is reduced first.
    case medium
    /// As medium, with four samples to a pixel.
    case high
  }

  /// A type that indicates how SwiftUI renders images.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// A mode that renders all non-transparent pixels as the foreground color.
    case template
    /// A mode that renders pixels of bitmap images as-is.
    case original
  }

  enum Source: Equatable, Sendable {
    case symbol(String, variableValue: Double?)
    case named(String, Bundle?, variableValue: Double?)
    /// What a loader has brought.
    case loaded(LoadedImage)
    case drawn(DrawnImage)
  }

  /// The symbol that a text shows for the image.
  var nameInText: String {
    switch source {
    case .symbol(let name, _), .named(let name, _, _): name
    case .loaded, .drawn: "image"
    }
  }

  /// What is said in place of the image.
  enum Label: Equatable, Sendable {
    case name
    case text(Text)
    case nothing
  }

  struct Resizing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  var label = Label.name
  var resizing: Resizing?
  var templateMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  var symbolMode: SymbolRenderingMode?

  init(_ source: Source, label: Label = .name) {
    self.source = source
    self.label = label
  }

  /// Creates a system symbol image.
  public init(systemName: String) { self.init(.symbol(systemName, variableValue: nil)) }

  /// Creates a system symbol image with a variable value.
  ///
  /// - Parameter variableValue: 0…1, how much of the symbol shows in full; the rest is dimmed. A
  ///   value outside counts as the nearer end, `nil` and a value that is not a number as 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, variableValue: variableValue))
  }

  /// Creates a labeled image that you can use as content for controls.
  ///
  /// - Parameters:
  ///   - name: the name of an image set in an asset catalogue (`*.xcassets`) of the bundle, or of a
  ///     PNG, JPEG, WebP or SVG file in it, with or without its ending. Of files `name@2x.png` and
  ///     `name@3x.png` the one for the display is taken.
  ///   - bundle: the main bundle where it is `nil`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle, variableValue: nil))
  }

  /// Creates a labeled image that you can use as content for controls, with the specified label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle, variableValue: nil), label: .text(label))
  }

  /// Creates an unlabeled, decorative image: nothing is said in its place.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle, variableValue: nil), label: .nothing)
  }
}

extension Image: View {
  /// Stops the program: the runtime draws the image, and there is no body to call.
  public var body: Never {
    preconditionFailure("An image is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that draws the symbol or the picture.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PassThroughNode(view, inputs) { $0.content }
  }

  @ViewBuilder private var content: some View {
    if case .symbol = source { SymbolLeaf(image: self) } else { PictureLeaf(image: self) }
  }
}

private struct SymbolLeaf: PrimitiveView {
  let image: Image

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LeafNode(view, inputs, component: "Image") {
      SymbolElement(node: $0)
    } configure: { view, element in
      (element as? SymbolElement)?.set(view.image)
    }
  }
}

private struct PictureLeaf: PrimitiveView {
  let image: Image

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    LeafNode(view, inputs, component: "Image") {
      PictureElement(node: $0)
    } configure: { view, element in
      (element as? PictureElement)?.set(view.image)
    }
  }
}
