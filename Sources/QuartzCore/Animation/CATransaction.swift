import CoreGraphics
import Foundation
import SwiftUICore

/// A mechanism for grouping changes of layers. Changes of layers are not animated here: a transaction says
/// when its closure is called, which is where it is committed.
public final class CATransaction: NSObject {
  private var completion: (() -> Void)?
  // Layers are changed on the main thread.
  private nonisolated(unsafe) static var open: [CATransaction] = []

  /// Begins a new transaction.
  public static func begin() { open.append(CATransaction()) }
  /// Commits all changes made during the current transaction, and calls its closure.
  public static func commit() { open.popLast()?.completion?() }
  /// Commits the current transaction's changes: there are none that wait.
  public static func flush() {}
  /// Sets the closure that is called when the changes have been made; at once outside of a transaction.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if let last = open.last { last.completion = block } else { block?() }
  }
  /// Sets whether changes of layers are animated: none are. To ask for that is reported.
  public static func setDisableActions(_ flag: Bool) {
    if !flag { withoutEffect("setDisableActions(false)") }
  }
  /// Sets the duration of animations: there are none, which is reported.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    if duration > 0 { withoutEffect("setAnimationDuration(_:)") }
  }
  /// Sets the curve of animations: there are none, which is reported.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    if function != nil { withoutEffect("setAnimationTimingFunction(_:)") }
  }

  private static func withoutEffect(_ name: String) {
    RunningHost.report("CATransaction.\(name): changes of layers are not animated here.")
  }
}
