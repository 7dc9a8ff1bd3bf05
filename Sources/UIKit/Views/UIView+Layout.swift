import CoreGraphics
import Foundation

extension UIView {
  /// Places the subviews: by their constraints, or as their masks say after a change of size, and then as
  /// the view's own code says.
  package final func layOut() {
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      view.frame = view.constrainedFrame(in: self)
    }
    layoutSubviews()
    for layer in layer.sublayers ?? [] { layer.layoutIfNeeded() }
    for view in subviews { view.layOut() }
  }

  /// Gives the view another size: subviews follow as their masks say.
  package final func resize(to size: CGSize) {
    guard bounds.size != size else { return }
    bounds.size = size
    layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
  }

  /// Does what may give the view another size, and lets its subviews follow.
  final func resizing(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    let new = layer.bounds.size
    guard old != new, autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.follow(from: old, to: new)
    }
  }

  private func follow(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    func spread(
      _ start: CGFloat, _ length: CGFloat, _ change: CGFloat, _ flexible: (Bool, Bool, Bool)
    ) -> (CGFloat, CGFloat) {
      let count = CGFloat([flexible.0, flexible.1, flexible.2].count { $0 })
      guard count > 0 else { return (start, length) }
      let share = change / count
      return (start + (flexible.0 ? share : 0), max(0, length + (flexible.1 ? share : 0)))
    }
    let (x, width) = spread(
      frame.minX, frame.width, new.width - old.width,
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = spread(
      frame.minY, frame.height, new.height - old.height,
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// Where equalities put the view: what they leave open is its natural size, or its frame's.
  private func constrainedFrame(in container: UIView) -> CGRect {
    let fitting = fittingSize
    let isReversed = UITraitCollection.current.layoutDirection == .rightToLeft
    let (leading, trailing): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isReversed ? (.right, .left) : (.left, .right)
    var known: [NSLayoutConstraint.Attribute: CGFloat] = [:]
    let all =
      ownConstraints + container.ownConstraints + container.subviews.flatMap(\.ownConstraints)
    for constraint in all where constraint.relation == .equal {
      let isFirst = constraint.firstItem === self
      guard isFirst || constraint.secondItem === self else { continue }
      let own = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      let other = isFirst ? constraint.secondItem as? UIView : constraint.firstItem as? UIView
      let otherAttribute = isFirst ? constraint.secondAttribute : constraint.firstAttribute
      var value: CGFloat = 0
      if let other {
        guard other !== self else {
          // A part of the view's own length, as of a square.
          continue
        }
        // What a sibling is placed by the view says nothing of the view.
        guard other === container || isFirst && container.subviews.contains(where: { $0 === other })
        else { continue }
        let frame = other === container ? container.bounds : other.frame
        value = Self.value(of: otherAttribute, frame, leading: leading, trailing: trailing)
      } else if isFirst, constraint.secondItem == nil {
        value = 0
      }
      value =
        isFirst
        ? value * constraint.multiplier + constraint.constant
        : (value - constraint.constant) / (constraint.multiplier == 0 ? 1 : constraint.multiplier)
      let attribute = own == .leading ? leading : own == .trailing ? trailing : own
      known[attribute] = known[attribute] ?? value
    }
    let (x, width) = Self.span(
      known[.left], known[.right], known[.centerX], known[.width], fitting.width, frame.minX)
    let (y, height) = Self.span(
      known[.top], known[.bottom], known[.centerY], known[.height], fitting.height, frame.minY)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private var fittingSize: CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : frame.width,
      height: own.height >= 0 ? own.height : frame.height)
  }

  private static func value(
    of attribute: NSLayoutConstraint.Attribute, _ frame: CGRect,
    leading: NSLayoutConstraint.Attribute, trailing: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: leading == .left ? frame.minX : frame.maxX
    case .trailing: trailing == .right ? frame.maxX : frame.minX
    case .top: frame.minY
    case .bottom, .lastBaseline, .firstBaseline: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    case .centerY: frame.midY
    case .notAnAttribute: 0
    }
  }

  private static func span(
    _ start: CGFloat?, _ end: CGFloat?, _ middle: CGFloat?, _ length: CGFloat?, _ natural: CGFloat,
    _ fallback: CGFloat
  ) -> (CGFloat, CGFloat) {
    if let start, let end { return (start, max(0, end - start)) }
    if let start, let middle, length == nil { return (start, max(0, 2 * (middle - start))) }
    let length = max(0, length ?? natural)
    if let start { return (start, length) }
    if let end { return (end - length, length) }
    if let middle { return (middle - length / 2, length) }
    return (fallback, length)
  }
}
