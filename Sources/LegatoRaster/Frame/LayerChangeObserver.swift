import LegatoDisplay

/// Is notified of what changes in the layers of a tree.
protocol LayerChangeObserver: AnyObject {
  func noteChange(_ number: Int32, from old: Layer, to new: Layer)
  /// A layer is drawn for the first time.
  func noteFirst(_ number: Int32)
}
