import SwiftUICore

/// A control for selecting from a set of mutually exclusive values.
///
/// Options are known by their `tag`; those of a `ForEach` without tags by the identity of their
/// element.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label
  @Environment(\.pickerAppearance) private var appearance
  @Environment(\.menuSession) private var menuSession

  /// Creates a picker that displays a custom label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// The options in the picker style of the environment; in a menu as its items.
  public var body: some View {
    let choice = PickerChoice(selection)
    if menuSession != nil {
      MenuOptions(choice: choice, content: content)
    } else {
      picker(choice)
    }
  }

  @ViewBuilder private func picker(_ choice: PickerChoice) -> some View {
    switch appearance.kind {
    case .menu: MenuPicker(choice: choice, content: content, label: label)
    case .segmented: SegmentedPicker(choice: choice, content: content, label: label)
    case .navigationLink: LinkedPicker(choice: choice, content: content, label: label)
    case .inline: InlinePicker(choice: choice, content: content, label: label)
    case .wheel: WheelPicker(choice: choice, content: content, label: label)
    }
  }
}

extension Picker {
  /// Creates a picker that displays a custom label.
  @available(iOS, deprecated: 100000.0, message: "Use Picker(selection:content:label:) instead.")
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Text {
  /// Creates a picker that generates its label from a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker that generates its label from a localized string key and system image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker that generates its label from a string and system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker that generates its label from a localized string key and image resource.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Creates a picker that generates its label from a string and image resource.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(title, image: image) }
  }
}
