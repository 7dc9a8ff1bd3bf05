import CSoup

/// GLib's main loop, on which the studio does everything but compile.
@MainActor
public final class MainLoop {
  private let loop = g_main_loop_new(nil, 0)

  public init() {}

  isolated deinit { g_main_loop_unref(loop) }

  /// Runs until `quit`.
  public func run() { g_main_loop_run(loop) }

  public func quit() { g_main_loop_quit(loop) }

  /// Does something on the main loop, soon: for other threads.
  public nonisolated static func post(_ body: @escaping @MainActor @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    g_idle_add_full(
      G_PRIORITY_DEFAULT, { Work.run($0) }, work, { Work.release($0) })
  }

  /// Does something once, after so many milliseconds. It can be cancelled.
  @discardableResult
  public static func after(
    _ milliseconds: UInt32, _ body: @escaping @MainActor @Sendable () -> Void
  ) -> Source {
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    let source = Source()
    source.number = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds, { Work.run($0) }, work, { Work.release($0) })
    return source
  }

  /// Does something whenever a file has something to be read, or can be written to.
  public static func watch(
    _ file: Int32, for condition: GIOCondition = G_IO_IN,
    _ body: @escaping @MainActor @Sendable () -> Void
  ) -> Source {
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    let source = Source()
    source.number = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, file, GIOCondition(condition.rawValue | G_IO_HUP.rawValue),
      { _, _, data in
        _ = Work.run(data)
        return 1
      }, work, { Work.release($0) })
    return source
  }

  /// Does something whenever the program gets a signal.
  public static func onSignal(_ signal: Int32, _ body: @escaping @MainActor @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, signal,
      {
        _ = Work.run($0)
        return 1
      }, work, { Work.release($0) })
  }

  /// Something that the loop waits for.
  @MainActor
  public final class Source {
    fileprivate var number: UInt32 = 0

    public func cancel() {
      guard number != 0, g_main_context_find_source_by_id(nil, number) != nil else { return }
      g_source_remove(number)
      number = 0
    }
  }
}

/// What the loop calls.
private final class Work: Sendable {
  private let body: @MainActor @Sendable () -> Void

  init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }

  /// The loop runs on the main thread alone.
  static func run(_ data: gpointer?) -> gboolean {
    guard let data else { return 0 }
    let work = Unmanaged<Work>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { work.body() }
    return 0
  }

  static func release(_ data: gpointer?) {
    if let data { Unmanaged<Work>.fromOpaque(data).release() }
  }
}
