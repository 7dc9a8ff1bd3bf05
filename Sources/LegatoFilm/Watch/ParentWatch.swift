import Foundation

/// Ends a program whose parent is gone. A command that is killed cannot end the programs that it has
/// started; they see to it themselves.
package enum ParentWatch {
  /// The variable in which a command passes its own process number to the programs that it starts.
  package static let variable = "LEGATO_PARENT"

  /// Watches from a thread of its own, where a command has started this program.
  package static func start() {
    guard let text = ProcessInfo.processInfo.environment[variable], let parent = pid_t(text)
    else { return }
    // It is meant for this program, and for none that it starts.
    unsetenv(variable)
    let thread = Thread {
      while getppid() == parent { Thread.sleep(forTimeInterval: 0.25) }
      _exit(FilmFailure.machine)
    }
    thread.start()
  }
}
