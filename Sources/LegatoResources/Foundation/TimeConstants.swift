// Units of time that Dispatch has on iOS, as whole numbers. Modules that have one themselves, as the stand-in for
// AVFoundation does, are asked first.

/// Nanoseconds in a second.
@_disfavoredOverload
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
@_disfavoredOverload
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
@_disfavoredOverload
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
@_disfavoredOverload
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
@_disfavoredOverload
public let MSEC_PER_SEC: UInt64 = 1_000
