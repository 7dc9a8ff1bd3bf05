import Foundation
import SwiftUICore

/// A control for navigating to a URL.
///
/// It opens the URL with the environment's `openURL`.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a control, consisting of a URL and a label, used to navigate to the given URL.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button that opens the URL.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// Creates a control, consisting of a URL and a title key, used to navigate to a URL.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a control, consisting of a URL and a title string, used to navigate to a URL.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
