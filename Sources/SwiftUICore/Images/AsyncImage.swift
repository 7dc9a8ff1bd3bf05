public import Foundation

/// The current phase of the asynchronous image loading operation.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded.
  case empty
  /// An image successfully loaded.
  case success(Image)
  /// An image failed to load with an error.
  case failure(any Error)

  /// The loaded image, if any.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error that occurred when attempting to load an image, if any.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A view that asynchronously loads and displays an image.
///
/// The host's loader brings the bytes, and says how long that takes by the host's clock: files and
/// `data:` addresses are there at once. What is loaded belongs to the view: it is given up where the
/// view goes, and begins anew for another address. An address of `nil` stays empty.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var shown: Shown?
  @Environment(\.imageLoading) private var loading

  /// What has been loaded, and of which address.
  private struct Shown {
    var url: URL
    var phase: AsyncImagePhase
  }

  /// Loads and displays a modifiable image from the specified URL in phases.
  ///
  /// - Parameters:
  ///   - url: where the image is; `file:`, `data:`, or what the host's loader knows.
  ///   - scale: pixels of the image to a point; 1 where it is not positive and finite.
  ///   - transaction: the transaction to use when the phase changes.
  ///   - content: makes the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Loads and displays a modifiable image from the specified URL using a custom placeholder until the
  /// image loads.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Loads and displays an image from the specified URL.
  ///
  /// Until the image loads, and where it fails, a grey field fills the room.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
  }

  /// The content for the current phase, which loads the image while it is present.
  public var body: some View {
    content(phase).modifier(
      LoadModifier(url: url, scale: scale, loader: loading) { url, phase in
        withTransaction(transaction) { shown = Shown(url: url, phase: phase) }
      })
  }

  private var phase: AsyncImagePhase {
    guard let shown, shown.url == url else { return .empty }
    return shown.phase
  }
}

/// What an asynchronous image shows by itself.
public struct _AsyncImageContent: View {
  let image: Image?

  /// The image once it is loaded, a gray rectangle before.
  public var body: some View {
    if let image { image } else { Rectangle().fill(Color(.system(.fill))) }
  }
}

/// Loads while a view is there.
private struct LoadModifier: PrimitiveModifier {
  let url: URL?
  let scale: CGFloat
  let loader: ImageLoading
  let finish: @MainActor (URL, AsyncImagePhase) -> Void

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    LoadElement(self, content: content, node: node)
  }
}

private final class LoadElement: ModifierElement<LoadModifier> {
  private var url: URL?
  private var request: ImageRequest?

  override init(_ modifier: LoadModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    load()
  }

  override func modifierDidChange() {
    if modifier.url != url { load() }
  }

  private func load() {
    request?.cancel()
    request = nil
    url = modifier.url
    guard let url else { return }
    let request = ImageRequest { [weak self] result in
      self?.finish(url, result)
    }
    self.request = request
    // It begins with the view's appearance, when what it brings can be written.
    graph.lifecycle.appearances.append(of: node) { [weak self, loader = modifier.loader] in
      guard let self, self.request === request, self.node.isMounted else { return }
      loader.load(url, request)
    }
  }

  private func finish(_ url: URL, _ result: Result<[UInt8], any Error>) {
    guard url == self.url, node.isMounted else { return }
    request = nil
    do {
      let bytes = try result.get()
      let image = LoadedImage(
        try graph.images.decode(bytes), scale: modifier.scale.native)
      modifier.finish(url, .success(Image(.loaded(image), label: .nothing)))
    } catch {
      modifier.finish(url, .failure(error))
    }
  }

  override func wasDropped() {
    request?.cancel()
    super.wasDropped()
  }
}
