import Foundation
import SwiftUICore

/// A protocol that describes how a type interacts with transport APIs such as drag and drop or copy and paste.
///
/// Within one program values are handed over as they are: representations say what a type would become for
/// others, and are kept, not run.
public protocol Transferable {
  /// The type of the representation used to import and export the item.
  associatedtype Representation: TransferRepresentation
  /// The representation used to import and export the item.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A declarative description of the process of importing and exporting a transferable item.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the item.
  associatedtype Item
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
  { TransferRepresentations() }
}

/// Several representations of one type.
public struct TransferRepresentations<Item>: TransferRepresentation {}

/// A transfer representation for types that participate in Swift's protocols for encoding and decoding.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// Creates a representation of a content type, by its identifier.
  public init(for itemType: Item.Type = Item.self, contentTypeIdentifier: String) {}
}

/// A transfer representation for types that provide their own binary data conversion.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Creates a representation of a content type, by its identifier.
  public init(
    contentTypeIdentifier: String, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A transfer representation that uses another type's transfer representation as its own.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation {
  /// Creates a proxy that can be exported.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// Creates a proxy that can be exported and imported.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
}

extension String: Transferable {
  /// As it is.
  public static var transferRepresentation: TransferRepresentations<String> {
    TransferRepresentations<String>()
  }
}
extension URL: Transferable {
  /// As it is.
  public static var transferRepresentation: TransferRepresentations<URL> {
    TransferRepresentations<URL>()
  }
}
extension Data: Transferable {
  /// As it is.
  public static var transferRepresentation: TransferRepresentations<Data> {
    TransferRepresentations<Data>()
  }
}
extension AttributedString: Transferable {
  /// As it is.
  public static var transferRepresentation: TransferRepresentations<AttributedString> {
    TransferRepresentations<AttributedString>()
  }
}
extension Image: Transferable {
  /// As it is.
  public static var transferRepresentation: TransferRepresentations<Image> {
    TransferRepresentations<Image>()
  }
}
extension Color: Transferable {
  /// As it is.
  public static var transferRepresentation: TransferRepresentations<Color> {
    TransferRepresentations<Color>()
  }
}
extension Never: Transferable {
  /// There is no value.
  public static var transferRepresentation: TransferRepresentations<Never> {
    TransferRepresentations<Never>()
  }
}
