import SwiftUI

/// What tells an entry from others of the same container.
struct EntryKey: Hashable {
  /// Which motion it is: a view may enter by several.
  let motion: String
  /// What its author calls it.
  let id: AnyHashable
  /// The row that it stands in, where that is known.
  var row: AnyHashable?
}

/// Which entries have been made, so that none is made twice.
@MainActor
final class EntryMemory {
  /// By whom each was made last: a row that a lazy stack makes anew is another one.
  private var makers: [EntryKey: EntryRow?] = [:]
  /// Whether a row that is made now comes with a change of what is around the rows. What scrolling
  /// makes has been there before.
  private(set) var isOpen = true

  nonisolated init() {}

  /// What is around the rows is evaluated anew: rows that are made now are new ones.
  func open() { isOpen = true }
  /// The change has been laid out.
  func close() { isOpen = false }

  /// Whether the entry is to be made; it is recorded as made from now on. Again it is made only
  /// where the row has been there all the time: then something in it has come anew.
  func makes(_ key: EntryKey, in row: EntryRow?) -> Bool {
    guard let last = makers.updateValue(row, forKey: key) else { return true }
    return row != nil && last === row
  }

  /// Forgets rows that are no more: another one with the same id is new.
  func keep(_ rows: Set<AnyHashable>) {
    makers = makers.filter { key, _ in key.row.map(rows.contains) ?? true }
  }
}

private struct EntryMemoryKey: EnvironmentKey {
  static let defaultValue: EntryMemory? = nil
}

private struct EntryRowKey: EnvironmentKey {
  static let defaultValue: EntryRow? = nil
}

extension EnvironmentValues {
  var entryMemory: EntryMemory? {
    get { self[EntryMemoryKey.self] }
    set { self[EntryMemoryKey.self] = newValue }
  }

  /// The row of an ``ArrivingForEach`` that a view stands in.
  var entryRow: EntryRow? {
    get { self[EntryRowKey.self] }
    set { self[EntryRowKey.self] = newValue }
  }
}

/// A row as long as it is there: when it comes back in sight it is another one, with the same id.
final class EntryRow: Sendable {
  nonisolated(unsafe) let id: AnyHashable

  init(id: some Hashable) { self.id = AnyHashable(id) }
}

/// Tells entries in a row which row it is.
struct RemembersRow<Content: View>: View {
  @State private var row: EntryRow
  let memory: EntryMemory
  let content: Content

  init(id: some Hashable, memory: EntryMemory, content: Content) {
    _row = State(initialValue: EntryRow(id: id))
    self.memory = memory
    self.content = content
  }

  var body: some View {
    content.environment(\.entryRow, row).environment(\.entryMemory, memory)
  }
}

private struct RemembersEntries: ViewModifier {
  /// Another one whenever what this is written in is evaluated.
  let update: EntryUpdate
  @State private var memory = EntryMemory()

  func body(content: Content) -> some View {
    memory.open()
    return content.environment(\.entryMemory, memory)
      // Changes are told of once all that is seen has been laid out.
      .onChange(of: ObjectIdentifier(update), initial: true) { memory.close() }
  }
}

/// Tells one evaluation of a view from the next.
private final class EntryUpdate: Sendable {}

extension View {
  /// Plays each entry inside once: apply it to lazy stacks and lists whose rows enter by
  /// ``SwiftUI/View/messageAppearAnimation(delay:)``, ``SwiftUI/View/listItemAnimation(index:)`` or
  /// ``SwiftUI/View/staggeredEntry(_:id:)``.
  ///
  ///     ScrollView {
  ///       LazyVStack {
  ///         ForEach(Array(messages.enumerated()), id: \.element.id) { index, message in
  ///           MessageView(message: message)
  ///             .messageAppearAnimation(delay: Double(index) * 0.05)
  ///         }
  ///       }
  ///     }
  ///     .remembersEntries()
  ///
  /// The first rows of the stack enter, and so do rows that are inserted by a change of the view in
  /// which this modifier is written. Rows that scrolling creates are in their end state on their
  /// first frame. The memory has the lifetime of this view's identity. An ``ArrivingForEach``
  /// remembers entries itself.
  public func remembersEntries() -> some View {
    modifier(RemembersEntries(update: EntryUpdate()))
  }
}

/// Moves a value from 0 to 1 once, when the view appears. Where the policy forbids it, the value is
/// 1 before the first frame is shown; where it begins to forbid it, from that frame on.
struct RunsEntry: ViewModifier {
  let motion: MotionDeclaration
  /// Seconds.
  var delay = 0.0
  /// What tells the entry from others of the same container; `nil` makes it whenever the view is a
  /// new one.
  var key: EntryKey?
  @Binding var progress: Double
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.entryMemory) private var memory
  @Environment(\.entryRow) private var row
  /// How often a running entry was stopped.
  @State private var stops = 0

  func body(content: Content) -> some View {
    content
      .onAppear {
        guard progress == 0 else { return }
        withAnimation(isDue() ? animation : nil) { progress = 1 }
      }
      .onChange(of: animation == nil) { _, isForbidden in
        guard isForbidden, progress > 0 else { return }
        // Only a write that changes something ends what runs: back to the start, and then, before
        // a frame is shown, to the end.
        withAnimation(.atOnce) { progress = 0 }
        stops += 1
      }
      .onChange(of: stops) { progress = 1 }
  }

  /// Whether the entry has not been made before.
  private func isDue() -> Bool {
    guard var key, let memory else { return true }
    key.row = row?.id
    return memory.makes(key, in: row)
  }

  private var animation: Animation? {
    motionPolicy.outcome(of: motion, delay: delay).movement
  }
}
