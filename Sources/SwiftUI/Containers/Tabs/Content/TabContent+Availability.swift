import SwiftUICore

extension TabContent {
  /// Hides the tab from the user: the tab bar leaves it out, and a section's tabs with the section. Its content keeps
  /// its state. A hidden tab that the selection names is still shown; where the tab view keeps the selection itself,
  /// it shows the first tab that is not hidden.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed(.all) { $0.isHidden = $0.isHidden || hidden }
  }

  /// Controls whether users can interact with this tab: a tap does not select it where they cannot. A selection in
  /// code does.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed(.all) { $0.isDisabled = $0.isDisabled || disabled }
  }
}
