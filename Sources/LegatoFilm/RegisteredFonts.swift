import Foundation
import LegatoDisplay
import SwiftUICore

/// The fonts that an app registers while it runs: what stands in for Core Text ends here.
public enum RegisteredFonts {
  /// Registers the fonts of a file with the host at work.
  ///
  /// - Returns: `false` where it is no font that can be read, and where no host is at work.
  public nonisolated static func register(_ file: URL) -> Bool {
    guard MainThread.isCurrent, file.isFileURL else { return false }
    return MainActor.assumeIsolated {
      ViewGraph.current.map { $0.textEngine.register(fontFiles: [file.path]).isEmpty } ?? false
    }
  }
}
