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
  /// The folder that the apps of a group share: below the app's own data, as there are no groups here. It is made where it is
  /// not there, as the system has made it on a phone.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    // A name that led elsewhere would be no group's.
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != ".." else {
      return nil
    }
    let folder = URL.applicationSupportDirectory.appendingPathComponent("Groups")
      .appendingPathComponent(groupIdentifier)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The folder of documents in iCloud: none, as nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Who is signed in to iCloud: nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
