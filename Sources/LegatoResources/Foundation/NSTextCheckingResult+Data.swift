public import Foundation

/// What a detector of data has found.
final class DataCheckingResult: NSTextCheckingResult {
  let value: DetectedData.Value
  private let place: NSRange

  init(_ value: DetectedData.Value, _ range: NSRange) {
    (self.value, place) = (value, range)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func encode(with coder: NSCoder) {}
  override class var supportsSecureCoding: Bool { false }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch value {
    case .link: NSDataDetector.link
    case .phoneNumber: NSDataDetector.phoneNumber
    case .date: NSDataDetector.date
    }
  }

  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }

  override func range(withName name: String) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
}

extension NSTextCheckingResult {
  private var data: DetectedData.Value? { (self as? DataCheckingResult)?.value }

  /// The address of a link; of mail with the scheme `mailto`, and of a host alone with `http`.
  public var url: URL? {
    if case .link(let url)? = data { url } else { nil }
  }

  /// A telephone number, as the text has it.
  public var phoneNumber: String? {
    if case .phoneNumber(let number)? = data { number } else { nil }
  }

  /// A date; at noon where the text has no time.
  public var date: Date? {
    if case .date(let date)? = data { date } else { nil }
  }

  /// How long what begins at a date takes: nothing is known of it.
  public var duration: TimeInterval { 0 }

  /// The time zone of a date: nothing is known of it.
  public var timeZone: TimeZone? { nil }

  /// The parts of a postal address: none are found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }

  /// The parts of a postal address or a flight: none are found.
  public var components: [NSTextCheckingKey: String]? { nil }
}
