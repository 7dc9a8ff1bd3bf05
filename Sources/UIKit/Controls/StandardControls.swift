import CoreGraphics
import Foundation
import SwiftUICore

// Controls that SwiftUI has as well: in a box they look as those do.

/// A view that shows that a task is in progress: SwiftUI's spinner.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The style of an indicator.
  public enum Style: Int, Hashable, Sendable {
    /// Formerly of other sizes, and of today.
    case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101
    package var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }
  /// The style of the indicator.
  open var style: Style { didSet { set("style") } }
  /// The color of the indicator.
  open var color: UIColor! = .systemGray { didSet { set("color") } }
  /// Whether the indicator is hidden while it does not turn.
  open var hidesWhenStopped = true { didSet { set("hidesWhenStopped") } }
  /// Whether the indicator turns.
  open private(set) var isAnimating = false { didSet { changed() } }

  /// Creates an indicator.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
  }
  /// Creates an indicator with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  /// Creates an indicator as from an archive.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }
  /// Starts to turn.
  open func startAnimating() { isAnimating = true }
  /// Stops.
  open func stopAnimating() { isAnimating = false }
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
}

/// A control that offers a binary choice: SwiftUI's switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false { didSet { changed() } }
  /// The color of the track while the switch is on.
  open var onTintColor: UIColor? { didSet { set("onTintColor") } }
  /// The color of the thumb.
  open var thumbTintColor: UIColor? { didSet { set("thumbTintColor") } }
  /// Sets the state of the switch.
  open func setOn(_ on: Bool, animated: Bool) { change(animated) { self.isOn = on } }
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  package override class var effectiveAppearance: Set<String> { ["onTintColor"] }
}

/// A control for selecting a value from a range: SwiftUI's slider.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0 { didSet { changed() } }
  /// The lowest value.
  open var minimumValue: Float = 0 { didSet { changed() } }
  /// The highest value.
  open var maximumValue: Float = 1 { didSet { changed() } }
  /// The color of the track up to the thumb.
  open var minimumTrackTintColor: UIColor? { didSet { set("minimumTrackTintColor") } }
  /// The color of the track after the thumb.
  open var maximumTrackTintColor: UIColor? { didSet { set("maximumTrackTintColor") } }
  /// The color of the thumb.
  open var thumbTintColor: UIColor? { didSet { set("thumbTintColor") } }
  /// Whether changes are sent while a finger moves.
  open var isContinuous = true
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { change(animated) { self.value = value } }
  /// Sets the image of the thumb: not drawn.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    setUndrawn("setThumbImage(_:for:)")
  }
  /// Sets the image of the track up to the thumb: not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    setUndrawn("setMinimumTrackImage(_:for:)")
  }
  /// Sets the image of the track after the thumb: not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    setUndrawn("setMaximumTrackImage(_:for:)")
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }
}

/// A view that shows progress: SwiftUI's bar.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// The progress, 0…1.
  open var progress: Float = 0 { didSet { changed() } }
  /// The color of what is done.
  open var progressTintColor: UIColor? { didSet { set("progressTintColor") } }
  /// The color of what is left.
  open var trackTintColor: UIColor? { didSet { set("trackTintColor") } }
  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    change(animated) { self.progress = progress }
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}

/// A control for incrementing or decrementing a value. It is a box.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0 { didSet { changed() } }
  /// The limits and the step of the value.
  open var minimumValue = 0.0, maximumValue = 100.0, stepValue = 1.0
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  package override var boxName: String? { "UIStepper" }
}

/// A control made of segments that each are a button. In a box it is named; its appearance acts on pickers.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The value for no segment.
  nonisolated public static let noSegment = -1
  private var titles: [String] = []
  package private(set) var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// The segment that is selected.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { changed() } }
  /// The color of the selected segment.
  open var selectedSegmentTintColor: UIColor? { didSet { set("selectedSegmentTintColor") } }
  /// Whether segments are as wide as their content.
  open var apportionsSegmentWidthsByContent = false {
    didSet { set("apportionsSegmentWidthsByContent") }
  }

  /// Creates a control of titles and images.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
  }
  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control as from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Sets the attributes of titles in a state: color and font act on SwiftUI's pickers.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state] = attributes
    set("setTitleTextAttributes(_:for:)")
  }
  /// The attributes of titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
  /// Sets the image of the background in a state: not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    setUndrawn("setBackgroundImage(_:for:barMetrics:)")
  }
  /// Sets the image between segments: not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    setUndrawn("setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)")
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 32)
  }
  package override var boxName: String? { "UISegmentedControl" }
  package override class var effectiveAppearance: Set<String> {
    ["selectedSegmentTintColor", "backgroundColor", "setTitleTextAttributes(_:for:)"]
  }
}

/// A control that shows a row of dots, one for each page: drawn as SwiftUI's. Its appearance acts on paged
/// tab views.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 { didSet { changed() } }
  /// The page that is shown.
  open var currentPage = 0 { didSet { changed() } }
  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor? { didSet { set("pageIndicatorTintColor") } }
  /// The color of the current dot.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { set("currentPageIndicatorTintColor") }
  }
  /// Whether one page has no dot.
  open var hidesForSinglePage = false { didSet { set("hidesForSinglePage") } }
  /// The style of the background.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { set("backgroundStyle") } }
  /// The style of the background of a page control.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// As the system has it, always, and never.
    case automatic, prominent, minimal
  }
  /// The size of dots for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * 16 + 8, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), numberOfPages > 0,
      numberOfPages > 1 || !hidesForSinglePage
    else { return }
    let start = (bounds.width - CGFloat(numberOfPages) * 16 + 9) / 2
    for page in 0..<min(numberOfPages, 1_000) {
      let isCurrent = page == currentPage
      let color = isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor
      context.setFill((color ?? UIColor(white: 1, alpha: isCurrent ? 1 : 0.3)).color)
      context.fillEllipse(
        in: CGRect(
          x: start + CGFloat(page) * 16, y: bounds.height / 2 - 3.5, width: 7, height: 7))
    }
  }
  package override class var effectiveAppearance: Set<String> {
    ["pageIndicatorTintColor", "currentPageIndicatorTintColor"]
  }
}

/// A control for choosing dates. It is a box.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The earliest and the latest date.
  open var minimumDate: Date?, maximumDate: Date?
  /// The minutes between two times.
  open var minuteInterval = 1 { didSet { set("minuteInterval") } }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  package override var boxName: String? { "UIDatePicker" }
}

/// A control that refreshes content. Its appearance is reported; SwiftUI has its own.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Whether it refreshes.
  open private(set) var isRefreshing = false
  /// The title.
  open var attributedTitle: NSAttributedString? { didSet { set("attributedTitle") } }
  /// Begins.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends.
  open func endRefreshing() { isRefreshing = false }
}

extension UIView {
  /// How long controls take to show another value: UIKit's own default for animations, in seconds.
  private static let changeDuration = 0.25

  /// Makes a change with or without motion.
  fileprivate func change(_ animated: Bool, _ body: @escaping () -> Void) {
    if animated {
      UIView.animate(withDuration: Self.changeDuration, animations: body)
    } else {
      body()
    }
  }
}
