import CoreGraphics
import Foundation
import SwiftUICore

// Tables and collections are boxes: their cells are not made. SwiftUI's lists are neither, so that the
// appearance of both has no effect on them, which is reported.

/// A view that presents data using rows in a single column. It is a box.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Hashable, Sendable {
    /// Plain, grouped, and grouped with insets.
    case plain, grouped, insetGrouped
  }
  /// The style of the table.
  public let style: Style
  /// What provides the rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The color of separators.
  open var separatorColor: UIColor? { didSet { set("separatorColor") } }
  /// The style of separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { set("separatorStyle") }
  }
  /// The insets of separators.
  open var separatorInset = UIEdgeInsets.zero { didSet { set("separatorInset") } }
  /// The height of rows.
  open var rowHeight: CGFloat = -1 { didSet { set("rowHeight") } }
  /// Room above headers.
  open var sectionHeaderTopPadding: CGFloat = 22 { didSet { set("sectionHeaderTopPadding") } }
  /// The height of headers.
  open var sectionHeaderHeight: CGFloat = -1 { didSet { set("sectionHeaderHeight") } }
  /// The height of footers.
  open var sectionFooterHeight: CGFloat = -1 { didSet { set("sectionFooterHeight") } }
  /// A view above the rows.
  open var tableHeaderView: UIView? { didSet { set("tableHeaderView") } }
  /// A view below the rows.
  open var tableFooterView: UIView? { didSet { set("tableFooterView") } }
  /// A view behind the rows.
  open var backgroundView: UIView? { didSet { set("backgroundView") } }
  /// Whether rows can be selected.
  open var allowsSelection = true { didSet { set("allowsSelection") } }
  /// The height that is computed from content.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a table as from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// Asks for the rows again.
  open func reloadData() { changed() }
  /// Names the class of cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  package override var boxName: String? { "UITableView" }
  package override class var effectiveAppearance: Set<String> { [] }
}

/// Methods that provide the rows of a table. A host calls none.
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {}
/// Methods that manage a table. A host calls none.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {}

/// The visual representation of a single row in a table view.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The style of separators.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// None, and a line.
    case none, singleLine
  }
  /// The style of selection.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// None, blue, gray, and the default.
    case none, blue, gray, `default`
  }
  /// The style of selection.
  open var selectionStyle = SelectionStyle.default { didSet { set("selectionStyle") } }
  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView? { didSet { set("selectedBackgroundView") } }
  /// The view of the content.
  public let contentView = UIView(frame: .zero)
}

/// The header or footer of a section in a table.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The color of text.
  open var textLabel: UILabel? { nil }
}

/// An object that manages an ordered collection of data items. It is a box.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// The view behind the items.
  open var backgroundView: UIView? { didSet { set("backgroundView") } }
  /// Asks for the items again.
  open func reloadData() { changed() }
  package override var boxName: String? { "UICollectionView" }
  package override class var effectiveAppearance: Set<String> { [] }
}

/// An item of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UIView {
  /// The view of the content.
  public let contentView = UIView(frame: .zero)
}

/// A view that shows rows to choose from. It is a box.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  package override var boxName: String? { "UIPickerView" }
}
