import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

extension Probe {
  /// A list of iOS 18, whose rows are 44 points high, as wide and high as a small surface.
  static func list<V: View>(
    _ view: V, height: Double = 400, _ change: (inout HostConfiguration) -> Void = { _ in }
  )
    throws -> Probe
  {
    var configuration = HostConfiguration(size: Size(400, height), system: .iOS18)
    change(&configuration)
    return try Probe(view, configuration)
  }

  /// Where what says something is on the surface, as it is laid out.
  func frame(of label: String) -> CGRect? {
    host.semantics.first { $0.label == label }.map {
      CGRect(origin: $0.element.surfaceOrigin, size: $0.element.size)
    }
  }

  /// Where the middle of what says something is shown now.
  func middle(of label: String) -> Point? {
    host.semantics.first { $0.label == label }?.center
  }

  var labels: [String] { host.semantics.map(\.label) }
}
