import Foundation

/// The domain of the errors of maps.
public let MKErrorDomain = "MKErrorDomain"

/// An error of maps.
public struct MKError: CustomNSError, Hashable, Error, Sendable {
  /// The number of an error.
  public enum Code: UInt, Hashable, Sendable {
    /// Something.
    case unknown = 1
    /// The server failed.
    case serverFailure
    /// Too much was asked for.
    case loadingThrottled
    /// There is no such place.
    case placemarkNotFound
    /// There is no such way.
    case directionsNotFound
    /// Data could not be read.
    case decodingFailed

    /// Whether an error has the number.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? MKError)?.code == code
    }
  }

  /// The number.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { MKErrorDomain }
  /// The number in the domain.
  public var errorCode: Int { Int(code.rawValue) }
  /// What is said of the error.
  public var errorUserInfo: [String: Any] { [:] }

  /// Something.
  public static var unknown: Code { .unknown }
  /// The server failed.
  public static var serverFailure: Code { .serverFailure }
  /// Too much was asked for.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// There is no such place.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There is no such way.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// Data could not be read.
  public static var decodingFailed: Code { .decodingFailed }
}
