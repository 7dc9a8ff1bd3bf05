import SwiftUICore

/// What a stack knows of the screens for its values, by the type of the value. Of several that are
/// registered for one type the first counts: that of the view nearest to the root.
@MainActor
final class NavigationDestinations {
  private struct Entry {
    let type: ObjectIdentifier
    weak var token: NavigationDestinationToken?
  }

  private var entries: [Entry] = []
  private var registrations = 0
  /// Read by screens that have found nothing.
  private let version = LayoutSignal(0)

  nonisolated init() {}

  /// The screen for a value; `nil` where nobody has registered one. The body that asks is evaluated
  /// again when the answer is another one.
  func view(for value: AnyHashable) -> AnyView? {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    for entry in entries where entry.type == type {
      if let token = entry.token { return token.make.value(value) }
    }
    _ = version.value
    return nil
  }

  func register(_ token: NavigationDestinationToken, for type: Any.Type) {
    guard !entries.contains(where: { $0.token === token }) else { return }
    entries.removeAll { $0.token == nil }
    entries.append(Entry(type: ObjectIdentifier(type), token: token))
    registrations += 1
    version.value = registrations
  }
}

/// One `navigationDestination(for:)`: as long as its view is there, it makes screens.
@MainActor
final class NavigationDestinationToken {
  let make = LayoutSignal<(AnyHashable) -> AnyView>({ _ in AnyView(EmptyView()) })
  nonisolated init() {}
}
