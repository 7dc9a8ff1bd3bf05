package import Foundation
import Synchronization

/// What `Bundle.main` is while a host is at work: a folder made for the app, with its `Info.plist` and
/// links to its resources. See decision 0030.
package enum MainBundle {
  /// The bundle of the program that runs, which has nothing of the app.
  package static let program: Bundle = {
    typealias Getter = @convention(c) () -> UnsafeMutableRawPointer
    // Foundation's own function, which stands behind ours.
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    guard let symbol = dlsym(next, "$s10Foundation6BundleC4mainACvgZ"),
      let getter = Optional(unsafeBitCast(symbol, to: Getter.self))
    else { return Bundle(path: "/")! }
    return Unmanaged<Bundle>.fromOpaque(getter()).takeRetainedValue()
  }()

  private struct Contents: Hashable {
    let folders: [String]
    let info: InfoList
  }

  private static let state = Mutex<State>(State())

  /// Bundles are objects that are only read.
  private struct State: @unchecked Sendable { var bundles: [Contents: Bundle] = [:] }

  package static var current: Bundle {
    guard let settings = CurrentLocalization.settings,
      !settings.folders.isEmpty || settings.info.path != nil
    else { return program }
    let contents = Contents(folders: settings.folders, info: settings.info)
    return state.withLock { known in
      if let bundle = known.bundles[contents] { return bundle }
      let bundle = make(contents) ?? program
      known.bundles[contents] = bundle
      return bundle
    }
  }

  /// How many things of the resource folders the bundle shows.
  private static let capacity = 4096

  private static func make(_ contents: Contents) -> Bundle? {
    guard let folder = LinkedFolder.make() else { return nil }
    let files = FileManager.default
    var room = capacity
    for source in contents.folders {
      let names = (try? files.contentsOfDirectory(atPath: source)) ?? []
      for name in names.sorted() where room > 0 && !isLeftOut(name) {
        room -= 1
        symlink(URL(fileURLWithPath: source + "/" + name).path, folder + "/" + name)
      }
      for model in CompiledModel.all(in: source) {
        symlink(URL(fileURLWithPath: model.path).path, folder + "/" + model.name)
      }
    }
    let list = try? PropertyListSerialization.data(
      fromPropertyList: contents.info.entries, format: .xml, options: 0)
    unlink(folder + "/Info.plist")
    _ = files.createFile(atPath: folder + "/Info.plist", contents: list)
    return Bundle(path: folder)
  }

  /// What no app's bundle has: sources, what is hidden, and folders by which Foundation would take it for a
  /// bundle of another kind.
  private static func isLeftOut(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix(".swift") || name.hasSuffix(".xcodeproj")
      || ["Info.plist", "Resources", "Contents", "Support Files"].contains(name)
  }
}

extension Bundle {
  /// Foundation's `Bundle.main`, in whose stead the linker finds it: see `LocaleHooks.swift`.
  @_silgen_name("$s10Foundation6BundleC4mainACvgZ")
  package static func hostMain() -> Bundle { MainBundle.current }

  /// Foundation's `Bundle(for:)`, likewise: an app's classes are in its main bundle, and those of a program without
  /// bundles in that of the program, as Foundation has it.
  @_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
  package static func hostBundle(for type: AnyClass) -> Bundle { MainBundle.current }
}
