import SwiftUI

extension View {
  /// Clips this view to a card whose height follows: see ``ToolCardExpandAnimation``.
  public func toolCardExpansion(isExpanded: Bool) -> some View {
    modifier(ToolCardExpandAnimation(isExpanded: isExpanded))
  }

  /// Lets a row fade in and slide in from the leading side: see ``ListItemAnimation``.
  ///
  /// In a lazy stack or a list, put ``SwiftUI/View/remembersEntries()`` around it, or use an
  /// ``ArrivingForEach``: without, rows that scrolling makes enter as well.
  ///
  /// - Parameter index: Counted from 0; no row waits for more than 0.3 s.
  public func listItemAnimation(index: Int) -> some View {
    modifier(ListItemAnimation(index: index))
  }

  /// Lets a row enter if it is new: see ``ArrivingForEach``.
  public func listItemAnimation(_ arrival: Arrival) -> some View {
    modifier(ListItemAnimation(arrival: arrival))
  }

  /// Lets the content of a sheet grow and fade in: see ``SheetAppearModifier``.
  public func sheetAppear(_ token: MotionToken = .app.spring) -> some View {
    modifier(SheetAppearModifier(token: token))
  }
}
