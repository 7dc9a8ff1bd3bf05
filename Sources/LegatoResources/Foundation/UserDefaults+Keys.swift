public import Foundation

extension UserDefaults {
  /// Sets a value, as ``set(_:forKey:)`` does: an object of Foundation takes values by their keys, which needs
  /// Objective-C elsewhere.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key, as ``object(forKey:)`` has it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
