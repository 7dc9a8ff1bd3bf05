/// What is evaluated from values, and anew when they change: a node.
@MainActor
protocol Reader: AnyObject {
  /// What it has read since it was evaluated last.
  var dependencies: [any Dependency] { get set }
  /// What leads to the reader, the same each time; the reader ends it when it goes.
  var reference: ReaderReference { get }
  /// A value that it has read is another one now.
  func markDirty()
}

/// Leads to a reader for as long as there is one: a weak reference would make every count of the reader's own
/// references slow.
///
/// Used on the main thread only, from code that is not formally on the main actor.
final class ReaderReference: @unchecked Sendable {
  private unowned(unsafe) var target: (any Reader)?

  init(_ reader: any Reader) { target = reader }

  var reader: (any Reader)? { target }
  /// The reader goes.
  func end() { target = nil }
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
  private var entries: [ObjectIdentifier: ReaderReference] = [:]

  /// Takes down that a reader reads what `dependency` stands for, which is told to `remove` it when it reads
  /// it no more. Answers whether it did not read it before.
  @discardableResult
  mutating func add(_ reader: any Reader, of dependency: @autoclosure () -> any Dependency) -> Bool
  {
    nonisolated(unsafe) let reader = reader
    let reference = MainActor.assumeIsolated { reader.reference }
    // A reader that is gone may have had the same place in memory.
    guard entries.updateValue(reference, forKey: ObjectIdentifier(reader)) !== reference else {
      return false
    }
    nonisolated(unsafe) let dependency = dependency()
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
