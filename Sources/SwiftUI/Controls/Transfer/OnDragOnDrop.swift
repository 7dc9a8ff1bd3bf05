import Foundation
import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Activates this view as the source of a drag and drop operation.
  ///
  /// - Parameter data: makes what is dragged, when the view is lifted.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSource<EmptyView>(payload: { [data()] }, preview: nil))
  }

  /// Activates this view as the source of a drag and drop operation, with a view that is dragged in its place.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: { [data()] }, preview: preview()))
  }

  /// Defines the destination of a drag and drop operation that handles the dropped content with a closure.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: what is taken.
  ///   - isTargeted: is true while a drag that may be dropped is over the view.
  ///   - action: takes the items that conform, and returns whether it took them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Defines the destination of a drag and drop operation that handles the dropped content with a closure, and with
  /// where it was dropped, in the view's coordinates.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ClosureDrop(
        types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }

  /// Defines the destination of a drag and drop operation whose behavior is controlled by a delegate.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate)
    -> some View
  {
    modifier(DelegateDrop(types: supportedContentTypes, delegate: delegate))
  }

  /// Defines the destination of a drag and drop operation, by the identifiers of types.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: UTType.all(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// Defines the destination of a drag and drop operation, by the identifiers of types.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: UTType.all(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// Defines the destination of a drag and drop operation, by the identifiers of types.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  {
    onDrop(of: UTType.all(supportedTypes), delegate: delegate)
  }
}

extension UTType {
  fileprivate static func all(_ identifiers: [String]) -> [UTType] {
    identifiers.map { UTType($0) ?? UTType(importedAs: $0) }
  }
}

/// The delegate that closures are.
private struct ClosureDrop {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
}

extension ClosureDrop: DropDelegate {
  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}

/// A drag that is over a view with a delegate, from its coming to its going.
@MainActor
private final class DropVisit {
  private var providers: [NSItemProvider] = []
  private var isValid = false
  private var proposal = DropProposal(operation: .copy)
  private var location = CGPoint.zero

  func handle(_ event: DropEvent, _ values: [Any], _ delegate: any DropDelegate) -> Bool {
    switch event {
    case .entered(let point):
      providers = values.map(NSItemProvider.provider)
      proposal = DropProposal(operation: .copy)
      isValid = delegate.validateDrop(info: info(point))
      guard isValid else { return false }
      delegate.dropEntered(info: info(point))
      update(point, delegate)
    case .moved(let point):
      if isValid { update(point, delegate) }
    case .exited:
      if isValid { delegate.dropExited(info: info(location)) }
      end()
    case .dropped(let point):
      guard isValid, proposal.takesDrops else { return false }
      let info = info(point)
      // What has been dropped does not leave any more.
      end()
      return delegate.performDrop(info: info)
    }
    return true
  }

  private func update(_ point: CGPoint, _ delegate: any DropDelegate) {
    if let new = delegate.dropUpdated(info: info(point)) { proposal = new }
  }

  private func info(_ point: CGPoint) -> DropInfo {
    location = point
    return DropInfo(point, providers)
  }

  private func end() {
    isValid = false
    providers = []
  }
}

private struct DelegateDrop: UnnamedModifier {
  let types: [UTType]
  let delegate: any DropDelegate
  @State private var visit = DropVisit()

  @MainActor func body(content: Content) -> some View {
    let (types, delegate, visit) = (types, delegate, visit)
    content.dropTarget(
      accepts: { values in values.contains { NSItemProvider.provider(of: $0).isOne(of: types) } }
    ) { event, values in
      visit.handle(event, values, delegate)
    }
  }
}
