import SwiftUI

/// Which entries have been made, so that none is made twice.
@MainActor
final class EntryMemory {
  private var keys: Set<AnyHashable> = []

  nonisolated init() {}

  /// Whether the entry has not been made before; it counts as made from now on.
  func isFirst(_ key: AnyHashable) -> Bool { keys.insert(key).inserted }
}

private struct EntryMemoryKey: EnvironmentKey {
  static let defaultValue: EntryMemory? = nil
}

extension EnvironmentValues {
  var entryMemory: EntryMemory? {
    get { self[EntryMemoryKey.self] }
    set { self[EntryMemoryKey.self] = newValue }
  }
}

private struct RemembersEntries: ViewModifier {
  @State private var memory = EntryMemory()

  func body(content: Content) -> some View {
    content.environment(\.entryMemory, memory)
  }
}

extension View {
  /// Lets each entry inside be made once, also where rows forget their state while they are out of
  /// sight: put it around lazy stacks whose rows make a staggered entry. It forgets with the
  /// identity of this view.
  public func remembersEntries() -> some View {
    modifier(RemembersEntries())
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
  var key: AnyHashable?
  @Binding var progress: Double
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.entryMemory) private var memory
  /// How often a running entry was stopped.
  @State private var stops = 0

  func body(content: Content) -> some View {
    content
      .onAppear {
        guard progress == 0 else { return }
        let isFirst = key.flatMap { memory?.isFirst($0) } ?? true
        withAnimation(isFirst ? animation : nil) { progress = 1 }
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

  private var animation: Animation? {
    motionPolicy.outcome(of: motion, delay: delay).movement
  }
}
