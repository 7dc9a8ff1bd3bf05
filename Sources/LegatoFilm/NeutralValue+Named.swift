import Foundation
import SwiftUICore

/// Values by what is compiled into an app for a film, and is found by its name.
extension NeutralValue {
  /// A value of a protocol's type: that of a type which is called like it and conforms to it. A value of another type of the
  /// app's: what a maker of its makes.
  nonisolated static func named(for type: Any.Type) -> Any? {
    let parts = _typeName(type, qualified: true).split(separator: ".").map(String.init)
    guard parts.count > 1, parts.allSatisfy({ $0.allSatisfy(\.isASCII) }) else { return nil }
    let name = "_LegatoMadeUp_" + parts.dropFirst().joined(separator: "_")
    // As Swift mangles a type's name: its module, itself, and whether it is a structure, a class or an enum.
    let mangled = "\(parts[0].utf8.count)\(parts[0])\(name.utf8.count)\(name)"
    let found = ["V", "C", "O"].lazy.compactMap { _typeByName(mangled + $0) }.first
    switch found {
    case let conformer as any MadeUpValue.Type: return conformer.init()
    // What makes a value of an app's may be the main actor's, and code elsewhere cannot wait for it.
    case let maker as any MadeUpMaker.Type where MainThread.isCurrent:
      nonisolated(unsafe) var made: Any?
      MainActor.assumeIsolated { made = self.made(by: maker) }
      return made
    default: return nil
    }
  }

  @MainActor private static var open: Set<ObjectIdentifier> = []

  /// - Returns: `nil` where the maker is at work already: to make a value of its type one of the same type is needed.
  @MainActor private static func made(by maker: any MadeUpMaker.Type) -> Any? {
    guard open.insert(ObjectIdentifier(maker)).inserted else { return nil }
    defer { open.remove(ObjectIdentifier(maker)) }
    return maker.make()
  }
}
