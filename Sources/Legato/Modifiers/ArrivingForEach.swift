import LegatoMotion
import SwiftUI

/// Whether a row is new, and the delay of its entry.
public struct Arrival: Hashable, Sendable {
  /// The delay in seconds, 0 or more; `nil` for a row that is not new, and does not enter.
  public let delay: Double?

  init(delay: Double?) { self.delay = delay }

  /// Creates an arrival.
  ///
  /// - Parameters:
  ///   - index: The index among the rows that arrive together; `nil` for a row that is not new.
  ///   - stagger: The delays; ``LegatoMotion/Stagger/messages`` by default. It is a value, which no
  ///     theme changes; rows of an ``ArrivingForEach`` use the theme's.
  public init(index: Int?, stagger: Stagger = .messages) {
    delay = index.map { max(0, stagger.delay(at: $0)) }
  }
}

/// A `ForEach` whose rows know whether they are new.
///
/// A row is new if it was not part of the previous update; all rows of the first update are. New
/// rows are counted from the first of them, so that a single message in a thread of a hundred
/// enters without a delay. Rows that a lazy stack creates while scrolling are not new, and a row
/// that becomes visible again does not enter again, not even by a bare
/// ``SwiftUI/View/staggeredEntry(_:id:)``.
///
///     ArrivingForEach(messages) { message, arrival in
///       MessageView(message: message).messageAppearAnimation(arrival)
///     }
public struct ArrivingForEach<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  let data: Data
  /// `nil` is that of messages.
  let stagger: Stagger?
  let content: (Data.Element, Arrival) -> Content
  /// `nil` until the first rows have appeared.
  @State private var known: Set<Data.Element.ID>?
  @State private var memory = EntryMemory()
  @Environment(\.tokenTheme) private var theme

  /// Creates rows from identified data.
  ///
  /// - Parameters:
  ///   - data: The data of the rows.
  ///   - stagger: The delays of rows that arrive together; `nil`, the default, is
  ///     ``LegatoMotion/Stagger/messages``. A theme may change the values of named staggers.
  ///   - content: The row of an element, which is passed its arrival.
  public init(
    _ data: Data, stagger: Stagger? = nil,
    @ViewBuilder content: @escaping (Data.Element, Arrival) -> Content
  ) {
    self.data = data
    self.stagger = stagger
    self.content = content
  }

  /// The rows, each with its arrival.
  public var body: some View {
    let indices = Self.arrivals(data.map(\.id), known: known ?? [])
    let stagger = theme.stagger(stagger ?? .messages)
    ForEach(data) { element in
      RemembersRow(
        id: element.id, memory: memory,
        content: content(element, Arrival(index: indices[element.id], stagger: stagger)))
    }
    .onChange(of: data.map(\.id), initial: true) { _, ids in
      known = Set(ids)
      memory.keep(Set(ids.map { AnyHashable($0) }))
    }
  }

  /// The places of the new ones among themselves.
  private static func arrivals(
    _ ids: [Data.Element.ID], known: Set<Data.Element.ID>
  ) -> [Data.Element.ID: Int] {
    var indices: [Data.Element.ID: Int] = [:]
    for id in ids where !known.contains(id) && indices[id] == nil { indices[id] = indices.count }
    return indices
  }
}
