import Foundation
import SwiftUICore

/// What a person can do with a view besides touching it.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction.
  var view: UIView? { get }
  /// The view is about to change.
  func willMove(to view: UIView?)
  /// The view has changed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for interaction in storedInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  /// Adds an interaction: views in boxes offer none, which is reported for those that a finger would begin.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
    if !(interaction is UIPointerInteraction) {
      RunningHost.report("\(type(of: interaction)) of a UIView is not offered here.")
    }
  }
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
