import SwiftUICore

/// A type that defines an environment in which previews can appear: data that several of them share, and what stands around
/// each.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What previews share.
  associatedtype Context = Void
  /// The type of the view that is made of a preview.
  associatedtype Body: View
  /// The previewed view.
  typealias Content = PreviewModifierContent

  /// Creates what all previews with modifiers of this type share. It is made once.
  static func makeSharedContext() async throws -> Self.Context

  /// The previewed view with what belongs around it.
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// A view that represents the preview that a modifier is around.
@MainActor @preconcurrency
public struct PreviewModifierContent: View {
  private let content: AnyView
  init(_ content: AnyView) { self.content = content }
  /// The preview.
  public var body: some View { content }
}

extension PreviewModifierContent: UnnamedView {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The environment that a modifier defines, around the preview.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    let modify: @MainActor @Sendable (AnyView) -> AnyView = { content in
      AnyView(ModifiedPreview(modifier: modifier, content: content))
    }
    return PreviewTrait(.modifier, modify: modify)
  }
}

/// A preview with a modifier around it, as soon as what it shares is there. What needs no waiting is there at once.
@MainActor
private struct ModifiedPreview<Modifier: PreviewModifier>: UnnamedView {
  let modifier: Modifier
  let content: AnyView
  @State private var shared = SharedContext<Modifier>.current

  @MainActor var body: some View {
    switch shared.result {
    case .success(let context):
      modifier.body(content: PreviewModifierContent(content), context: context)
    case .failure(let error):
      NamedBox("\(Modifier.self): \(error)", symbol: "exclamationmark.triangle")
    case nil: Color.clear
    }
  }
}

/// What previews with modifiers of a type share.
@MainActor @Observable
private final class SharedContext<Modifier: PreviewModifier> {
  private(set) var result: Result<Modifier.Context, any Error>?

  private init() {
    Task.immediate {
      do { result = .success(try await Modifier.makeSharedContext()) } catch {
        result = .failure(error)
      }
    }
  }

  static var current: SharedContext {
    let key = ObjectIdentifier(Modifier.self)
    if let known = SharedContexts.all[key] as? SharedContext { return known }
    let made = SharedContext()
    SharedContexts.all[key] = made
    return made
  }
}

@MainActor private enum SharedContexts {
  static var all: [ObjectIdentifier: AnyObject] = [:]
}
