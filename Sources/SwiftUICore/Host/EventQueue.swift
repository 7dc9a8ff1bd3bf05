/// What happens at a time: timers, waits and ends of motions, earliest first; of equal times, the
/// one that was asked for first.
package struct EventQueue {
  /// Which event of all that ever were.
  package struct ID: Equatable {
    /// In the order in which they were asked for, from 1.
    fileprivate let number: Int
    /// Where the queue notes whether it is still to come.
    fileprivate let slot: Int
  }

  struct Event {
    let time: Double
    let id: ID
    let action: @MainActor () -> Void
  }

  private var heap: [Event] = []
  /// In each slot the number of the event that is still to come; 0 where the slot is free.
  private var awaited: [Int] = []
  private var freeSlots: [Int] = []
  private var lastNumber = 0
  /// How many events have taken place at this very moment.
  var countNow = 0
  /// The times at which code that waits for no time, over and over, was put off: the first without a rest
  /// between, and the last.
  private(set) var postponements: ClosedRange<Double>?
  /// How many waits of the program are among the events.
  var programWaits = 0

  var nextTime: Double? {
    mutating get {
      // What was cancelled lies in the heap until it comes up.
      while !heap.isEmpty, !isAwaited(heap[0].id) { removeFirst() }
      return heap.isEmpty ? nil : heap[0].time
    }
  }

  /// Code that waits for no time is put off to `time`.
  mutating func notePostponement(at now: Double, to time: Double) {
    let interval = time - now
    if let known = postponements, now - known.upperBound <= 1.5 * interval {
      postponements = known.lowerBound...max(known.upperBound, now)
    } else {
      postponements = now...now
    }
  }

  mutating func add(at time: Double, _ action: @escaping @MainActor () -> Void) -> ID {
    lastNumber += 1
    let id = ID(number: lastNumber, slot: freeSlots.popLast() ?? awaited.count)
    if id.slot == awaited.count { awaited.append(id.number) } else { awaited[id.slot] = id.number }
    heap.append(Event(time: time, id: id, action: action))
    var child = heap.count - 1
    while child > 0, isEarlier(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
    return id
  }

  /// How many places the queue takes, those of cancelled events included.
  var storageCount: Int { heap.count }
  /// How many events are still to come.
  var count: Int { awaited.count - freeSlots.count }

  private func isAwaited(_ id: ID) -> Bool { awaited[id.slot] == id.number }

  private mutating func release(_ id: ID) {
    awaited[id.slot] = 0
    freeSlots.append(id.slot)
  }

  /// Nothing happens where the event has taken place.
  mutating func cancel(_ id: ID) {
    guard isAwaited(id) else { return }
    release(id)
    // What was cancelled lies in the heap until it comes up. With it lies what its action keeps, so
    // there must not be too much of it. A sorted list is a heap.
    if heap.count > 64, heap.count > 2 * count {
      heap = heap.filter { isAwaited($0.id) }
        .sorted { ($0.time, $0.id.number) < ($1.time, $1.id.number) }
    }
  }

  mutating func popFirst() -> Event? {
    guard nextTime != nil else { return nil }
    let first = heap[0]
    release(first.id)
    removeFirst()
    return first
  }

  /// What is wrong with the queue, in words.
  func problems(at now: Double) -> [String] {
    var problems: [String] = []
    for (index, event) in heap.enumerated() {
      if event.time.isNaN { problems.append("an event has no time") }
      if isAwaited(event.id), event.time < now {
        problems.append("an event of \(event.time) has not taken place at \(now)")
      }
      if index > 0, isEarlier(index, (index - 1) / 2) { problems.append("events are out of order") }
    }
    if heap.count(where: { isAwaited($0.id) }) != count { problems.append("an event is lost") }
    return problems
  }

  private func isEarlier(_ left: Int, _ right: Int) -> Bool {
    (heap[left].time, heap[left].id.number) < (heap[right].time, heap[right].id.number)
  }

  private mutating func removeFirst() {
    heap[0] = heap[heap.count - 1]
    heap.removeLast()
    var parent = 0
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && isEarlier(child, smallest) {
        smallest = child
      }
      if smallest == parent { return }
      heap.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
