/// Where a view with an identity is: what a scroll view can be asked to show.
enum IdentityTarget {
  case element(Element)
  /// A row of a loop, by its number: its views need not have been made yet.
  case row(any RowHost, any RowSource, Int)
}
