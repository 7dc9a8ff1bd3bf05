import SwiftUICore
import UIKit

/// A wrapper for a UIKit view that you use to integrate that view into your SwiftUI view hierarchy.
///
/// The view is made when the representable is inserted, updated in each evaluation, and dismantled when it is
/// removed. It is drawn as far as ``UIView`` says; where that is not at all, a box with its name stands in its
/// place, and is reported.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of view to present.
  associatedtype UIViewType: UIView
  /// A type to coordinate with the view.
  associatedtype Coordinator = Void
  /// The context of the representable.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view object and configures its initial state.
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Updates the state of the specified view with new information from SwiftUI.
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// Cleans up the presented UIKit view (and coordinator) in anticipation of their removal.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Creates the custom instance that you use to communicate changes from your view to other parts of your
  /// SwiftUI interface.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// Given a proposed size, returns the preferred size of the composite view; `nil` for that of the view.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing: the default.
  public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}
  /// Returns `nil`: the default.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize? { nil }
  /// Stops the program: the runtime presents the view, and there is no body to call.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that makes the view and draws it.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PassThroughNode(view, inputs) { view in
      ConnectedView(view) { RepresentedView(representable: ViewRepresentable(source: $0)) }
    }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns nothing: the default.
  public func makeCoordinator() {}
}

/// Contextual information about the state of the system that you use to create and update your UIKit view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

/// A representable of a view, as both kinds of representables are run.
private struct ViewRepresentable<Source: UIViewRepresentable>: Representable {
  let source: Source

  private func context(
    _ coordinator: Source.Coordinator, _ values: EnvironmentValues, _ transaction: Transaction
  ) -> Source.Context {
    Source.Context(coordinator: coordinator, transaction: transaction, environment: values)
  }

  func makeCoordinator() -> Source.Coordinator { source.makeCoordinator() }
  func make(
    _ coordinator: Source.Coordinator, _ values: EnvironmentValues, _ transaction: Transaction
  ) -> Source.UIViewType {
    source.makeUIView(context: context(coordinator, values, transaction))
  }
  func update(
    _ object: Source.UIViewType, _ coordinator: Source.Coordinator, _ values: EnvironmentValues,
    _ transaction: Transaction
  ) {
    source.updateUIView(object, context: context(coordinator, values, transaction))
  }
  func size(
    _ proposal: ProposedViewSize, _ object: Source.UIViewType, _ coordinator: Source.Coordinator,
    _ values: EnvironmentValues, _ transaction: Transaction
  ) -> CGSize? {
    source.sizeThatFits(
      proposal, uiView: object, context: context(coordinator, values, transaction))
  }
  static func dismantle(_ object: Source.UIViewType, _ coordinator: Source.Coordinator) {
    Source.dismantleUIView(object, coordinator: coordinator)
  }
  static func view(of object: Source.UIViewType) -> UIView { object }
}
