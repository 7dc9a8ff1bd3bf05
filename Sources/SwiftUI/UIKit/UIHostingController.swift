import LegatoDisplay
import SwiftUICore
import UIKit

/// A UIKit view controller that manages a SwiftUI view hierarchy: where its view is drawn, the root view is.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The root view of the SwiftUI view hierarchy managed by this view controller.
  public var rootView: Content {
    didSet { hosted?.set(rootView) }
  }
  private var hosted: HostedContent?
  /// What the controller's preferred size follows: nothing does here.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// Which parts of the safe area the root view keeps to.
  public var safeAreaRegions: SafeAreaRegions = .all

  /// Creates a hosting controller object that wraps the specified SwiftUI view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a hosting controller object from an archive and the specified SwiftUI view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Stops the program: there is no root view in an archive.
  public required dynamic init?(coder aDecoder: NSCoder) {
    preconditionFailure(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  open override func loadView() {
    let content = HostedContent(rootView)
    hosted = content
    let view = HostingView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    view.hostedContent = content
    view.content = content
    self.view = view
  }

  /// Calculates and returns the most appropriate size for the current view.
  ///
  /// - Parameter size: in points; a length that is infinite proposes none.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hosted?.size(in: size) ?? .zero
  }
}

/// The options for how a hosting controller tracks its content's size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's preferred size follows.
  public static let preferredContentSize = Self(rawValue: 1)
  /// The view's natural size follows.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// A view of SwiftUI in one of UIKit.
@MainActor @Observable
final class HostedContent {
  private(set) var content: AnyView

  init<Content: View>(_ content: Content) { self.content = AnyView(content) }

  func set<Content: View>(_ content: Content) { self.content = AnyView(content) }

  private func host(_ view: some View, _ size: CGSize) -> ViewHost? {
    guard let engine = HostEngine.current else { return nil }
    var configuration = RunningHost.current?.configuration ?? HostConfiguration()
    configuration.size = Size(size.width, size.height)
    configuration.safeAreaInsets = EdgeInsets()
    return ViewHost(configuration: configuration, textEngine: engine) { view }
  }

  /// The size of the content for a proposal, in points.
  func size(in size: CGSize) -> CGSize {
    let limit = CGSize(
      width: size.width.isFinite && size.width > 0 ? size.width : 10_000,
      height: size.height.isFinite && size.height > 0 ? size.height : 10_000)
    let measured = content.frame(
      maxWidth: limit.width == 10_000 ? nil : limit.width,
      maxHeight: limit.height == 10_000 ? nil : limit.height
    )
    .fixedSize(horizontal: limit.width == 10_000, vertical: limit.height == 10_000)
    guard let host = host(measured, limit) else { return .zero }
    let bounds = host.placedBounds
    return CGSize(width: bounds.width, height: bounds.height)
  }

  /// What the content looks like in a size, before anything moves.
  func picture(_ size: CGSize, scale: Double) -> ImageData? {
    guard size.width > 0, size.height > 0, let host = host(content, size) else { return nil }
    var list = host.frame().list
    list.scale = scale
    list.background = .clear
    return HostEngine.renderer?.image(of: list)
  }
}

/// The view of a hosting controller.
@MainActor
final class HostingView: UIView {
  var content: HostedContent?

  override var intrinsicContentSize: CGSize {
    content?.size(in: CGSize(width: CGFloat.infinity, height: .infinity)) ?? .zero
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { content?.size(in: size) ?? .zero }

  override func draw(_ rect: CGRect) {
    // Reached where the view is drawn into an image, not where it is shown.
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let scale = UITraitCollection.current.displayScale
    guard let picture = content?.picture(bounds.size, scale: scale.native) else { return }
    let commands = PlatformImage(picture, scale: scale.native).commands(
      in: Rect(0, 0, bounds.width, bounds.height))
    context.withContext { $0.draw(commands: commands) }
  }
}
