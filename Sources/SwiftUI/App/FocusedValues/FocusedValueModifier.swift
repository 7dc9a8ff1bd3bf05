import SwiftUICore

/// Publishes a value as long as the view is there.
struct SceneValueModifier<Value>: UnnamedModifier {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PublishingModifier(keyPath: keyPath, value: value, isPublished: true, isOfFocus: false))
  }
}

/// Publishes a value as long as the focus is in the view.
struct FocusedValueModifier<Value>: UnnamedModifier {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  @FocusState private var isFocused: Bool

  init(keyPath: WritableKeyPath<FocusedValues, Value?>, value: Value?) {
    self.keyPath = keyPath
    self.value = value
  }

  @MainActor func body(content: Content) -> some View {
    content.focused($isFocused)
      .modifier(
        PublishingModifier(keyPath: keyPath, value: value, isPublished: isFocused, isOfFocus: true))
  }
}

/// Publishes a value while it is asked to.
private struct PublishingModifier<Value>: UnnamedModifier {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isPublished: Bool
  let isOfFocus: Bool
  @State private var publisher = FocusedValuePublisher()
  @Environment(\.focusedValueDepth) private var depth

  @MainActor func body(content: Content) -> some View {
    content.environment(\.focusedValueDepth, depth + 1)
      .onChange(of: Publication(value: value, isPublished: isPublished), initial: true) {
        publish()
      }
      .onDisappear { publisher.board?.remove(publisher) }
      .onAppear { publish() }
  }

  @MainActor private func publish() {
    guard let board = RunningHost.current?.service(FocusedValueBoard.self) else { return }
    publisher.board = board
    guard isPublished, let value else { return board.remove(publisher) }
    let keyPath = keyPath
    board.publish(publisher, depth: depth, isOfFocus: isOfFocus) { $0[keyPath: keyPath] = value }
  }
}

/// What is published. Two are equal where their values are, as values of views are compared.
private struct Publication<Value>: Equatable {
  let value: Value?
  let isPublished: Bool

  static func == (left: Self, right: Self) -> Bool {
    guard left.isPublished == right.isPublished else { return false }
    nonisolated(unsafe) let (left, right) = (left.value, right.value)
    return MainActor.assumeIsolated { ViewEquality.areEqual(left, right) }
  }
}

private struct FocusedValueDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// How many views around publish focused values.
  fileprivate var focusedValueDepth: Int {
    get { self[FocusedValueDepthKey.self] }
    set { self[FocusedValueDepthKey.self] = newValue }
  }
}
