/// Specifies the contents of a section.
public struct SectionConfiguration: Identifiable {
  /// Identifies a section.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    let number: Int
    /// The number that tells the section from others of its container.
    public var description: String { "\(number)" }
  }

  let section: ListedSection

  /// The stable identity of the section.
  public var id: ID { ID(number: section.number) }
  /// The views of the section's header.
  public var header: SubviewsCollection { SubviewsCollection(section.header) }
  /// The views of the section's content.
  public var content: SubviewsCollection { SubviewsCollection(section.content) }
  /// The views of the section's footer.
  public var footer: SubviewsCollection { SubviewsCollection(section.footer) }
  /// The container values associated with the given section.
  public var containerValues: ContainerValues { section.values }
}

/// An opaque collection representing the sections of view.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [ListedSection]

  @MainActor
  init(_ listed: Listed) {
    var sections: [ListedSection] = []
    var isOpen = false
    for entry in listed.entries {
      if let section = entry as? ListedSection {
        sections.append(section)
        isOpen = false
      } else if let item = entry as? ListedItem {
        // Views outside of sections make up one of their own, up to the next.
        if !isOpen { sections.append(ListedSection(number: item.number)) }
        isOpen = true
        sections[sections.count - 1].content.append(item)
      }
    }
    self.sections = sections
  }

  /// The position of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The position behind the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration {
    SectionConfiguration(section: sections[index])
  }
}
