import Foundation
import SwiftUICore
public import UniformTypeIdentifiers

/// A declarative description of the process of importing and exporting a transferable item.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the item.
  associatedtype Item

  /// The ways in which the item is exported and imported, the preferred one first.
  var _forms: [_TransferForm] { get }
}

// What apps give are functions that may be called anywhere; those around them only check a type.
/// One way in which an item becomes something else, and is made of it.
public struct _TransferForm: @unchecked Sendable {
  enum Kind {
    /// Another value.
    case value(exporting: ((Any) throws -> Any)?, importing: ((Any) throws -> Any?)?)
    /// Data of a content type.
    case data(
      UTType, exporting: ((Any) async throws -> Data)?, importing: ((Data) async throws -> Any)?)
  }
  let kind: Kind
  /// Whether an item is exported in this way; always where nobody says so.
  var condition: ((Any) -> Bool)?
  /// The name of a file that holds the item.
  var suggestedFileName: String?
}

extension TransferRepresentation {
  /// Specifies when an item is exported in this way.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  {
    var forms = _forms
    for index in forms.indices {
      let known = forms[index].condition
      forms[index].condition = { item in
        known?(item) ?? true && (item as? Item).map(condition) ?? false
      }
    }
    return TransferRepresentations<Item>(_forms: forms)
  }

  /// Proposes the name of a file that holds the item.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    var forms = _forms
    for index in forms.indices { forms[index].suggestedFileName = fileName }
    return TransferRepresentations<Item>(_forms: forms)
  }
}

/// Creates a transfer representation by composing existing transfer representations.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// The representation of a type.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  /// One representation as it is.
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  /// Several representations, the first of them the preferred one.
  public static func buildBlock<each R: TransferRepresentation>(_ content: repeat each R)
    -> TransferRepresentations<Item>
  {
    var forms: [_TransferForm] = []
    for part in repeat each content { forms += part._forms }
    return TransferRepresentations(_forms: forms)
  }
}

/// Several representations of one type.
public struct TransferRepresentations<Item>: TransferRepresentation {
  /// The ways, the preferred one first; none where values are handed over as they are.
  public let _forms: [_TransferForm]
}

/// A transfer representation for types that participate in Swift's protocols for encoding and decoding: as JSON.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  private let form: _TransferForm

  /// Creates a representation of a content type, written as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    form = _TransferForm(
      kind: .data(
        contentType,
        exporting: { item in
          guard let item = item as? Item else { throw TransferFault.otherType }
          return try JSONEncoder().encode(item)
        }, importing: { try JSONDecoder().decode(Item.self, from: $0) }))
  }

  /// Encoding and decoding.
  public var _forms: [_TransferForm] { [form] }
}

/// A transfer representation for types that provide their own binary data conversion.
public struct DataRepresentation<Item>: TransferRepresentation {
  private let form: _TransferForm

  /// Creates a representation of a content type that is exported and imported.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    form = _TransferForm(
      kind: .data(
        contentType,
        exporting: { item in
          guard let item = item as? Item else { throw TransferFault.otherType }
          return try await exporting(item)
        }, importing: { try await importing($0) }))
  }

  /// Creates a representation of a content type that can only be exported.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    form = _TransferForm(
      kind: .data(
        exportedContentType,
        exporting: { item in
          guard let item = item as? Item else { throw TransferFault.otherType }
          return try await exporting(item)
        }, importing: nil))
  }

  /// Creates a representation of a content type that can only be imported.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    form = _TransferForm(
      kind: .data(importedContentType, exporting: nil, importing: { try await importing($0) }))
  }

  /// The app's own conversions.
  public var _forms: [_TransferForm] { [form] }
}

/// A transfer representation that uses another type's transfer representation as its own.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation {
  private let form: _TransferForm

  /// Creates a proxy that can be exported.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    form = _TransferForm(kind: .value(exporting: Self.exporting(exporting), importing: nil))
  }
  /// Creates a proxy that can be imported.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    form = _TransferForm(kind: .value(exporting: nil, importing: Self.importing(importing)))
  }
  /// Creates a proxy that can be exported and imported.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    form = _TransferForm(
      kind: .value(
        exporting: Self.exporting(exporting), importing: Self.importing(importing)))
  }

  /// The app's own conversions.
  public var _forms: [_TransferForm] { [form] }

  private static func exporting(
    _ body: @escaping @Sendable (Item) throws -> ProxyRepresentation
  ) -> (Any) throws -> Any {
    { item in
      guard let item = item as? Item else { throw TransferFault.otherType }
      return try body(item)
    }
  }

  private static func importing(
    _ body: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) -> (Any) throws -> Any? {
    { value in try (value as? ProxyRepresentation).map(body) }
  }
}

/// Why a value was not handed over.
enum TransferFault: Error {
  case otherType
  case noText
  case noFile
}
