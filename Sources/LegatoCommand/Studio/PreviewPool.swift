import Foundation
import LegatoFilm
import LegatoStudio

/// Programs in which views run. One waits that has loaded all that views have in common, so that an edit is
/// shown without a start.
@MainActor
final class PreviewPool {
  private var program: String?
  private var spare: PreviewProcess?
  private var running: [pid_t: (process: PreviewProcess, home: AppHome)] = [:]
  private var failure: String?
  private var waiting: [(Result<PreviewProcess, FilmFailure>) -> Void] = []
  private var isOver = false

  /// - Parameter program: loads views that are compiled.
  func begin(_ program: String) {
    self.program = program
    let waiting = waiting
    self.waiting = []
    for body in waiting { take(body) }
    prepare()
  }

  /// No view can be shown.
  func fail(_ message: String) {
    failure = message
    for body in waiting { body(.failure(FilmFailure(message))) }
    waiting = []
  }

  /// How many programs there are.
  var count: Int { running.count }

  /// Hands a program over.
  func take(_ body: @escaping (Result<PreviewProcess, FilmFailure>) -> Void) {
    if let failure { return body(.failure(FilmFailure(failure))) }
    guard program != nil else {
      waiting.append(body)
      return
    }
    do throws(PreviewProcess.Failure) {
      let process: PreviewProcess
      if let spare { process = spare } else { process = try start() }
      spare = nil
      body(.success(process))
      // The view that is shown first has the processor for itself.
      MainLoop.after(60) { [weak self] in self?.prepare() }
    } catch {
      body(
        .failure(
          FilmFailure("A program cannot be started: \(error).", exitCode: FilmFailure.machine)))
    }
  }

  private func prepare() {
    guard spare == nil, !isOver else { return }
    spare = try? start()
  }

  private func start() throws(PreviewProcess.Failure) -> PreviewProcess {
    let home = AppHome()
    let variables = [
      ParentWatch.variable: "\(getpid())",
      // Only the reason of a crash is for people to read here; its places take seconds to find.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    let process: PreviewProcess
    do throws(PreviewProcess.Failure) {
      process = try PreviewProcess(
        program ?? "", environment: home.variables.merging(variables) { $1 })
    } catch {
      home.remove()
      throw error
    }
    Children.note(process.number)
    running[process.number] = (process, home)
    process.didEnd = { [weak self] in self?.forget(process.number, $0) }
    return process
  }

  /// Called where a program has come to its end by itself.
  func forget(_ number: pid_t, _ end: PreviewProcess.End) {
    Children.forget(number: number)
    running.removeValue(forKey: number)?.home.remove()
    if spare?.number == number { spare = nil }
  }

  func end() {
    isOver = true
    for (process, home) in running.values {
      process.dismiss()
      home.remove()
    }
  }
}
