import SwiftUICore
import UIKit

/// A view of UIKit among those of SwiftUI: in the room that it is proposed, or of its natural size where it
/// resists to another one.
struct HostedUIView: UnnamedView {
  let view: UIView
  let controller: UIViewController?
  let revision: Int
  let size: @MainActor (ProposedViewSize) -> CGSize?
  @Environment(\.layoutDirection) private var direction

  @MainActor var body: some View {
    let revision = view.evaluate()
    let _ = view.reportUndrawn()
    UIViewLayout(view: view, revision: revision, size: size) {
      GeometryReader { geometry in
        PlacedUIView(
          view: view, controller: controller, size: geometry.size, direction: direction,
          revision: revision)
      }
    }
    .modifier(ControllerLife(controller: controller))
  }
}

/// Notifies a controller as its view appears and disappears.
private struct ControllerLife: UnnamedModifier {
  let controller: UIViewController?

  @MainActor func body(content: Content) -> some View {
    if let controller {
      content
        .onAppear {
          controller.viewWillAppear(false)
          controller.viewDidAppear(false)
        }
        .onDisappear {
          controller.viewWillDisappear(false)
          controller.viewDidDisappear(false)
        }
    } else {
      content
    }
  }
}

/// Measures a view of UIKit.
private struct UIViewLayout: Layout {
  let view: UIView
  let revision: Int
  let size: @MainActor (ProposedViewSize) -> CGSize?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    // Layout happens on the main thread.
    MainActor.assumeIsolated { UIView.quietly { measure(proposal) } }
  }

  @MainActor
  private func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = size(proposal), size.width.isFinite, size.height.isFinite {
      return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
    let natural = view.intrinsicContentSize
    let width = length(proposal.width, natural.width, .horizontal)
    // A text in several lines is as high as its width makes it.
    let isText = view is UILabel || view is UITextView
    let height =
      isText && natural.height >= 0
      ? view.sizeThatFits(CGSize(width: width, height: 0)).height : natural.height
    return CGSize(width: width, height: length(proposal.height, height, .vertical))
  }

  /// A length that is proposed, kept from what the view hugs and what it resists to become smaller than.
  @MainActor
  private func length(
    _ proposed: CGFloat?, _ natural: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard natural >= 0 else { return proposed.map { $0.isFinite ? max($0, 0) : 0 } ?? 0 }
    guard let proposed, proposed.isFinite else { return natural }
    var length = max(proposed, 0)
    if view.contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue {
      length = min(length, natural)
    }
    if view.contentCompressionResistancePriority(for: axis).rawValue
      >= UILayoutPriority.defaultHigh.rawValue
    {
      length = max(length, natural)
    }
    return length
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A view of UIKit that has its size: laid out, and drawn.
@MainActor
private struct PlacedUIView: UnnamedView {
  let view: UIView
  let controller: UIViewController?
  let size: CGSize
  let direction: LayoutDirection
  let revision: Int

  @MainActor var body: some View {
    DrawnUIView(view: view, direction: direction, revision: layOut())
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      // Frames are counted from the left.
      .environment(\.layoutDirection, .leftToRight)
  }

  private func layOut() -> Int {
    UIView.quietly {
      view.resize(to: size)
      controller?.viewWillLayoutSubviews()
      view.layOut()
      controller?.viewDidLayoutSubviews()
    }
    return view.evaluate()
  }
}

extension UIView {
  /// Reads the view and all below: what reads is evaluated again when one of them has changed.
  ///
  /// - Returns: a number that differs from that of the evaluation before.
  func evaluate() -> Int {
    observeAll()
    evaluations += 1
    return evaluations
  }

  /// Reports what is not drawn of the view and of all below: boxes are named, and so is what does not scroll.
  func reportUndrawn() {
    if hostedContent == nil, let boxName {
      RunningHost.report("\(boxName) is not drawn: a box with its name stands in its place.")
      return
    }
    for layer in layer.undrawn {
      RunningHost.report(
        "\(type(of: layer)) is not drawn: a box with its name stands in its place.")
    }
    if self is UIScrollView, !(self is UITextView) {
      RunningHost.report("\(type(of: self)) does not scroll here.")
    }
    for view in subviews { view.reportUndrawn() }
  }

  private func observeAll() {
    observe()
    for view in subviews { view.observeAll() }
  }
}
