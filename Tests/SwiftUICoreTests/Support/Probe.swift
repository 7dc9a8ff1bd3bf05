import LegatoDisplay
import LegatoRaster
import SwiftUI
import Testing

@testable import SwiftUICore

/// A host with a view on it, asked in the words of the tests.
@MainActor
struct Probe {
  let host: ViewHost

  init<Content: View>(_ view: Content, _ configuration: HostConfiguration = HostConfiguration())
    throws
  {
    host = ViewHost(view, configuration: configuration, textEngine: try HarfBuzzTextEngine())
    _ = host.frame()
  }

  /// What is shown of a value, at a time. `path` is the end of the view's path.
  func value(_ path: String, _ property: String, _ component: Int = 0, at time: Double? = nil)
    -> Double?
  {
    if let time { host.advance(to: time) }
    return host.values.first { $0.path.hasSuffix(path) && $0.property == property }
      .flatMap { component < $0.shown.count ? $0.shown[component] : nil }
  }

  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let target = host.semantics.first(where: { $0.label == label }) else {
      Issue.record(
        "no \(label) among \(host.semantics.map(\.label))", sourceLocation: sourceLocation)
      return
    }
    host.tap(at: target.center)
  }

  var list: DisplayList { host.frame().list }
}

/// Whether two numbers are the same but for rounding.
func isClose(_ left: Double?, _ right: Double, within tolerance: Double = 0.0005) -> Bool {
  left.map { abs($0 - right) <= tolerance } ?? false
}

/// Calls from views, in order.
@MainActor
final class Log {
  var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
}

/// A value that a test changes from outside, as a model does.
@Observable @MainActor
final class Model<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }

  func set(_ value: Value, _ animation: Animation?) {
    if let animation { withAnimation(animation) { self.value = value } } else { self.value = value }
  }
}
