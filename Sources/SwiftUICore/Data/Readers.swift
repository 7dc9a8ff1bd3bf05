/// What is evaluated from values, and anew when they change: a node.
@MainActor
protocol Reader: AnyObject {
  /// What it has read since it was evaluated last.
  var dependencies: [any Dependency] { get set }
  /// A value that it has read is another one now.
  func markDirty()
}

/// What a reader depends on.
protocol Dependency: AnyObject {
  /// The reader reads it no more.
  func remove(_ reader: any Reader)
}

/// Who reads a value.
///
/// Used on the main thread only, from code that is not formally on the main actor.
struct Readers {
  private struct Entry { weak var reader: (any Reader)? }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Takes down that a reader reads what `dependency` stands for, which is told to `remove` it when it reads
  /// it no more. Answers whether it did not read it before.
  @discardableResult
  mutating func add(_ reader: any Reader, of dependency: @autoclosure () -> any Dependency) -> Bool
  {
    let id = ObjectIdentifier(reader)
    // A reader that is gone may have had the same place in memory.
    guard entries[id]?.reader !== reader else { return false }
    entries[id] = Entry(reader: reader)
    nonisolated(unsafe) let dependency = dependency()
    nonisolated(unsafe) let reader = reader
    MainActor.assumeIsolated { reader.dependencies.append(dependency) }
    return true
  }

  mutating func remove(_ reader: any Reader) { entries[ObjectIdentifier(reader)] = nil }

  /// Has all of them evaluated in the update that runs, or in the next one. Their order does not matter here:
  /// updates sort what they evaluate.
  @MainActor func markDirty() {
    for entry in entries.values { entry.reader?.markDirty() }
  }
}
