import LegatoMotion
import SwiftUI

/// Whether a view is new, and how long it waits before it enters.
public struct Arrival: Hashable, Sendable {
  /// Seconds; `nil` for what has been there before, which does not enter.
  public let delay: Double?

  init(delay: Double?) { self.delay = delay }

  /// Creates an arrival.
  ///
  /// - Parameters:
  ///   - index: Among those that arrive together; `nil` for what has been there before.
  ///   - stagger: How far apart they enter. It is a value, which knows no theme; rows of an
  ///     ``ArrivingForEach`` have the theme's.
  public init(index: Int?, stagger: Stagger = .messages) {
    delay = index.map { max(0, stagger.delay(at: $0)) }
  }
}

/// A `ForEach` that tells its rows whether they are new.
///
/// New are those that were not there in the update before, all of them at first. They are counted
/// from the first of them, so a single message in a thread of a hundred enters at once. Rows that a
/// lazy stack makes only when it scrolls to them have been there before, and a row that comes back in
/// sight does not enter again, not even by a bare ``SwiftUI/View/staggeredEntry(_:id:)``.
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
  /// - Parameter stagger: How far apart rows enter that arrive together; `nil`, the default, is
  ///   ``LegatoMotion/Stagger/messages``. A theme may give other values to those that have a name.
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
