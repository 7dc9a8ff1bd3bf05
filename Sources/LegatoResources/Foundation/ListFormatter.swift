public import Foundation

/// An object that provides locale-correct formatting of a list of items using the appropriate separator and
/// conjunction.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent
  /// What makes texts of items that are none.
  open var itemFormatter: Formatter?

  /// The texts with the words of the current language between them.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and, width: .standard))
  }

  /// The text of a list; `nil` where an item has none.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and, width: .standard).locale(locale ?? .current))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
