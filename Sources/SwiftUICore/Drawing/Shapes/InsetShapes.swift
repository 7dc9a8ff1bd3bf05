/// A shape in a smaller frame.
nonisolated public struct _Inset<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  /// The shape's path in the frame whose edges are moved inwards by the amount.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect.shrunk(by: amount))
  }
  /// The size of the shape without the inset.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// The behavior of the shape without the inset.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// The data of the shape, and the inset in points.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
  /// Adds to the inset, in points.
  public func inset(by amount: CGFloat) -> _Inset<Base> {
    _Inset(base: base, amount: self.amount + amount)
  }
}

/// A rounded rectangle in a smaller frame, its corners smaller by the same amount.
nonisolated public struct _InsetRoundedRectangle: InsettableShape {
  var base: RoundedRectangle
  var amount: CGFloat

  /// A rounded rectangle in the smaller frame. Its radii are reduced by the inset, to 0 at the
  /// least; an inset that is infinite or NaN is treated as 0.
  public func path(in rect: CGRect) -> Path {
    let amount = amount.isFinite ? amount : 0
    return Path(
      roundedRect: rect.shrunk(by: amount),
      cornerSize: CGSize(
        width: max(0, base.cornerSize.width - amount),
        height: max(0, base.cornerSize.height - amount)), style: base.style)
  }
  /// The behavior of the shape without the inset.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// The data of the shape, and the inset in points.
  public var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
  /// Adds to the inset, in points.
  public func inset(by amount: CGFloat) -> _InsetRoundedRectangle {
    _InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }
}

/// An uneven rounded rectangle in a smaller frame, its corners smaller by the same amount.
nonisolated public struct _InsetUnevenRoundedRectangle: InsettableShape {
  var base: UnevenRoundedRectangle
  var amount: CGFloat

  /// A rounded rectangle in the smaller frame. Its radii are reduced by the inset, to 0 at the
  /// least; an inset that is infinite or NaN is treated as 0.
  public func path(in rect: CGRect) -> Path {
    let amount = amount.isFinite ? amount : 0
    var inner = base
    inner.cornerRadii = base.cornerRadii.mapped { max(0, $0 - amount) }
    return inner.path(in: rect.shrunk(by: amount))
  }
  /// The data of the shape, and the inset in points.
  public var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
  /// Adds to the inset, in points.
  public func inset(by amount: CGFloat) -> _InsetUnevenRoundedRectangle {
    _InsetUnevenRoundedRectangle(base: base, amount: self.amount + amount)
  }
}

extension CGRect {
  /// The rectangle with every edge moved inwards; its size does not go below 0. An amount that is
  /// not finite is none.
  fileprivate func shrunk(by amount: CGFloat) -> CGRect {
    let amount = amount.isFinite ? amount : 0
    return CGRect(
      x: minX + amount, y: minY + amount, width: max(0, width - 2 * amount),
      height: max(0, height - 2 * amount))
  }
}
