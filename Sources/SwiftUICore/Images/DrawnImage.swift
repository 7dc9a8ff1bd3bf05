import LegatoDisplay

/// An image that is drawn by code. Two are the same only where one is a copy of the other.
final class DrawnImage: Equatable, Sendable {
  /// What the code draws with.
  struct Tools {
    let textEngine: any TextLayoutEngine
    let images: ImageStore
    let environment: EnvironmentValues
    /// Reports something that could not be drawn.
    let report: (String) -> Void
  }

  /// In points.
  let size: CGSize
  /// Returns the commands that draw it, from its top left.
  // It is called where views are drawn, which is on the main thread.
  nonisolated(unsafe) let commands: (Tools) -> [DrawCommand]

  init(size: CGSize, commands: @escaping (Tools) -> [DrawCommand]) {
    self.size = size
    self.commands = commands
  }

  static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }
}
