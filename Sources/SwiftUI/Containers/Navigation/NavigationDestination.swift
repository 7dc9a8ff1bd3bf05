import SwiftUICore

private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  /// The stack that a view stands in.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// Registers the screens for values of one type.
private struct DestinationForValues<D: Hashable, Destination: View>: BuiltInModifier {
  let destination: (D) -> Destination
  @Environment(\.navigation) private var navigation
  @State private var token = NavigationDestinationToken()

  @MainActor func body(content: Content) -> some View {
    let _ = register()
    content
  }

  @MainActor private func register() {
    let destination = destination
    token.make.value = { value in
      (value.base as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    }
    navigation?.destinations.register(token, for: D.self)
  }
}

/// Puts a screen on the stack as long as a binding says so.
private struct PresentedDestination<Value: Hashable, Destination: View>: BuiltInModifier {
  /// What is presented; `nil` where nothing is.
  let value: Value?
  let isWanted: () -> Bool
  let dismiss: () -> Void
  let destination: (Value) -> Destination
  @Environment(\.navigation) private var navigation
  @State private var presentation = NavigationPresentation()

  @MainActor func body(content: Content) -> some View {
    let _ = prepare()
    content.onChange(of: value, initial: true) { old, new in
      guard let navigation else { return }
      if new == nil {
        navigation.remove(presentation)
      } else {
        // What is asked for from the start is there from the start.
        navigation.present(presentation, animated: old != new)
      }
    }
  }

  @MainActor private func prepare() {
    presentation.disablesAnimations = RunningUpdate.disablesAnimations
    presentation.isWanted = isWanted
    presentation.didDismiss = dismiss
    if let value { presentation.content.value = AnyView(destination(value).id(value)) }
  }
}

extension View {
  /// Associates a destination view with a presented data type for use within a navigation stack.
  ///
  /// Of several for one type the one nearest to the root of the stack counts.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationForValues(destination: destination))
  }

  /// Associates a destination view with a binding that can be used to push the view onto a
  /// navigation stack.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return modifier(
      PresentedDestination(
        value: isPresented.wrappedValue ? true : nil,
        isWanted: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false },
        destination: { (_: Bool) in destination }))
  }

  /// Associates a destination view with a bound value for use within a navigation stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestination(
        value: item.wrappedValue, isWanted: { item.wrappedValue != nil },
        dismiss: { item.wrappedValue = nil }, destination: destination))
  }
}
