/// The part of a section that a view belongs to.
struct SectionPart: Equatable, Trait {
  let section: SectionIdentity
  let role: RowRole

  static func == (left: Self, right: Self) -> Bool {
    left.section === right.section && left.role == right.role
  }
}

/// What a row is in its section.
package enum RowRole: Hashable, Sendable { case header, content, footer }

/// Which section it is, and what its views have to know of it.
package final class SectionIdentity {
  /// Whether the content is shown, where that can be changed.
  package internal(set) var isExpanded: Binding<Bool>?
}

extension Element {
  /// The part of a section that the view belongs to; `nil` outside of sections.
  final var sectionPart: SectionPart? { trait(SectionPart.self) }
}
