import SwiftUICore

/// Configures the activation behavior of search in the search tab.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// The default search activation behavior: a tap on the search field.
  public static var automatic: TabSearchActivation { TabSearchActivation(name: "automatic") }
  /// Links the search tab's selection to search activation.
  public static var searchTabSelection: TabSearchActivation {
    TabSearchActivation(name: "searchTabSelection")
  }
}

extension View {
  /// Configures the activation and deactivation behavior of search in the search tab. Search begins with a tap on its
  /// field here, which is reported where the selection of the tab should begin it.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    reportsIgnored(
      activation == .searchTabSelection
        ? "tabViewSearchActivation(.searchTabSelection): search begins with a tap on its field."
        : nil)
  }
}
