import Foundation
import SwiftUICore

/// What is shown of an object that reports progress.
struct ReportedProgress {
  /// The completed part, 0…1; `nil` where the total is not known.
  let fraction: Double?
  let description: String
  let additionalDescription: String

  /// - Parameter progress: its own descriptions are taken where it has any.
  init(_ progress: Progress) {
    let isKnown = !progress.isIndeterminate && progress.fractionCompleted.isFinite
    let fraction = isKnown ? min(max(progress.fractionCompleted, 0), 1) : nil
    self.fraction = fraction
    let own = progress.localizedDescription ?? ""
    let percent = fraction.map { Int(($0 * 100).rounded()) } ?? 0
    description = own.isEmpty ? "\(percent)% completed" : own
    let additional = progress.localizedAdditionalDescription ?? ""
    additionalDescription =
      additional.isEmpty
      ? "\(progress.completedUnitCount) of \(progress.totalUnitCount)" : additional
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view for visualizing the given progress instance, with its descriptions as labels.
  ///
  /// The instance is read when the view is made: it tells nobody of changes here, as it does where key-value observing exists.
  public init(_ progress: Progress) { self.init(reported: ReportedProgress(progress)) }
}
