/// Since when Apple has the names of SwiftUI, by platform.
///
/// A table is text, a name a line: the name as ``PublicNames`` writes it, the version of iOS that it came
/// with, and what does not follow from that: `visionOS=26`, or `macOS=–` where a platform has it not.
/// macOS and visionOS follow from iOS as they are released together: 17 is macOS 14 and visionOS 1.
/// `?` is a version that nobody has looked up; `own` is a name that no program can reach.
public struct AvailabilityTable: Sendable {
  /// The platforms that are looked at. Mac Catalyst has what iOS has.
  public enum Platform: String, CaseIterable, Sendable {
    case iOS, macOS, visionOS
  }

  /// `17`, `16.4`.
  public struct Version: Comparable, Hashable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// `nil` where the text is no number with at most one dot; what stands behind a second one is left out.
    public init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...3).contains(parts.count), let major = parts[0], !parts.contains(nil) else {
        return nil
      }
      self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  /// Since when a platform has a name.
  public enum Since: Hashable, Sendable {
    case version(Version)
    /// It has it not.
    case never
    /// Nobody has looked it up.
    case unknown
  }

  public struct Entry: Hashable, Sendable {
    /// `View.padding(_:_:)`.
    public let name: String
    public let since: [Platform: Since]

    /// What is called: `padding`; of `Text.init(verbatim:)` the type's name.
    let base: String
    /// The labels of all parameters, `_` where there is none; `nil` of what has no parentheses.
    let labels: [String]?
    /// The last type in the name, where it is a type's name or one of its initializers.
    let isType: Bool
    let isInitializer: Bool
  }

  /// What is wrong with a line of a table.
  public struct Fault: Error, CustomStringConvertible {
    public let line: Int
    public let text: String
    public var description: String { "line \(line) is no entry: \(text)" }
  }

  public let entries: [Entry]
  /// The names, with those that no program can reach.
  public let names: Set<String>
  private let byBase: [String: [Entry]]

  /// - Throws: a ``Fault`` where a line is none of a table, or a name has two.
  public init(_ text: String) throws {
    var entries: [Entry] = []
    var names: Set<String> = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(separator: " ")
      guard let name = words.first, !name.hasPrefix("#") else { continue }
      guard words.count >= 2, names.insert(String(name)).inserted else {
        throw Fault(line: index + 1, text: String(line))
      }
      if words[1] == "own" { continue }
      guard let since = Self.since(words[1], words[2...]) else {
        throw Fault(line: index + 1, text: String(line))
      }
      entries.append(Entry(String(name), since))
    }
    self.entries = entries
    self.names = names
    byBase = Dictionary(grouping: entries, by: \.base)
  }

  /// The entries that a word may mean.
  func entries(called base: String) -> [Entry] { byBase[base] ?? [] }

  private static func since(
    _ first: Substring, _ others: ArraySlice<Substring>
  ) -> [Platform: Since]? {
    var since: [Platform: Since] = [:]
    if first == "?" {
      for platform in Platform.allCases { since[platform] = .unknown }
    } else if first == "–" {
      for platform in Platform.allCases { since[platform] = .never }
    } else if let version = Version(first) {
      since[.iOS] = .version(version)
      since[.macOS] = .version(version.ofMac)
      since[.visionOS] = .version(version.ofVisor)
    } else {
      return nil
    }
    for other in others {
      let sides = other.split(separator: "=")
      guard sides.count == 2, let platform = Platform(rawValue: String(sides[0])) else {
        return nil
      }
      if sides[1] == "–" {
        since[platform] = .never
      } else if let version = Version(sides[1]) {
        since[platform] = .version(version)
      } else {
        return nil
      }
    }
    return since
  }
}

extension AvailabilityTable.Entry {
  fileprivate init(_ name: String, _ since: [AvailabilityTable.Platform: AvailabilityTable.Since]) {
    self.name = name
    self.since = since
    let parts = name.split(separator: "(", maxSplits: 1)
    let path = (parts.first ?? "").split(separator: ".")
    labels =
      parts.count > 1 ? parts[1].dropLast().split(separator: ":").map(String.init) : nil
    isInitializer = path.last == "init"
    base = String((isInitializer ? path.dropLast().last : path.last) ?? "").trimmingPrefixAt
    isType = !isInitializer && labels == nil && (base.first?.isUppercase ?? false)
  }
}

extension String {
  /// Macros are named with the sign that they are called with.
  fileprivate var trimmingPrefixAt: String { hasPrefix("@") ? String(dropFirst()) : self }
}

extension AvailabilityTable.Version {
  /// The macOS that was released with this iOS.
  fileprivate var ofMac: Self {
    switch major {
    case ...13: Self(10, 15)
    case 14: Self(11, minor >= 5 ? 3 : 0)
    case 15, 16: Self(major - 3, max(0, minor - 1))
    case 17, 18: Self(major - 3, minor)
    default: self
    }
  }

  /// The visionOS that was released with this iOS, or the first.
  fileprivate var ofVisor: Self {
    switch major {
    case ...16: Self(1)
    case 17: Self(1, max(0, minor - 3))
    case 18: Self(2, minor)
    default: self
    }
  }
}
