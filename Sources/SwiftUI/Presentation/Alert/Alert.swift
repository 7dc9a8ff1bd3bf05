import SwiftUICore

/// A representation of an alert presentation.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button: OK, where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button representing an operation of an alert presentation.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    private init(_ role: ButtonRole?, _ label: Text, _ action: (() -> Void)?) {
      self.role = role
      self.label = label
      self.action = action ?? {}
    }

    /// Creates an alert button with the default style.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(nil, label, action)
    }
    /// Creates an alert button that indicates cancellation, with a custom label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(.cancel, label, action)
    }
    /// Creates an alert button that indicates cancellation, with a system-provided label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(.cancel, Text("Cancel"), action)
    }
    /// Creates an alert button with a style that indicates a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(.destructive, label, action)
    }
  }
}

/// A representation of an action sheet presentation.
public struct ActionSheet {
  /// A button representing an operation of an action sheet presentation.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet with the provided buttons: a cancel button, where none is given.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert that is a value.
private struct ButtonRow: UnnamedView {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      SwiftUI.Button(role: button.role, action: { button.action() }) { button.label }
    }
  }
}

extension Alert {
  fileprivate var box: some View {
    AlertBox(title: title, actions: ButtonRow(buttons: buttons), message: message)
  }
}

extension ActionSheet {
  @ViewBuilder fileprivate var box: some View {
    if let message {
      DialogBox(
        title: title, titleVisibility: .visible, actions: ButtonRow(buttons: buttons),
        message: message)
    } else {
      DialogBox(
        title: title, titleVisibility: .visible, actions: ButtonRow(buttons: buttons),
        message: EmptyView())
    }
  }
}

extension View {
  /// Presents an alert to the user.
  @available(
    iOS, deprecated: 100000.0,
    message: "use `alert(title:isPresented:presenting::actions:) instead."
  )
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return BindingPresenter(
      content: self, style: .popup("Alert", .alert), isPresented: isPresented, onDismiss: nil
    ) { alert.box }
  }

  /// Presents an alert to the user, for an item.
  @available(
    iOS, deprecated: 100000.0,
    message: "use `alert(title:isPresented:presenting::actions:) instead."
  )
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  )
    -> some View
  {
    ItemPresenter(
      content: self, style: .popup("Alert", .alert), item: item, onDismiss: nil
    ) { content($0).box }
  }

  /// Presents an action sheet when a given condition is true.
  @available(
    iOS, deprecated: 100000.0,
    message:
      "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)
    -> some View
  {
    let sheet = content()
    return BindingPresenter(
      content: self, style: .dialog("ActionSheet"), isPresented: isPresented,
      onDismiss: nil
    ) { sheet.box }
  }

  /// Presents an action sheet using the given item as a data source for the sheet's content.
  @available(
    iOS, deprecated: 100000.0,
    message:
      "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    ItemPresenter(
      content: self, style: .dialog("ActionSheet"), item: item, onDismiss: nil
    ) { content($0).box }
  }
}
