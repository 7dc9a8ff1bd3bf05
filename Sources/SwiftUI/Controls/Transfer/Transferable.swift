import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A protocol that describes how a type interacts with transport APIs such as drag and drop or copy and paste.
///
/// Within one program values are handed over as they are; where another type is asked for, as one of the
/// representations that both know: first as a proxy, then as data of a content type.
public protocol Transferable {
  /// The type of the representation used to import and export the item.
  associatedtype Representation: TransferRepresentation
  /// The representation used to import and export the item.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value of one type becomes one of another.
enum Transfer {
  /// The value, or what a proxy makes of it; `nil` where there is no such way.
  static func value<T: Transferable>(_ item: Any, as type: T.Type) -> T? {
    if let value = item as? T { return value }
    if let provider = item as? NSItemProvider {
      return provider.values.lazy.compactMap { Self.value(bridged($0), as: type) }.first
    }
    let exported = [item] + proxies(of: item)
    for value in exported {
      if let value = value as? T { return value }
      for form in T.transferRepresentation._forms {
        if case .value(_, let importing?) = form.kind,
          let made = (try? importing(value)) as? T
        {
          return made
        }
      }
    }
    return nil
  }

  /// Whether a value can become one of a type, be it as data.
  static func isPossible<T: Transferable>(_ item: Any, as type: T.Type) -> Bool {
    value(item, as: type) != nil || !common(item, type).isEmpty
  }

  /// The value by way of data; `nil` where that fails.
  @MainActor
  static func valueOfData<T: Transferable>(_ item: Any, as type: T.Type) async -> T? {
    for way in common(item, type) {
      nonisolated(unsafe) let (exporting, importing, item) = (way.exporting, way.importing, item)
      if let data = try? await exporting(item), let value = (try? await importing(data)) as? T {
        return value
      }
    }
    return nil
  }

  private typealias Way = (
    exporting: (Any) async throws -> Data, importing: (Data) async throws -> Any
  )

  private static func common<T: Transferable>(_ item: Any, _ type: T.Type) -> [Way] {
    forms(of: item).flatMap { form -> [Way] in
      guard case .data(let content, let exporting?, _) = form.kind else { return [] }
      if T.self == Data.self { return [(exporting, { data in data })] }
      return T.transferRepresentation._forms.compactMap { other in
        guard case .data(let wanted, _, let importing?) = other.kind, content.conforms(to: wanted)
        else { return nil }
        return (exporting, importing)
      }
    }
  }

  private static func proxies(of item: Any) -> [Any] {
    forms(of: item).compactMap { form in
      guard case .value(let exporting?, _) = form.kind else { return nil }
      return try? exporting(item)
    }
  }

  /// The ways in which an item is exported, as far as it says so.
  static func forms(of item: Any) -> [_TransferForm] {
    func own<I: Transferable>(_ item: I) -> [_TransferForm] {
      I.transferRepresentation._forms.filter { $0.condition?(item) ?? true }
    }
    if let provider = item as? NSItemProvider { return provider.forms }
    guard let item = item as? any Transferable else { return [] }
    return own(item)
  }

  /// Foundation's objects as the values that Swift has for them.
  private static func bridged(_ value: Any) -> Any {
    switch value {
    case let text as NSString: String(describing: text)
    case let url as NSURL: URL(string: url.absoluteString) ?? value
    case let data as NSData: Data(referencing: data)
    default: value
    }
  }
}

extension String: Transferable {
  /// As it is, or as data in UTF-8.
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      guard let text = String(validating: $0, as: UTF8.self) else { throw TransferFault.noText }
      return text
    }
  }
}
extension URL: Transferable {
  /// As it is, or as data that holds it as text.
  public static var transferRepresentation: DataRepresentation<URL> {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
        throw TransferFault.noText
      }
      return url
    }
  }
}
extension Data: Transferable {
  /// As it is.
  public static var transferRepresentation: TransferRepresentations<Data> {
    TransferRepresentations(_forms: [])
  }
}
extension AttributedString: Transferable {
  /// As it is, or as its characters.
  public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
    ProxyRepresentation(
      exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}
extension Image: Transferable {
  /// As it is.
  public static var transferRepresentation: TransferRepresentations<Image> {
    TransferRepresentations(_forms: [])
  }
}
extension Color: Transferable {
  /// As it is.
  public static var transferRepresentation: TransferRepresentations<Color> {
    TransferRepresentations(_forms: [])
  }
}
extension Never: Transferable {
  /// There is no value.
  public static var transferRepresentation: TransferRepresentations<Never> {
    TransferRepresentations(_forms: [])
  }
}
