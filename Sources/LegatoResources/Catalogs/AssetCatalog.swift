import Foundation
import Synchronization

/// An asset catalogue as Xcode keeps it: folders whose `Contents.json` says what is in them.
///
/// What cannot be read is left out, and is a fault: a catalogue is made by many hands and tools.
package final class AssetCatalog: Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
    case data = "dataset"
  }

  /// One thing of a catalogue, with its variants.
  package struct Asset: Hashable, Sendable {
    package let kind: Kind
    /// By which code asks for it, with the folders above it that are namespaces: `Icons/Star`.
    package let name: String
    package let folder: String
  }

  /// All assets, in the order of their folders.
  package let assets: [Asset]
  private let byName: [Key: Asset]
  private let known = Mutex<[String: AssetContents]>([:])

  private struct Key: Hashable {
    let kind: Kind
    let name: String
  }

  private static let catalogues = Mutex<[String: [AssetCatalog]]>([:])

  /// The catalogues of a folder of resources, by name. They are read once.
  package static func all(in folder: String) -> [AssetCatalog] {
    if let known = catalogues.withLock({ $0[folder] }) { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
      AssetCatalog(folder: folder + "/" + $0)
    }
    catalogues.withLock { $0[folder] = found }
    return found
  }

  /// - Parameter folder: the catalogue, `Assets.xcassets`.
  package init(folder: String) {
    var collector = AssetCollector()
    collector.collect(folder, prefix: "", depth: 0)
    assets = collector.assets
    byName = Dictionary(
      assets.map { (Key(kind: $0.kind, name: $0.name), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  package func asset(_ name: String, _ kind: Kind) -> Asset? {
    byName[Key(kind: kind, name: name)]
  }

  /// The variants of an asset.
  package func contents(of asset: Asset) -> AssetContents {
    known.withLock { known in
      if let contents = known[asset.folder] { return contents }
      let contents = AssetContents(folder: asset.folder)
      known[asset.folder] = contents
      return contents
    }
  }
}

/// Walks through the folders of a catalogue. A folder that was met before, as a link leads to it, is left out.
private struct AssetCollector {
  private static let deepest = 16

  var assets: [AssetCatalog.Asset] = []
  private var room = 20_000
  private var seen: Set<String> = []

  mutating func collect(_ folder: String, prefix: String, depth: Int) {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard depth < Self.deepest, seen.insert(real).inserted else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where room > 0 {
      room -= 1
      let path = folder + "/" + name
      let parts = name.split(separator: ".")
      if parts.count > 1, let last = parts.last {
        guard let kind = AssetCatalog.Kind(rawValue: String(last)) else { continue }
        let base = String(name.dropLast(last.count + 1))
        assets.append(AssetCatalog.Asset(kind: kind, name: prefix + base, folder: path))
      } else if !name.hasPrefix(".") {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
          isFolder.boolValue
        else { continue }
        let isPart = AssetContents(folder: path).providesNamespace
        collect(path, prefix: isPart ? prefix + name + "/" : prefix, depth: depth + 1)
      }
    }
  }
}
