/// The trait of views that take another form along another axis: spacers and dividers.
struct StackAxisTrait: Trait {
  let axisDidChange: (Axis) -> Void
}

extension Element {
  /// The stack that the view is in runs along `axis`.
  package final func stackAxisDidChange(_ axis: Axis) {
    guard offers.contains(.axis) else { return }
    trait(StackAxisTrait.self)?.axisDidChange(axis)
  }
}
