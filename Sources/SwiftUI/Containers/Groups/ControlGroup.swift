import SwiftUICore

/// A container view that displays semantically-related controls in a visually-appropriate manner for
/// the context: side by side, on one border; in a menu as one row.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  @Environment(\.controlGroupStyle) private var style

  /// Creates a new ControlGroup with the specified children.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls in the control group style of the environment.
  public var body: some View {
    let labeled = content as? any LabeledControls
    style(
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(labeled?.controls ?? AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(labeled?.title ?? AnyView(EmptyView()))))
  }
}

@MainActor private protocol LabeledControls {
  var controls: AnyView { get }
  var title: AnyView { get }
}

/// The content of a control group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  private let content: Content
  private let label: Label

  init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }

  /// The controls. The label is shown where the style says so.
  public var body: some View { content }
}

extension LabeledControlGroupContent: LabeledControls {
  fileprivate var controls: AnyView { AnyView(content) }
  fileprivate var title: AnyView { AnyView(label) }
}

extension ControlGroup {
  /// Creates a new control group with the specified content and a label.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.init { LabeledControlGroupContent(content: content(), label: label()) }
  }

  /// Creates a new control group with the specified content that generates its label from a localized string key.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init { LabeledControlGroupContent(content: content(), label: Text(titleKey)) }
  }

  /// Creates a new control group with the specified content that generates its label from a string.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init { LabeledControlGroupContent(content: content(), label: Text(title)) }
  }

  /// Creates a new control group with the specified content that generates its label from a localized string key and a
  /// system image.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init {
      LabeledControlGroupContent(
        content: content(), label: Label(titleKey, systemImage: systemImage))
    }
  }

  /// Creates a new control group with the specified content that generates its label from a string and a system image.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init {
      LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage))
    }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a control group based on a style configuration: to change the style around it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init { configuration.content }
  }
}
