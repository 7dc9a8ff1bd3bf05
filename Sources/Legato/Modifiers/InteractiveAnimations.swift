import SwiftUI

extension View {
  /// Clips this view to a card whose height is animated: see ``ToolCardExpandAnimation``.
  public func toolCardExpansion(isExpanded: Bool) -> some View {
    modifier(ToolCardExpandAnimation(isExpanded: isExpanded))
  }

  /// Fades a row in and moves it in from the leading side: see ``ListItemAnimation``.
  ///
  /// In a lazy stack or a list, apply ``SwiftUI/View/remembersEntries()`` around it, or use an
  /// ``ArrivingForEach``: otherwise rows that scrolling creates enter as well.
  ///
  /// - Parameter index: The index of the row, from 0; the max delay is 0.3 s.
  public func listItemAnimation(index: Int) -> some View {
    modifier(ListItemAnimation(index: index))
  }

  /// Lets a row enter if it is new: see ``ArrivingForEach``.
  public func listItemAnimation(_ arrival: Arrival) -> some View {
    modifier(ListItemAnimation(arrival: arrival))
  }

  /// Scales and fades the content of a sheet in: see ``SheetAppearModifier``.
  public func sheetAppear(_ token: MotionToken = .app.spring) -> some View {
    modifier(SheetAppearModifier(token: token))
  }
}
