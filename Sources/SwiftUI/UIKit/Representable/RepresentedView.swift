import SwiftUICore
import UIKit

/// What representables of views and of controllers have in common.
@MainActor
protocol Representable {
  associatedtype Object: AnyObject
  associatedtype Coordinator

  func makeCoordinator() -> Coordinator
  func make(_ coordinator: Coordinator, _ values: EnvironmentValues, _ transaction: Transaction)
    -> Object
  func update(
    _ object: Object, _ coordinator: Coordinator, _ values: EnvironmentValues,
    _ transaction: Transaction)
  /// The size for a proposal; `nil` for that of the view.
  func size(
    _ proposal: ProposedViewSize, _ object: Object, _ coordinator: Coordinator,
    _ values: EnvironmentValues, _ transaction: Transaction
  ) -> CGSize?
  static func dismantle(_ object: Object, _ coordinator: Coordinator)
  static func view(of object: Object) -> UIView
  static func controller(of object: Object) -> UIViewController?
}

extension Representable {
  static func controller(of object: Object) -> UIViewController? { nil }
}

/// Runs the life of a representable's object, and draws its view.
struct RepresentedView<Source: Representable>: UnnamedView {
  let representable: Source

  @MainActor var body: some View {
    let representable = representable
    PlacedObjectView {
      RepresentedObject<Source>()
    } content: { object, values, transaction in
      object.update(representable, values, transaction)
    }
  }
}

/// The object of a representable with its coordinator, for as long as the view is there.
@MainActor
private final class RepresentedObject<Source: Representable>: PlacedObject {
  private var coordinator: Source.Coordinator?
  private var object: Source.Object?
  private var revision = 0

  func update(
    _ source: Source, _ values: EnvironmentValues, _ transaction: Transaction
  ) -> HostedUIView {
    let coordinator = self.coordinator ?? source.makeCoordinator()
    self.coordinator = coordinator
    let object = self.object ?? source.make(coordinator, values, transaction)
    self.object = object
    Source.view(of: object).isRepresented = true
    source.update(object, coordinator, values, transaction)
    revision += 1
    return HostedUIView(
      view: Source.view(of: object), controller: Source.controller(of: object),
      revision: revision
    ) { proposal in
      source.size(proposal, object, coordinator, values, transaction)
    }
  }

  func didUnmount() {
    if let object, let coordinator { Source.dismantle(object, coordinator) }
    object = nil
    coordinator = nil
  }
}
