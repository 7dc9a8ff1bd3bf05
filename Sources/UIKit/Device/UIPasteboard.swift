import Foundation
import SwiftUICore

/// An object that helps a person share data from one place to another. The general pasteboard's string is
/// what is cut, copied and pasted in the host's texts.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The system's general pasteboard.
  public static let general = UIPasteboard()

  /// Posted when the contents of a pasteboard change.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  /// What is on a pasteboard: all objects of one name share it.
  private final class Storage {
    var contents: [String: Any] = [:]
    var string: String?
  }

  private static var named: [String: Storage] = [:]
  private var storage = Storage()
  private var host: ObjectIdentifier?
  private var contents: [String: Any] {
    get { storage.contents }
    set { storage.contents = newValue }
  }
  private var ownString: String? {
    get { storage.string }
    set { storage.string = newValue }
  }

  /// How often the contents have changed.
  open private(set) var changeCount = 0

  /// A pasteboard of a name; `nil` where there is none yet and none is to be created. What is copied to it is there for
  /// all that have the name, as long as the program runs.
  public convenience init?(name: String, create: Bool) {
    guard create || Self.named[name] != nil else { return nil }
    self.init()
    if let known = Self.named[name] { storage = known }
    Self.named[name] = storage
  }

  /// What is not a string belongs to the host in which it was copied.
  private func renew() {
    let now = RunningHost.current?.identity
    if self === UIPasteboard.general, now != host {
      host = now
      contents = [:]
    }
  }

  private func didChange() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  private func value<Value>(_ key: String) -> Value? {
    renew()
    return contents[key] as? Value
  }

  private func set(_ value: Any?, _ key: String) {
    renew()
    contents = [:]
    text = value as? String
    if let value, !(value is String) { contents[key] = value }
    didChange()
  }

  private var text: String? {
    get {
      guard self === UIPasteboard.general, let host = RunningHost.current else { return ownString }
      return host.clipboard
    }
    set {
      guard self === UIPasteboard.general, let host = RunningHost.current else {
        ownString = newValue
        return
      }
      host.clipboard = newValue
    }
  }

  /// The string of the first item.
  open var string: String? {
    get { text }
    set { set(newValue, "string") }
  }
  /// The strings of all items.
  open var strings: [String]? {
    get { text.map { [$0] } }
    set { set(newValue?.joined(separator: "\n"), "string") }
  }
  /// The URL of the first item.
  open var url: URL? {
    get { value("url") ?? text.flatMap { URL(string: $0) } }
    set { set(newValue, "url") }
  }
  /// The image of the first item.
  open var image: UIImage? {
    get { value("image") }
    set { set(newValue, "image") }
  }
  /// The color of the first item.
  open var color: UIColor? {
    get { value("color") }
    set { set(newValue, "color") }
  }
  /// The items, by the names of their types.
  open var items: [[String: Any]] {
    get {
      renew()
      return (text.map { [["public.utf8-plain-text": $0]] } ?? [])
        + (contents.isEmpty ? [] : [contents])
    }
    set { set(newValue.first?.values.first as? String, "string") }
  }
  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// Whether there is a string.
  open var hasStrings: Bool { text != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { url?.scheme != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a color.
  open var hasColors: Bool { color != nil }

  /// Puts data on the pasteboard.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    set(value, pasteboardType)
  }
  /// Puts data on the pasteboard.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    set(data, pasteboardType)
  }
  /// Data of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? { value(pasteboardType) }
  /// A value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { value(pasteboardType) }
  /// Puts items on the pasteboard. They do not expire.
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { self.items = items }
}
