import Foundation

// Where there is no Objective-C, a cast makes no object of a value: the command has `text as NSString` read as
// `text._NSString`.

extension String {
  /// The text as an object.
  public var _NSString: NSString { NSString(string: self) }
}

extension Substring {
  /// The text as an object.
  public var _NSString: NSString { NSString(string: String(self)) }
}

extension URL {
  /// The location as an object.
  public var _NSURL: NSURL { NSURL(string: absoluteString) ?? NSURL(fileURLWithPath: path) }
}

extension Data {
  /// The data as an object.
  public var _NSData: NSData { NSData(data: self) }
}
