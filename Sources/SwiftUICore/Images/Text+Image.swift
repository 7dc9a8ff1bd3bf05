extension Text {
  /// Creates an instance that wraps an image of a symbol, suitable for concatenating with other text.
  /// Another image is reported, and a placeholder stands in its place.
  public init(_ image: Image) { self.init(.symbol(image.nameInText)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image that stands in the line.
  public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }
}
