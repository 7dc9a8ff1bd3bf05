/// Finds out where rows stand in their sections, from those that are there and from what is known of
/// those that are not.
@MainActor
enum RowPlaces {
  typealias Entry = (place: RowPlace, section: SectionIdentity?, next: Element?)

  private struct Row {
    let element: Element
    let number: Int
    let part: SectionPart?
    /// Whether the section is one of those within the row, not one that the row stands in.
    let isInnerSection: Bool
  }

  static func of(_ rows: [Element], _ segments: [RowSegment]) -> [ObjectIdentifier: Entry] {
    var list: [Row] = []
    var parts: [(end: Int, part: SectionPart?)] = []
    var empty: Set<Int> = []
    LazyRows.visit(rows, segments) { row in
      if row.elements.isEmpty { empty.insert(row.number) }
      for element in row.elements {
        let part = element.sectionPart
        list.append(
          Row(
            element: element, number: row.number, part: part ?? row.part,
            isInnerSection: part != row.part))
      }
    } segment: { end, part in
      parts.append((end, part))
    }
    let count = parts.last?.end ?? 0
    func part(ofRow number: Int) -> SectionPart? {
      parts.first { number < $0.end }?.part
    }
    /// What stands next to a row that is there: `nil` where nothing does.
    func neighbour(_ index: Int, _ step: Int) -> SectionPart?? {
      let row = list[index]
      let next = list.indices.contains(index + step) ? list[index + step] : nil
      if let next, next.number == row.number { return .some(next.part) }
      var number = row.number + step
      while empty.contains(number) { number += step }
      if let next, next.number == number { return .some(next.part) }
      guard number >= 0, number < count else { return nil }
      // Rows that are not there: they have no section of this one's own.
      return .some(row.isInnerSection ? nil : part(ofRow: number))
    }
    var places: [ObjectIdentifier: Entry] = [:]
    for (index, row) in list.enumerated() {
      let (before, after) = (neighbour(index, -1), neighbour(index, 1))
      func sharesSection(_ other: SectionPart??) -> Bool {
        guard let other else { return false }
        return other?.section === row.part?.section
      }
      func sharesRole(_ other: SectionPart??) -> Bool {
        sharesSection(other) && other??.role == row.part?.role
      }
      places[ObjectIdentifier(row.element)] = (
        RowPlace(
          role: row.part?.role ?? .content, isFirst: !sharesRole(before),
          isLast: !sharesRole(after), startsSection: !sharesSection(before),
          endsSection: !sharesSection(after), startsList: before == nil, endsList: after == nil),
        row.part?.section,
        sharesRole(after) && index + 1 < list.count ? list[index + 1].element : nil
      )
    }
    return places
  }
}
