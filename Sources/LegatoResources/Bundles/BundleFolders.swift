package import Foundation

/// Where the resources of a bundle lie.
package enum BundleFolders {
  /// The folders of a bundle's resources, the first one first. Those of the main bundle are the host's,
  /// as it is not the program that runs views whose resources an app means.
  ///
  /// - Parameter main: the folders of the main bundle.
  package static func folders(of bundle: Bundle?, main: [String]) -> [String] {
    if bundle == nil, main.isEmpty { return programPaths }
    let isMain = bundle.map(isMain) ?? true
    let paths = (isMain ? main : []) + (bundle.map(paths) ?? programPaths)
    return unique(paths)
  }

  private static func unique(_ paths: [String]) -> [String] {
    paths.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func paths(of bundle: Bundle) -> [String] {
    [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
  }

  /// Every text that is looked up asks for them.
  private static let programPaths = unique(paths(of: MainBundle.program))

  /// Whether it is the main bundle: the app's, or the program's.
  package static func isMain(_ bundle: Bundle) -> Bool {
    bundle === MainBundle.program || bundle === Bundle.main
      || bundle.bundlePath == MainBundle.program.bundlePath
  }
}
