import LegatoDisplay
import LegatoRaster
import SwiftUI
import SwiftUICore
import Testing

/// A host with a view on it, asked in the words of the tests.
@MainActor
package struct Probe {
  package let host: ViewHost

  package init<Content: View>(
    _ view: Content, _ configuration: HostConfiguration = HostConfiguration()
  ) throws {
    host = ViewHost(view, configuration: configuration, textEngine: try HarfBuzzTextEngine())
    _ = host.frame()
  }

  /// What is shown of a value, at a time. `path` is the end of the view's path.
  package func value(
    _ path: String, _ property: String, _ component: Int = 0, at time: Double? = nil
  ) -> Double? {
    if let time { host.advance(to: time) }
    return host.values.first { $0.path.hasSuffix(path) && $0.property == property }
      .flatMap { component < $0.shown.count ? $0.shown[component] : nil }
  }

  package func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let target = host.semantics.first(where: { $0.label == label }) else {
      Issue.record(
        "no \(label) among \(host.semantics.map(\.label))", sourceLocation: sourceLocation)
      return
    }
    host.tap(at: target.center)
  }

  package var list: DisplayList { host.frame().list }
}
