extension Image {
  /// Sets the mode by which SwiftUI resizes an image to fit its space.
  ///
  /// - Parameters:
  ///   - capInsets: how much of the image's edges, in points, keeps its size. Where there is no room
  ///     for both edges, they share it. Lengths below 0, and such that are not finite, count as 0.
  ///     Symbols have none.
  ///   - resizingMode: whether the middle, and what is between the edges, is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return copy
  }

  /// Indicates whether SwiftUI renders an image as-is, or by using a different mode.
  ///
  /// A template is painted with the foreground style as far as it is opaque. With `nil`, symbols are
  /// templates, and other images what their catalogue says. A symbol rendered as original has its
  /// colours, where it has some.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.templateMode = renderingMode
    return copy
  }

  /// Specifies the current level of quality for rendering an image that requires interpolation. The
  /// default is medium. Symbols and drawings are drawn at their size and need none.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// Specifies whether SwiftUI applies antialiasing when rendering the edges of the image. It does by
  /// default.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }

  /// Sets the rendering mode for symbol images within this view.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }
}
