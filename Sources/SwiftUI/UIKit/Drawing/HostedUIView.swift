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

  var body: some View {
    let revision = view.evaluate()
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
private struct ControllerLife: ViewModifier, UnnamedModifier {
  let controller: UIViewController?

  func body(content: Content) -> some View {
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
    MainActor.assumeIsolated {
      if let size = size(proposal), size.width.isFinite, size.height.isFinite {
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
      }
      return CGSize(
        width: length(proposal.width, .horizontal), height: length(proposal.height, .vertical))
    }
  }

  /// A length that is proposed, kept from what the view hugs and what it resists to become smaller than.
  @MainActor
  private func length(_ proposed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let own = view.intrinsicContentSize
    let natural = axis == .horizontal ? own.width : own.height
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
private struct PlacedUIView: UnnamedView {
  let view: UIView
  let controller: UIViewController?
  let size: CGSize
  let direction: LayoutDirection
  let revision: Int

  var body: some View {
    DrawnUIView(view: view, direction: direction, revision: layOut())
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      // Frames are counted from the left.
      .environment(\.layoutDirection, .leftToRight)
  }

  private func layOut() -> Int {
    view.resize(to: size)
    controller?.viewWillLayoutSubviews()
    view.layOut()
    controller?.viewDidLayoutSubviews()
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

  private func observeAll() {
    observe()
    for view in subviews { view.observeAll() }
  }
}
