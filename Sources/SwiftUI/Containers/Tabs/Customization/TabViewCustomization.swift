import SwiftUICore

/// The customizations a person makes to an adaptable sidebar tab view.
///
/// As on iOS, the tab bar of a phone is not customized: it shows its tabs whatever a customization says. A program
/// may change and store one.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates an empty tab sidebar customization.
  public init() {}

  /// The customization of the tab, identified by its customization identifier; the default where there is none.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }

  /// The customization of the section, identified by its customization identifier; the default where there is none.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
  }

  /// Resets all tab sidebar visibilities back to the default, preserving the section customizations.
  public mutating func resetVisibility() {
    for id in tabs.keys { self[tab: id].sidebarVisibility = .automatic }
  }

  /// Resets ordering back to the default for all sections, preserving the customized tab visibilities.
  public mutating func resetSectionOrder() { sections = [:] }
}

/// The forms before iOS 18.4.
extension TabViewCustomization {
  /// The visibility of the tab identified by its customization identifier; automatic where nothing is said of it.
  @available(iOS, deprecated: 100000.0, message: "Use subscript(tab:) instead.")
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  /// The customization for a section's children, identified by the section's customization identifier.
  @available(iOS, deprecated: 100000.0, message: "Use subscript(section:) instead.")
  public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

  /// Resets ordering back to the default for a section, preserving any customized tab visibilities.
  @available(iOS, deprecated: 100000.0, message: "Use resetTabOrder() of the section instead.")
  public mutating func resetSectionOrder(for sectionID: String) {
    self[section: sectionID].resetTabOrder()
  }
}

extension TabViewCustomization {
  /// The customizations a user has made to a ``Tab``.
  public struct TabCustomization: Equatable, Codable, Sendable {
    private var inSidebar: Bool?
    private var inTabBar: Bool?

    init() {}

    /// The visibility of the tab in the sidebar; automatic where it has not been customized.
    public var sidebarVisibility: Visibility {
      get { inSidebar.map { $0 ? .visible : .hidden } ?? .automatic }
      set { inSidebar = newValue == .automatic ? nil : newValue == .visible }
    }

    /// The visibility of the tab in the tab bar; automatic where it has not been customized.
    public var tabBarVisibility: Visibility {
      inTabBar.map { $0 ? .visible : .hidden } ?? .automatic
    }
  }

  /// The customizations a user has made to a ``TabSection``.
  public struct SectionCustomization: Equatable, Codable, Sendable {
    /// The order of the tabs in a section, by their customization identifiers; `nil` where it has not been
    /// customized.
    public private(set) var tabOrder: [String]?

    init() {}

    /// Resets the order of the tabs in the section back to the default.
    public mutating func resetTabOrder() { tabOrder = nil }
  }
}

extension View {
  /// Specifies the customizations to apply to the sidebar representation of the tab view. It has no effect on a
  /// phone, where tabs are not customized.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  {
    self
  }
}
