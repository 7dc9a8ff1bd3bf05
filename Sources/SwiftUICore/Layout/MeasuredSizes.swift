/// The sizes that an element has had for what it was offered, the oldest first.
///
/// Most elements are offered one thing only, so the first size needs no memory of its own.
struct MeasuredSizes {
  /// Sizes that are remembered: those of rows in columns in rows, each asked for its least, its
  /// most and its share in both directions.
  static let limit = 32

  private struct Entry {
    var width = Self.unset
    var height = Self.unset
    var size = CGSize.zero

    /// Stands for no length; others that are no number are the usual one, which equals nothing.
    private static var absent: CGFloat { CGFloat(bitPattern: 0x7FF8_0000_0000_0001) }
    private static var unset: CGFloat { .nan }

    init() {}

    init(_ size: CGSize, _ proposal: ProposedViewSize) {
      width = Self.encode(proposal.width)
      height = Self.encode(proposal.height)
      self.size = size
    }

    private static func encode(_ length: CGFloat?) -> CGFloat {
      guard let length else { return absent }
      return length.isNaN ? .nan : length
    }

    @inline(__always)
    private static func matches(_ length: CGFloat, _ offer: CGFloat?) -> Bool {
      guard let offer else { return length.bitPattern == absent.bitPattern }
      return length == offer
    }

    @inline(__always)
    func isFor(_ proposal: ProposedViewSize) -> Bool {
      Self.matches(width, proposal.width) && Self.matches(height, proposal.height)
    }
  }

  private var first = Entry()
  private var others: ContiguousArray<Entry> = []
  private(set) var isEmpty = true

  /// The size for a proposal; `nil` where it is not known.
  subscript(proposal: ProposedViewSize) -> CGSize? {
    if isEmpty { return nil }
    if first.isFor(proposal) { return first.size }
    for entry in others where entry.isFor(proposal) { return entry.size }
    return nil
  }

  mutating func append(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(size, proposal)
    guard !isEmpty else {
      first = entry
      isEmpty = false
      return
    }
    others.append(entry)
    if others.count >= Self.limit { first = others.removeFirst() }
  }

  mutating func removeAll() {
    isEmpty = true
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }
}

/// A guide that an element has had for what it was offered; `nil` where it has the default one.
struct MeasuredGuide {
  let key: AlignmentKey
  let proposal: ProposedViewSize
  let guide: CGFloat?
}
