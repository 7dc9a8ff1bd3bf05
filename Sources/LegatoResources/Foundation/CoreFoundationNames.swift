public import Foundation

// Names of Core Foundation, which on Linux is Foundation's own. They stand for values where Foundation has one, so that
// `text as CFString` is a cast to the type that the text has: a value does not become an object by a cast here.

/// A text.
public typealias CFString = String
/// A table.
public typealias CFDictionary = [String: Any]
/// An address.
public typealias CFURL = URL
/// Data.
public typealias CFData = Data
/// A date.
public typealias CFDate = Date
/// A number.
public typealias CFNumber = NSNumber
/// A number that is true or false.
public typealias CFBoolean = NSNumber
/// An error.
public typealias CFError = NSError
/// Any object.
public typealias CFTypeRef = AnyObject
/// A number of things, or the place of one.
public typealias CFIndex = Int
/// Options as bits.
public typealias CFOptionFlags = UInt

/// The number that is true.
///
/// Modules that have one themselves, as the stand-in for Security does, are asked first.
@_disfavoredOverload
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// The number that is false.
@_disfavoredOverload
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
