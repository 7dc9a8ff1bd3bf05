import SwiftIfConfig
import SwiftSyntax

/// The conditions under which sources are compiled for films, checks and tests: those of a debug build for an iPhone's
/// simulator, whatever machine compiles it.
public struct SourceConditions: BuildConfiguration, Hashable, Sendable {
  /// A version of iOS, as in `17.4`.
  public struct Version: Comparable, Hashable, Sendable, CustomStringConvertible {
    public var major: Int
    public var minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// - Returns: `nil` for a text that is not `17` or `17.4`.
    public init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0] else {
        return nil
      }
      self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    public static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  /// The newest version of iOS whose interfaces are known.
  public static let newest = Version(26)

  /// The modules that can be imported.
  public var modules: Set<String>
  /// The names that `#if` finds set.
  public var defines: Set<String>
  /// What `#available` answers for.
  public var version: Version

  public init(
    modules: Set<String>, defines: Set<String> = ["DEBUG"], version: Version = Self.newest
  ) {
    self.modules = modules
    self.defines = defines
    self.version = version
  }

  public func isCustomConditionSet(name: String) -> Bool { defines.contains(name) }

  public func hasFeature(name: String) -> Bool { true }

  public func hasAttribute(name: String) -> Bool { true }

  public func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { modules.contains($0.1) } ?? false
  }

  public func isActiveTargetOS(name: String) -> Bool { name == "iOS" }

  public func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }

  public func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }

  public func isActiveTargetRuntime(name: String) -> Bool {
    name == "_Native" || name == "_multithreaded"
  }

  public func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

  public func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  public var targetPointerBitWidth: Int { 64 }

  public var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }

  public var endianness: Endianness { .little }

  /// Sources are compiled in the Swift 5 mode first, in which `swift()` is 5.10.
  public var languageVersion: VersionTuple { VersionTuple(5, 10) }

  public var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
