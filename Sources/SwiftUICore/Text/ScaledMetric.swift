/// A dynamic property that scales a numeric value with the Dynamic Type size, as text of a style is
/// scaled.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, KeptByNode {
  private let base: Value
  private let style: Font.TextStyle
  private var scale = 1.0

  /// Creates the scaled metric with an unscaled value and a text style to scale relative to.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates the scaled metric with an unscaled value using the default scaling, that of body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The value scaled based on the current environment.
  public var wrappedValue: Value { base * Value(scale) }

  /// Reads the Dynamic Type size of the view's environment, which makes the view depend on it.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    scale = style.scale(context.node.environment.dynamicTypeSize)
  }
}

/// A number that grows as the letters of a text style do, for what goes by those. Others grow by lines (`ScaledMetric`).
@propertyWrapper
package struct TextScale: DynamicProperty, KeptByNode {
  private let base: CGFloat
  private let style: Font.TextStyle
  private var scale = 1.0

  package init(wrappedValue: CGFloat, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
  }

  package var wrappedValue: CGFloat { base * scale }

  package mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    scale = style.size(context.node.environment.dynamicTypeSize) / style.size(.large)
  }
}

extension View {
  /// Limits the Dynamic Type size within the view to the given range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let minSize = allowed.first, let maxSize = allowed.last else { return }
      size = min(max(size, minSize), maxSize)
    }
  }
}
