import Foundation
import LegatoFilm

/// The program in which a view of the studio runs, from its start to its end.
@MainActor
public enum PreviewMain {
  /// The file number of the socket to the studio.
  nonisolated static let socket: Int32 = 3

  /// Answers what the studio asks, until it is gone.
  ///
  /// - Returns: the exit code.
  public static func run() -> Int32 {
    ParentWatch.start()
    let channel = PreviewChannel(file: socket)
    let session = PreviewSession(channel)
    session.warmUp()
    channel.send(PreviewReply(kind: .ready))
    while true {
      if session.hasWork, !channel.hasMessage(waits: false) {
        session.work()
        continue
      }
      _ = channel.hasMessage(waits: true)
      guard let data = channel.receive() else { return 0 }
      do {
        session.perform(try JSONDecoder().decode(PreviewRequest.self, from: data))
      } catch {
        channel.send(
          PreviewReply(kind: .failed, message: "A request cannot be read: \(error)"))
      }
    }
  }
}
