/// What happens at a time: timers, waits and ends of motions, earliest first; of equal times, the
/// one that was asked for first.
struct EventQueue {
  struct Event {
    let time: Double
    let number: Int
    let action: @MainActor () -> Void
  }

  private var heap: [Event] = []
  /// The numbers of events that are still to come.
  private var awaited: Set<Int> = []
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
      while let first = heap.first, !awaited.contains(first.number) { removeFirst() }
      return heap.first?.time
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

  mutating func add(at time: Double, _ action: @escaping @MainActor () -> Void) -> Int {
    lastNumber += 1
    heap.append(Event(time: time, number: lastNumber, action: action))
    awaited.insert(lastNumber)
    var child = heap.count - 1
    while child > 0, isEarlier(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
    return lastNumber
  }

  /// How many places the queue takes, those of cancelled events included.
  var storageCount: Int { heap.count }
  /// How many events are still to come.
  var count: Int { awaited.count }

  /// Nothing happens where the event has taken place.
  mutating func cancel(_ number: Int) {
    guard awaited.remove(number) != nil else { return }
    // What was cancelled lies in the heap until it comes up. With it lies what its action keeps, so
    // there must not be too much of it. A sorted list is a heap.
    if heap.count > 64, heap.count > 2 * awaited.count {
      heap = heap.filter { awaited.contains($0.number) }
        .sorted { ($0.time, $0.number) < ($1.time, $1.number) }
    }
  }

  mutating func popFirst() -> Event? {
    guard nextTime != nil else { return nil }
    let first = heap[0]
    awaited.remove(first.number)
    removeFirst()
    return first
  }

  /// What is wrong with the queue, in words.
  func problems(at now: Double) -> [String] {
    var problems: [String] = []
    for (index, event) in heap.enumerated() {
      if event.time.isNaN { problems.append("an event has no time") }
      if awaited.contains(event.number), event.time < now {
        problems.append("an event of \(event.time) has not taken place at \(now)")
      }
      if index > 0, isEarlier(index, (index - 1) / 2) { problems.append("events are out of order") }
    }
    if !awaited.isSubset(of: heap.lazy.map(\.number)) { problems.append("an event is lost") }
    return problems
  }

  private func isEarlier(_ left: Int, _ right: Int) -> Bool {
    (heap[left].time, heap[left].number) < (heap[right].time, heap[right].number)
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
