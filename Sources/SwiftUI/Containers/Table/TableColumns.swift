import SwiftUICore

/// The columns of a table that are shown, in order.
struct TableColumns<Value: Identifiable> {
  private(set) var entries: [_TableColumnEntry<Value>]
  /// The report on columns that cannot be as they are asked for.
  let fault: String?

  /// - Parameters:
  ///   - all: the columns of the table's content.
  ///   - customization: says which of them are shown; `nil` where the table has none.
  init(_ all: [_TableColumnEntry<Value>], customization: TableColumnCustomization<Value>?) {
    var entries: [_TableColumnEntry<Value>] = []
    var seen: Set<TableColumnPath> = []
    var faults: [String] = []
    for var entry in all {
      if let fault = entry.traits.width.fault { faults.append(fault) }
      guard seen.insert(entry.path).inserted else {
        faults.append("TableColumnForEach: of columns with one id the first is shown.")
        continue
      }
      guard Self.isShown(entry.traits, customization) else { continue }
      entry.path.position = entries.count
      entries.append(entry)
    }
    self.entries = entries
    fault = faults.isEmpty ? nil : faults.joined(separator: " ")
  }

  private static func isShown(
    _ traits: TableColumnTraits, _ customization: TableColumnCustomization<Value>?
  ) -> Bool {
    let customized = traits.customizationID.flatMap { customization?[visibility: $0] }
    switch customized ?? .automatic {
    case .visible: return true
    case .hidden: return false
    case .automatic: return traits.visibility != .hidden
    }
  }

  /// The first column alone, as wide as the rows: what is left where the width is compact.
  var compact: TableColumns {
    var columns = self
    columns.entries = entries.prefix(1).map { entry in
      var entry = entry
      entry.traits.width = TableColumnWidth()
      return entry
    }
    return columns
  }
}
