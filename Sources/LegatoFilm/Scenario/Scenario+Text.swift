import LegatoDisplay

extension Scenario: CustomStringConvertible {
  /// A line for each event that says something new: `0.1 tap “Save”`.
  public var description: String {
    events.filter { $0.action != .move }.map(\.description).joined(separator: "\n")
  }
}

extension Scenario.Event: CustomStringConvertible {
  package var description: String {
    "\(readable(time, places: 6)) \(action.rawValue) "
      + (action == .type ? quoted(typed) : quoted(label))
  }
}
