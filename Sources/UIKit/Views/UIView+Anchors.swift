import CoreGraphics
import Foundation

extension UIView {
  /// A part of the area that constraints are made with.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// A part of the area that constraints are made with.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// A part of the area that constraints are made with.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// A part of the area that constraints are made with.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// A part of the area that constraints are made with.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// A part of the area that constraints are made with.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// A part of the area that constraints are made with.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// A part of the area that constraints are made with.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// A part of the area that constraints are made with.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// A part of the area that constraints are made with.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// A part of the area that constraints are made with.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// A part of the area that constraints are made with.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The area without what the device covers: all of the view in boxes.
  public var safeAreaLayoutGuide: UILayoutGuide { guide() }
  /// The area within the margins: all of the view here.
  public var layoutMarginsGuide: UILayoutGuide { guide() }
  /// The area of text that is good to read: all of the view here.
  public var readableContentGuide: UILayoutGuide { guide() }
  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }
  /// Adds constraints, and puts them in force.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Adds a constraint, and puts it in force.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Takes constraints out of force.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  /// The constraints that are about the view.
  public var constraints: [NSLayoutConstraint] { ownConstraints }
}

extension UILayoutGuide {
  /// A part of the area that constraints are made with.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// A part of the area that constraints are made with.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// A part of the area that constraints are made with.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// A part of the area that constraints are made with.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// A part of the area that constraints are made with.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// A part of the area that constraints are made with.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// A part of the area that constraints are made with.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// A part of the area that constraints are made with.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// A part of the area that constraints are made with.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// A part of the area that constraints are made with.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
