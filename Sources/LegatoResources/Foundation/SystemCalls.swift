public import Foundation

/// A time in seconds since the first of January 2001, in UTC.
public typealias CFAbsoluteTime = Double

/// The current time, in seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Runs code. There are no objects of Objective-C here that would be released at its end.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

extension ProcessInfo {
  /// Whether an iPhone app runs on a Mac: never.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an iPad app runs on a Mac by Mac Catalyst: never.
  public var isMacCatalystApp: Bool { false }
}

extension FileManager {
  /// The folder that the apps of a group share: below the app's own data, as there are no groups here.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    groupIdentifier.isEmpty
      ? nil
      : URL.applicationSupportDirectory.appendingPathComponent("Groups")
        .appendingPathComponent(groupIdentifier)
  }

  /// The folder of documents in iCloud: none, as nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Who is signed in to iCloud: nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
