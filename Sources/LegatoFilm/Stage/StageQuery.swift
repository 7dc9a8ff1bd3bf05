/// How people name something on screen: by its label, its accessibility identifier or its path.
///
///     Save             any of them, in this order
///     label:Save       what VoiceOver would read
///     id:save-button   the accessibility identifier
///     path:Card/Button the view's path or its last steps
package struct StageQuery: Hashable {
  package enum Kind: String, CaseIterable {
    case any = ""
    case label = "label:"
    case identifier = "id:"
    case path = "path:"
  }

  package let kind: Kind
  package let name: String

  package init(_ text: String) {
    let kind = Kind.allCases.first { $0 != .any && text.hasPrefix($0.rawValue) } ?? .any
    self.kind = kind
    name = String(text.dropFirst(kind.rawValue.count))
  }

  package func asks(_ kind: Kind) -> Bool { self.kind == .any || self.kind == kind }
}
