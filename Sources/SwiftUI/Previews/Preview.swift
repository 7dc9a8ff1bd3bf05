/// A view to look at, with a name and the wishes of who wrote it.
///
/// Files make previews with the `#Preview` macro.
@MainActor
public struct Preview {
  /// What traits of a preview of a view are about.
  public struct ViewTraits: Sendable {}

  /// The name given to the preview.
  @_spi(Host) public let name: String?

  /// The traits given to the preview, in order.
  @_spi(Host) public let traits: [PreviewTrait<ViewTraits>]

  private let body: @MainActor () -> any View

  /// Creates a preview of the view that `body` makes.
  public init(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = []
    self.body = body
  }

  /// Creates a preview with traits of the view that `body` makes.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = [traits] + additionalTraits
    self.body = body
  }

  /// A fresh copy of the previewed view.
  @_spi(Host) public func makeView() -> any View {
    traits.contains { $0.request == .modifier }
      ? traits.reduce(AnyView(body())) { $1.modify($0) } : body()
  }
}
