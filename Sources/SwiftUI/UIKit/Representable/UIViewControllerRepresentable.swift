import SwiftUICore
import UIKit

/// A view that represents a UIKit view controller: its view is drawn as those of ``UIViewRepresentable`` are,
/// and it is notified as it appears and disappears.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of view controller to present.
  associatedtype UIViewControllerType: UIViewController
  /// A type to coordinate with the view controller.
  associatedtype Coordinator = Void
  /// The context of the representable.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the view controller object and configures its initial state.
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context)
    -> Self.UIViewControllerType
  /// Updates the state of the specified view controller with new information from SwiftUI.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// Cleans up the presented view controller (and coordinator) in anticipation of their removal.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  /// Creates the custom instance that you use to communicate changes from your view controller to other parts
  /// of your SwiftUI interface.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// Given a proposed size, returns the preferred size of the composite view; `nil` for that of the view.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType,
    context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing: the default.
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}
  /// Returns `nil`: the default.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType,
    context: Self.Context
  ) -> CGSize? { nil }
  /// Stops the program: the runtime presents the view, and there is no body to call.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that makes the controller and draws its view.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PassThroughNode(view, inputs) { view in
      ConnectedView(view) {
        RepresentedView(representable: ControllerRepresentable(source: $0))
      }
    }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Returns nothing: the default.
  public func makeCoordinator() {}
}

/// Contextual information about the state of the system that you use to create and update your UIKit view
/// controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The view's associated coordinator.
  public let coordinator: Representable.Coordinator
  /// The current transaction.
  public internal(set) var transaction: Transaction
  /// Environment values that describe the current state of the system.
  public internal(set) var environment: EnvironmentValues

  /// Animates changes: UIKit's views show them at once, and the closure is called.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// A representable of a controller, as both kinds of representables are run.
private struct ControllerRepresentable<Source: UIViewControllerRepresentable>: Representable {
  let source: Source

  private func context(
    _ coordinator: Source.Coordinator, _ values: EnvironmentValues, _ transaction: Transaction
  ) -> Source.Context {
    Source.Context(coordinator: coordinator, transaction: transaction, environment: values)
  }

  func makeCoordinator() -> Source.Coordinator { source.makeCoordinator() }
  func make(
    _ coordinator: Source.Coordinator, _ values: EnvironmentValues, _ transaction: Transaction
  ) -> Source.UIViewControllerType {
    let controller = source.makeUIViewController(
      context: context(coordinator, values, transaction))
    let presentation = values.presentation
    controller.onDismiss = { presentation?.dismiss() }
    return controller
  }
  func update(
    _ object: Source.UIViewControllerType, _ coordinator: Source.Coordinator,
    _ values: EnvironmentValues, _ transaction: Transaction
  ) {
    source.updateUIViewController(object, context: context(coordinator, values, transaction))
  }
  func size(
    _ proposal: ProposedViewSize, _ object: Source.UIViewControllerType,
    _ coordinator: Source.Coordinator, _ values: EnvironmentValues, _ transaction: Transaction
  ) -> CGSize? {
    source.sizeThatFits(
      proposal, uiViewController: object, context: context(coordinator, values, transaction))
  }
  static func dismantle(_ object: Source.UIViewControllerType, _ coordinator: Source.Coordinator) {
    Source.dismantleUIViewController(object, coordinator: coordinator)
  }
  static func view(of object: Source.UIViewControllerType) -> UIView { object.view }
  static func controller(of object: Source.UIViewControllerType) -> UIViewController? { object }
}
