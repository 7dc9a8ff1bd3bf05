import SwiftUICore

/// A view that represents the content of a presented window. A `WindowGroup` that presents data makes it.
///
/// A window that was opened without data, as an app's first one is, has `nil` of them until its content writes some, or the
/// group's default value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: UnnamedView {
  @State private var data: Data?
  @State private var defaultData = DefaultData<Data>()
  private let content: (Binding<Data?>, DefaultData<Data>) -> Content

  init(_ content: @escaping (Binding<Data?>) -> Content) {
    self.content = { data, _ in content(data) }
  }

  init(_ content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
    self.content = { data, defaultData in
      let fallback = defaultData.value(orMaking: defaultValue)
      let binding = Binding {
        data.wrappedValue ?? fallback
      } set: { value, transaction in
        data.transaction(transaction).wrappedValue = value
      }
      return content(binding)
    }
  }

  /// The group's content for the window's data.
  @MainActor public var body: some View { content($data, defaultData) }
}

/// The default value of one window, which is made once.
private final class DefaultData<Data> {
  private var value: Data?

  func value(orMaking make: () -> Data) -> Data {
    if let value { return value }
    let made = make()
    value = made
    return made
  }
}
