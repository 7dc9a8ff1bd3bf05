import SwiftUICore

extension View {
  /// Presents a confirmation dialog with a message when a given condition is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presentDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions(), message: message())
  }

  /// Presents a confirmation dialog when a given condition is true.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    presentDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions(), message: EmptyView())
  }

  /// Presents a confirmation dialog with a message when a given condition is true, using data to produce its content.
  /// Without data nothing is presented.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    presentDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: data.map(actions), message: data.map(message), isPossible: data != nil)
  }

  /// Presents a confirmation dialog when a given condition is true, using data to produce its content.
  /// Without data nothing is presented.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: data.map(actions), message: EmptyView(), isPossible: data != nil)
  }

  /// Presents a confirmation dialog with a message when a given condition is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presentDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(),
      message: message())
  }

  /// Presents a confirmation dialog when a given condition is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    presentDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(),
      message: EmptyView())
  }

  /// Presents a confirmation dialog with a message when a given condition is true, using data to produce its content.
  /// Without data nothing is presented.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: data.map(actions), message: data.map(message), isPossible: data != nil)
  }

  /// Presents a confirmation dialog when a given condition is true, using data to produce its content.
  /// Without data nothing is presented.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: data.map(actions), message: EmptyView(), isPossible: data != nil)
  }

  /// Presents a confirmation dialog with a message when a given condition is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presentDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(),
      message: message())
  }

  /// Presents a confirmation dialog when a given condition is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    presentDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions(),
      message: EmptyView())
  }

  /// Presents a confirmation dialog with a message when a given condition is true, using data to produce its content.
  /// Without data nothing is presented.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: data.map(actions),
      message: data.map(message), isPossible: data != nil)
  }

  /// Presents a confirmation dialog when a given condition is true, using data to produce its content.
  /// Without data nothing is presented.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: data.map(actions),
      message: EmptyView(), isPossible: data != nil)
  }

  nonisolated private func presentDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility, actions: A, message: M,
    isPossible: Bool = true
  ) -> some View {
    BindingPresenter(
      content: self, style: .dialog("ConfirmationDialog"), isPresented: isPresented,
      onDismiss: nil, isPossible: isPossible
    ) {
      DialogBox(
        title: title, titleVisibility: titleVisibility == .visible ? .visible : .hidden,
        actions: actions, message: message)
    }
  }
}
