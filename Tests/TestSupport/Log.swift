/// Calls from views, in order.
@MainActor
package final class Log {
  package var entries: [String] = []
  package init() {}
  package func callAsFunction(_ entry: String) { entries.append(entry) }
}
