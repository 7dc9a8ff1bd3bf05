import SwiftUICore

extension View {
  /// Presents an alert with a message when a given condition is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presentAlert(Text(titleKey), isPresented: isPresented, actions: actions(), message: message())
  }

  /// Presents an alert when a given condition is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presentAlert(Text(titleKey), isPresented: isPresented, actions: actions(), message: EmptyView())
  }

  /// Presents an alert with a message when a given condition is true, using data to produce its content.
  /// Without data nothing is presented.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentAlert(
      Text(titleKey), isPresented: isPresented, actions: data.map(actions),
      message: data.map(message), isPossible: data != nil)
  }

  /// Presents an alert when a given condition is true, using data to produce its content.
  /// Without data nothing is presented.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentAlert(
      Text(titleKey), isPresented: isPresented, actions: data.map(actions), message: EmptyView(),
      isPossible: data != nil)
  }

  /// Presents an alert with a message when a given condition is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presentAlert(Text(title), isPresented: isPresented, actions: actions(), message: message())
  }

  /// Presents an alert when a given condition is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presentAlert(Text(title), isPresented: isPresented, actions: actions(), message: EmptyView())
  }

  /// Presents an alert with a message when a given condition is true, using data to produce its content.
  /// Without data nothing is presented.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    presentAlert(
      Text(title), isPresented: isPresented, actions: data.map(actions), message: data.map(message),
      isPossible: data != nil)
  }

  /// Presents an alert when a given condition is true, using data to produce its content.
  /// Without data nothing is presented.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentAlert(
      Text(title), isPresented: isPresented, actions: data.map(actions), message: EmptyView(),
      isPossible: data != nil)
  }

  /// Presents an alert with a message when a given condition is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presentAlert(title, isPresented: isPresented, actions: actions(), message: message())
  }

  /// Presents an alert when a given condition is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presentAlert(title, isPresented: isPresented, actions: actions(), message: EmptyView())
  }

  /// Presents an alert with a message when a given condition is true, using data to produce its content.
  /// Without data nothing is presented.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    presentAlert(
      title, isPresented: isPresented, actions: data.map(actions), message: data.map(message),
      isPossible: data != nil)
  }

  /// Presents an alert when a given condition is true, using data to produce its content.
  /// Without data nothing is presented.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentAlert(
      title, isPresented: isPresented, actions: data.map(actions), message: EmptyView(),
      isPossible: data != nil)
  }

  /// Presents an alert when an error is present. The error's description is the title.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    presentAlert(
      Text(error.title), isPresented: isPresented, actions: actions(), message: EmptyView(),
      isPossible: error != nil)
  }

  /// Presents an alert with a message when an error is present.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    presentAlert(
      Text(error.title), isPresented: isPresented, actions: error.map(actions),
      message: error.map(message), isPossible: error != nil)
  }

  nonisolated private func presentAlert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, actions: A, message: M, isPossible: Bool = true
  ) -> some View {
    BindingPresenter(
      content: self, style: .popup("Alert", .alert), isPresented: isPresented, onDismiss: nil,
      isPossible: isPossible
    ) { AlertBox(title: title, actions: actions, message: message) }
  }
}

extension Optional where Wrapped: LocalizedError {
  fileprivate var title: String { self?.errorDescription ?? self?.localizedDescription ?? "" }
}
