import LegatoResources

extension ViewGraph {
  /// Takes in the fonts that the app's `Info.plist` names, and reports those that are not there.
  func registerAppFonts(_ configuration: HostConfiguration) {
    let names = configuration.info.fonts
    guard !names.isEmpty else { return }
    var folders = configuration.resourceFolders
    if let path = configuration.info.path, let slash = path.lastIndex(of: "/") {
      folders.append(String(path[..<slash]))
    }
    let (found, missing) = AppFontFiles.find(names, in: folders)
    for name in missing {
      report("UIAppFonts: there is no file \(name) among the app's resources.", at: nil)
    }
    for path in textEngine.register(fontFiles: found) {
      report("UIAppFonts: \(path) is no font that can be read.", at: nil)
    }
  }
}
