import SwiftUICore

/// A container for grouping controls used for data entry, such as in settings or inspectors.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Creates a form with the provided content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content in the form style of the environment.
  public var body: some View {
    style(FormStyleConfiguration(content: FormStyleConfiguration.Content(AnyView(content))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form based on a form style configuration: to change the style around it.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
