import Foundation

// The functions of CHostClock, declared here rather than imported: a module that is imported, even
// internally, has to be found again by whoever imports SwiftUI, and a file that says `import
// SwiftUI` should need nothing but our modules.

@_extern(c, "HostClockIsInside")
func HostClockIsInside() -> Bool

@_extern(c, "HostClockEnter")
func HostClockEnter(_ inside: Bool) -> Bool

@_extern(c, "HostClockInstall")
func HostClockInstall(
  _ now: @convention(c) () -> Double,
  _ wait: @convention(c) (Double, @escaping @convention(block) () -> Void) -> Void,
  _ addTimer: @convention(c) (UnsafeRawPointer, UnsafeRawPointer, Double, Double) -> Void,
  _ moveTimer: @convention(c) (UnsafeRawPointer, Double) -> Void,
  _ removeTimer: @convention(c) (UnsafeRawPointer) -> Void,
  _ runJob: @convention(c) (Double, UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void)

@_extern(c, "HostClockPassOn")
func HostClockPassOn(
  _ delay: Double, _ job: UnsafeRawPointer, _ function: UnsafeRawPointer, _ queue: UnsafeRawPointer)
