/// A type-erased shape value.
///
/// Another shape of the same type moves as the shape itself would; one of another type takes the
/// place of the old one at once.
nonisolated public struct AnyShape: Shape {
  private var base: any Shape

  /// Creates a type-erased shape value from the given shape.
  public init<S: Shape>(_ shape: S) {
    base = (shape as? AnyShape)?.base ?? shape
  }

  /// The path of the wrapped shape.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// The size of the wrapped shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// The behavior of the wrapped shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The data of the wrapped shape. Data of another type leave the shape as it is.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: base) }
    set { newValue.store(in: &base) }
  }
}

/// The data of a type-erased shape. Data of two types are added as if the second were zero.
public struct _AnyAnimatableData: VectorArithmetic, Sendable {
  /// What kind of data these are, with the numbers in them.
  private enum Content {
    case zero
    case data(any VectorArithmetic)
  }
  // Data travel between actors only inside of shapes, which are `Sendable` themselves.
  nonisolated(unsafe) private var content: Content

  private init(_ content: Content) {
    self.content = content
  }

  init<S: Shape>(of shape: S) {
    content = .data(shape.animatableData)
  }

  /// Gives a shape the data, where they are of its kind.
  func store(in shape: inout any Shape) {
    func stored<S: Shape>(_ shape: S) -> any Shape {
      guard case .data(let data) = content, let data = data as? S.AnimatableData else {
        return shape
      }
      var copy = shape
      copy.animatableData = data
      return copy
    }
    shape = stored(shape)
  }

  /// The data themselves, as far as they are plain numbers.
  var plainNumbers: [Double] {
    func list<V: VectorArithmetic>(_ value: V) -> [Double] { SwiftUICore.numbers(of: value) }
    guard case .data(let data) = content else { return [] }
    return list(data)
  }

  /// Data that leave what they are added to as it is.
  public static var zero: Self { Self(.zero) }

  private func combined(
    with other: Self, _ combine: _Combination
  ) -> Self {
    switch (content, other.content) {
    case (_, .zero): return self
    case (.zero, .data(let right)):
      func alone<V: VectorArithmetic>(_ right: V) -> Self {
        Self(.data(combine == .sum ? right : V.zero - right))
      }
      return alone(right)
    case (.data(let left), .data(let right)):
      func both<V: VectorArithmetic>(_ left: V) -> Self {
        guard let right = right as? V else { return self }
        return Self(.data(combine == .sum ? left + right : left - right))
      }
      return both(left)
    }
  }

  private enum _Combination { case sum, difference }

  /// Adds the data, component by component where both have the same type.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, .sum) }
  /// Subtracts the second data from the first, component by component where both have the same
  /// type.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, .difference) }

  /// Whether both are the same data. ``zero`` equals the zero of every type.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isSame<V: VectorArithmetic>(_ left: V, _ right: any VectorArithmetic) -> Bool {
      (right as? V) == left
    }
    func isZero<V: VectorArithmetic>(_ value: V) -> Bool { value == .zero }
    return switch (lhs.content, rhs.content) {
    case (.zero, .zero): true
    case (.zero, .data(let data)), (.data(let data), .zero): isZero(data)
    case (.data(let left), .data(let right)): isSame(left, right)
    }
  }

  /// Multiplies every component by a number.
  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> Content { .data(value.scaled(by: rhs)) }
    if case .data(let data) = content { content = scaled(data) }
  }

  /// The dot product of the data with themselves; 0 for ``zero``.
  public var magnitudeSquared: Double {
    if case .data(let data) = content { data.magnitudeSquared } else { 0 }
  }
}

extension _AnyAnimatableData: NumberList {
  var numbers: [Double] { plainNumbers }
}
