import Foundation

/// A player of media: it keeps what it is told, and plays nothing. Any thread may tell it.
open class AVPlayer: NSObject, @unchecked Sendable {
  private struct State {
    var rate: Float = 0
    var defaultRate: Float = 1
    var isMuted = false
    var volume: Float = 1
  }
  private let lock = NSLock()
  private var state = State()
  private let url: URL?

  /// How fast it plays; 0 while it is paused.
  open var rate: Float {
    get { lock.withLock { state.rate } }
    set { lock.withLock { state.rate = newValue } }
  }
  /// How fast it plays once it is told to.
  open var defaultRate: Float {
    get { lock.withLock { state.defaultRate } }
    set { lock.withLock { state.defaultRate = newValue } }
  }
  /// Whether there is no sound.
  open var isMuted: Bool {
    get { lock.withLock { state.isMuted } }
    set { lock.withLock { state.isMuted = newValue } }
  }
  /// How loud it is, 0…1.
  open var volume: Float {
    get { lock.withLock { state.volume } }
    set { lock.withLock { state.volume = newValue } }
  }

  /// Creates a player without media.
  public override init() { url = nil }
  /// Creates a player of a file or stream.
  public init(url URL: URL) { url = URL }

  /// Begins to play.
  open func play() { rate = defaultRate }
  /// Pauses.
  open func pause() { rate = 0 }
}
