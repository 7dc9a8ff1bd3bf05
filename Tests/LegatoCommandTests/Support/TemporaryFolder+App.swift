import TestSupport

extension TemporaryFolder {
  /// Writes an Xcode project of one app, whose files are those in the folder of its name.
  func writeAppProject(_ name: String) throws {
    try write(
      "\(name).xcodeproj/project.pbxproj",
      """
      { objects = { P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
          buildPhases = (); fileSystemSynchronizedGroups = (S); }; }; rootObject = P; }
      """)
  }
}
