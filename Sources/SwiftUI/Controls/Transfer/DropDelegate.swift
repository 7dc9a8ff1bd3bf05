import Foundation
import SwiftUICore
public import UniformTypeIdentifiers

/// An interface that you implement to interact with a drop operation in a view modified to accept drops.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Tells the delegate that a drop with items of one of the expected types has come over the view.
  ///
  /// - Returns: whether it may be dropped here; where it may not, the delegate hears no more of it.
  func validateDrop(info: DropInfo) -> Bool
  /// Tells the delegate to take what was dropped.
  ///
  /// - Returns: whether it was taken; where it was not, the dragged view goes back.
  func performDrop(info: DropInfo) -> Bool
  /// Tells the delegate that a validated drop has entered the view.
  func dropEntered(info: DropInfo)
  /// Tells the delegate that a validated drop has moved within the view.
  ///
  /// - Returns: what a drop here would do; `nil` for what it would have done before, at first a copy.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Tells the delegate that a validated drop has left the view without being dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Every drop of the expected types is valid.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// As before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// Operation types that determine how a drag and drop session resolves when the user drops a drag item.
public enum DropOperation: Sendable {
  /// Nothing is dropped.
  case cancel
  /// Here nothing may be dropped.
  case forbidden
  /// What is dragged is copied.
  case copy
  /// What is dragged is moved.
  case move
}

/// The behavior of a drop.
public struct DropProposal: Sendable {
  /// What the drop does.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }

  var takesDrops: Bool {
    switch operation {
    case .cancel, .forbidden: false
    case .copy, .move: true
    }
  }
}

/// The current state of a drop.
public struct DropInfo {
  /// Where the drop is, in the view's coordinates.
  public let location: CGPoint
  private let providers: [NSItemProvider]

  init(_ location: CGPoint, _ providers: [NSItemProvider]) {
    self.location = location
    self.providers = providers
  }

  /// Whether an item conforms to one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }
  /// The items that conform to one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.isOne(of: contentTypes) }
  }
  /// Whether an item conforms to one of the types, by their identifiers.
  @available(*, deprecated, message: "Provide `UTType`s as the `contentTypes` instead.")
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType($0) ?? UTType(importedAs: $0) })
  }
  /// The items that conform to one of the types, by their identifiers.
  @available(*, deprecated, message: "Provide `UTType`s as the `contentTypes` instead.")
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType($0) ?? UTType(importedAs: $0) })
  }
}

extension NSItemProvider {
  func isOne(of types: [UTType]) -> Bool {
    types.contains { hasItemConformingToTypeIdentifier($0.identifier) }
  }
}
