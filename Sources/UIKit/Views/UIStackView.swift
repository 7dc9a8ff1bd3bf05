import CoreGraphics
import Foundation
import SwiftUICore

/// A streamlined interface for laying out a collection of views in either a column or a row: those with a
/// natural size keep it, others share the rest.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How views stand across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// Over all, at the beginning, at the first baseline, in the middle, and at the end.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }
  /// How views share the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// By their sizes, equally, by the proportions of their sizes, and with equal gaps.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The direction of the stack.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { set("axis") } }
  /// How views stand across the axis.
  open var alignment = Alignment.fill { didSet { set("alignment") } }
  /// How views share the axis.
  open var distribution = Distribution.fill { didSet { set("distribution") } }
  /// Points between views.
  open var spacing: CGFloat = 0 { didSet { set("spacing") } }
  /// The views that are laid out.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Creates a stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack as from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a view to the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Inserts a view.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    addSubview(view)
  }
  /// Takes a view out of the layout; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private func natural(_ view: UIView) -> CGSize {
    let own = view.intrinsicContentSize
    func fixed(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
      view.ownConstraints.first {
        $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
      }?.constant
    }
    return CGSize(width: fixed(.width) ?? own.width, height: fixed(.height) ?? own.height)
  }

  open override var intrinsicContentSize: CGSize {
    let sizes = shown.map(natural)
    let gaps = spacing * CGFloat(max(sizes.count - 1, 0))
    func sum(_ lengths: [CGFloat]) -> CGFloat {
      lengths.contains { $0 < 0 } ? -1 : lengths.reduce(gaps, +)
    }
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return axis == .horizontal
      ? CGSize(width: sum(widths), height: heights.max() ?? -1)
      : CGSize(width: widths.max() ?? -1, height: sum(heights))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shown
    guard !views.isEmpty else { return }
    let isAcross = axis == .horizontal
    let room = isAcross ? bounds.width : bounds.height
    let breadth = isAcross ? bounds.height : bounds.width
    let gaps = spacing * CGFloat(views.count - 1)
    let sizes = views.map(natural)
    var lengths = sizes.map { isAcross ? $0.width : $0.height }
    var gap = spacing
    if distribution == .fillEqually {
      lengths = lengths.map { _ in max(0, room - gaps) / CGFloat(views.count) }
    } else {
      let open = lengths.indices.filter { lengths[$0] < 0 }
      let rest = room - gaps - lengths.filter { $0 >= 0 }.reduce(0, +)
      if !open.isEmpty {
        for index in open { lengths[index] = max(0, rest) / CGFloat(open.count) }
      } else if distribution == .equalSpacing || distribution == .equalCentering {
        gap = views.count > 1 ? spacing + rest / CGFloat(views.count - 1) : 0
      } else if let last = lengths.indices.last {
        lengths[last] = max(0, lengths[last] + rest)
      }
    }
    var place: CGFloat = 0
    for (index, view) in views.enumerated() {
      let own = isAcross ? sizes[index].height : sizes[index].width
      let isFilled = alignment == .fill || own < 0
      let across = isFilled ? breadth : own
      let start: CGFloat =
        switch alignment {
        case .fill, .leading, .firstBaseline: 0
        case .center: (breadth - across) / 2
        case .trailing, .lastBaseline: breadth - across
        }
      let frame =
        isAcross
        ? CGRect(x: place, y: isFilled ? 0 : start, width: lengths[index], height: across)
        : CGRect(x: isFilled ? 0 : start, y: place, width: across, height: lengths[index])
      view.resize(to: frame.size)
      view.frame = frame
      place += lengths[index] + gap
    }
  }
}
