import CoreGraphics
import Foundation

/// The room that text is laid into.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// The room that lines keep at their ends, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines; no limit at 0.
  open var maximumNumberOfLines = 0
  /// How lines that are too long end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// What is made of a text: nothing here.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The types as bits.
  public let rawValue: UInt
  /// Creates types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Links.
  public static let link = Self(rawValue: 2)
  /// Addresses.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// The numbers of parcels.
  public static let shipmentTrackingNumber = Self(rawValue: 16)
  /// The numbers of flights.
  public static let flightNumber = Self(rawValue: 32)
  /// Remarks that say where or when.
  public static let lookupSuggestion = Self(rawValue: 64)
  /// All of them.
  public static let all = Self(rawValue: .max)
}
