import Foundation
import LegatoResources

/// The resources of a package's target, for code that asks for `Bundle.module` in a film or a check.
public enum ModuleResources {
  /// The bundle that `Bundle.module` is: the target's resources, each where a build would put it.
  ///
  /// Made of links in a temporary folder, which goes when the program ends; what the target has at that moment counts.
  ///
  /// - Parameters:
  ///   - folder: the target's folder, an absolute path. Catalogues of assets and of texts below it need no declaration.
  ///   - processed: the paths of resources that are processed, absolute; of a folder everything that lies in it stands
  ///     at the bundle's root.
  ///   - copied: the paths of resources that are copied as they are.
  ///   - excluded: what the target leaves out.
  /// - Returns: the main bundle where no temporary folder can be made.
  public nonisolated static func bundle(
    of folder: String, processing processed: [String], copying copied: [String],
    excluding excluded: [String]
  ) -> Bundle {
    ModuleBundle(folder: folder, processed: processed, copied: copied, excluded: excluded).make()
  }
}
