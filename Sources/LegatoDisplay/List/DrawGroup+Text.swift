extension DrawCommand {
  /// The command as lines of text: one, and one more, indented, for each command of a group.
  var lines: [String] {
    guard case .group(let group) = self else { return [description] }
    return [group.headline] + group.inner.map { "  " + $0 }
  }
}

extension DrawGroup {
  /// The group's own properties on one line; what is as usual is left out.
  var headline: String {
    var parts = ["group"]
    if !transform.isIdentity { parts.append(transform.description) }
    if isIsolated { parts.append("isolated") }
    if !isAntialiased { parts.append("aliased") }
    if opacity != 1 { parts.append("opacity \(readable(opacity))") }
    if blendMode != .normal { parts.append("blend \(blendMode.rawValue)") }
    parts += filters.map(\.description)
    for clip in clips {
      guard case .geometry(let geometry, let transform, let evenOdd) = clip.area else { continue }
      parts.append(
        "clip \(clip.isInverse ? "outside " : "")\(geometry)\(evenOdd ? " even-odd" : "")"
          + (transform.isIdentity ? "" : " \(transform)"))
    }
    return parts.joined(separator: " ")
  }

  /// What it draws, and before it the pictures that it is clipped to.
  var inner: [String] {
    var lines: [String] = []
    for clip in clips {
      guard case .picture(let group) = clip.area else { continue }
      let area = DrawCommand.group(group).lines
      lines.append("clip \(clip.isInverse ? "outside " : "")\(area[0])")
      lines += area.dropFirst()
    }
    return lines + commands.flatMap(\.lines)
  }
}
