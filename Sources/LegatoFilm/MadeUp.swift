import SwiftUI

/// A value of a type that is declared nowhere, in code that is compiled for a film. It says nothing, and all are equal.
public nonisolated protocol MadeUpValue: Codable, Error, Hashable, Identifiable, Sendable {
  init()
}

/// As `MadeUpValue`, where the code needs an object.
public nonisolated protocol MadeUpObject: AnyObject, MadeUpValue, Observable, ObservableObject {}

extension MadeUpValue {
  public init(from decoder: any Decoder) throws { self.init() }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
  public static func == (left: Self, right: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
  public var id: String { String(describing: Self.self) }
}

/// What makes a value of one of an app's own types, with values that say nothing where it asks for some.
public protocol MadeUpMaker {
  /// - Returns: `nil` where the type's own code makes none.
  @MainActor static func make() -> Any?
}
