/// Something that an assistive technology can have done.
package struct SemanticAction {
  package enum Kind: Hashable, Sendable {
    case activate, escape, magicTap, delete, showMenu
    case named(String)
    case increment, decrement
    case scroll(Edge)
  }

  package let kind: Kind
  package let perform: @MainActor () -> Void

  package init(_ kind: Kind, _ perform: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.perform = perform
  }
}
