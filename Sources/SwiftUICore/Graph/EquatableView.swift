/// A view type that compares itself against its previous value and prevents its child updating if its
/// new value is the same as its old value.
public struct EquatableView<Content: Equatable & View>: UnnamedView {
  /// The view that is compared.
  public var content: Content

  /// Creates an equatable view.
  public init(content: Content) { self.content = content }

  // A view that is `Equatable` is compared with `==` in any case.
  /// The view that is compared.
  @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
  /// Prevents the view from updating its child view when its new value is the same as its old value.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
