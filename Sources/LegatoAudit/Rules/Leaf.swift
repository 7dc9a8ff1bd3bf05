/// What the last view of a path is.
enum Leaf {
  /// Whether it is drawn as a shape: neither text nor a picture.
  static func isShape(_ path: String, _ run: Run) -> Bool {
    let name = PathOps.name(path)
    let isOther = ["Text", "Image", "Label", "TextField", "ScrollView", "List"].contains(name)
    return !isOther
      && run.tracks.contains {
        $0.path == path && ["fill", "color", "shape", "lineWidth"].contains($0.property)
      } && !run.tracks.contains { $0.path == path && $0.property.hasPrefix("content") }
  }
}
