extension DisplayList: CustomStringConvertible {
  /// The list as text, a line for each layer and each command, children indented: made to be read
  /// and compared.
  public var description: String {
    var lines = [
      "frame \(readable(size.width))×\(readable(size.height)) @\(readable(scale)) on \(background.hex)"
    ]
    write(root, role: "", indent: 0, to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(_ id: LayerID, role: String, indent: Int, to lines: inout [String]) {
    guard let layer = self[id] else { return }
    let margin = String(repeating: "  ", count: indent)
    lines.append(margin + role + layer.headline)
    for command in layer.commands {
      lines += command.lines.map { margin + "  " + $0 }
    }
    if let mask = layer.mask {
      write(mask, role: "mask ", indent: indent + 1, to: &lines)
    }
    for child in layer.children {
      write(child, role: "", indent: indent + 1, to: &lines)
    }
  }
}

extension Layer {
  /// The layer's own properties on one line; what is as usual is left out.
  package var headline: String {
    var parts = [name.isEmpty ? "layer" : name]
    if !transform.isIdentity { parts.append(transform.description) }
    if let projection { parts.append(projection.description) }
    if isGroup { parts.append("group") }
    if opacity != 1 { parts.append("opacity \(readable(opacity))") }
    if blendMode != .normal { parts.append("blend \(blendMode.rawValue)") }
    if let clip {
      parts.append(
        "clip \(clip.geometry.description)\(clip.evenOdd ? " even-odd" : "")"
          + (clip.isAntialiased ? "" : " aliased"))
    }
    parts += filters.map(\.description)
    return parts.joined(separator: " ")
  }
}

extension Transform: CustomStringConvertible {
  public var description: String {
    if isTranslation { return "at (\(readable(tx)), \(readable(ty)))" }
    if b == 0, c == 0 {
      return "scale (\(readable(a)), \(readable(d))) at (\(readable(tx)), \(readable(ty)))"
    }
    return "matrix (" + [a, b, c, d, tx, ty].map(readable).joined(separator: ", ") + ")"
  }
}

extension Projection: CustomStringConvertible {
  public var description: String {
    // Perspective is a matter of thousandths: it has more decimals.
    func row(_ x: Double, _ y: Double, _ w: Double) -> String {
      "\(readable(x)), \(readable(y)), \(readable(w, places: 6))"
    }
    return "projection (\(row(m11, m12, m13)); \(row(m21, m22, m23)); \(row(m31, m32, m33)))"
  }
}

extension Point: CustomStringConvertible {
  public var description: String { "(\(readable(x)), \(readable(y)))" }
}

extension Rect: CustomStringConvertible {
  public var description: String {
    "(\(readable(x)), \(readable(y)), \(readable(width)), \(readable(height)))"
  }
}

extension Geometry: CustomStringConvertible {
  public var description: String {
    switch self {
    case .rect(let rect): "rect \(rect)"
    case .roundedRect(let rect, let radius, let continuous):
      "rounded rect \(rect) radius "
        + (radius.width == radius.height
          ? readable(radius.width) : "\(readable(radius.width))×\(readable(radius.height))")
        + (continuous ? "" : " circular")
    case .ellipse(let rect): "ellipse \(rect)"
    case .path(let data): "path \(data)"
    }
  }
}

extension PathData: CustomStringConvertible {
  public var description: String {
    func pair(_ point: Point) -> String { "\(readable(point.x)) \(readable(point.y))" }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .quad(let point, let control): "Q\(pair(control)) \(pair(point))"
      case .curve(let point, let control1, let control2):
        "C\(pair(control1)) \(pair(control2)) \(pair(point))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Paint: CustomStringConvertible {
  public var description: String {
    func list(_ stops: [GradientStop]) -> String {
      "[" + stops.map { "\($0.color.hex) \(readable($0.location))" }.joined(separator: ", ") + "]"
    }
    return switch self {
    case .color(let color): color.hex
    case .linearGradient(let stops, let start, let end):
      "linear \(list(stops)) \(start) → \(end)"
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      "radial \(list(stops)) \(center) \(readable(startRadius)) → \(readable(endRadius))"
    case .ellipticalGradient(let stops, let center, let unit, let startRadius, let endRadius):
      "elliptical \(list(stops)) \(center) \(readable(startRadius)) → \(readable(endRadius)) of "
        + "\(readable(unit.width))×\(readable(unit.height))"
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      "angular \(list(stops)) \(center) \(readable(startAngle)) → \(readable(endAngle))"
    case .image(let pattern): pattern.description
    case .backdrop(let backdrop):
      "backdrop blur \(readable(backdrop.radius)) colour matrix ["
        + backdrop.matrix.map { readable($0) }.joined(separator: ", ") + "]"
        + (backdrop.opacity == 1 ? "" : " opacity \(readable(backdrop.opacity))")
    }
  }
}

extension ImagePattern: CustomStringConvertible {
  public var description: String {
    var parts = ["image \(image.width)×\(image.height)"]
    if image.drawing != nil { parts.append("drawing") }
    if part != Rect(0, 0, 1, 1) { parts.append("part \(part)") }
    parts.append("\(isRepeated ? "repeated" : "in") \(tile)")
    if smoothing != .medium { parts.append("smoothing \(smoothing.rawValue)") }
    return parts.joined(separator: " ")
  }
}

extension Filter: CustomStringConvertible {
  public var description: String {
    switch self {
    case .blur(let radius, let opaque): "blur \(readable(radius))\(opaque ? " opaque" : "")"
    case .shadow(let color, let radius, let offset):
      "shadow \(color.hex) radius \(readable(radius)) offset \(offset)"
    case .colorMatrix(let numbers):
      "colour matrix [" + numbers.map(readable).joined(separator: ", ") + "]"
    case .luminanceToAlpha: "luminance to alpha"
    case .alphaThreshold(let min, let max, let color):
      "alpha \(readable(min))…\(readable(max)) as \(color.hex)"
    }
  }
}

extension DrawCommand: CustomStringConvertible {
  public var description: String {
    switch self {
    case .fill(let geometry, let paint, let evenOdd):
      return "fill \(geometry) \(paint)\(evenOdd ? " even-odd" : "")"
    case .stroke(let geometry, let style, let paint):
      var parts = ["stroke \(geometry) \(paint) width \(readable(style.width))"]
      if style.cap != .butt { parts.append("cap \(style.cap)") }
      if style.join != .miter { parts.append("join \(style.join)") }
      if !style.dash.isEmpty {
        parts.append("dash [" + style.dash.map(readable).joined(separator: ", ") + "]")
        if style.dashPhase != 0 { parts.append("phase \(readable(style.dashPhase))") }
      }
      if !style.isAntialiased { parts.append("aliased") }
      return parts.joined(separator: " ")
    case .text(let layout, let origin, let paint):
      let size = layout.runs.first.map { " \(readable($0.size))pt" } ?? ""
      return "text \"\(layout.text)\"\(size) \(paint) at \(origin)"
    case .image(let image, let rect, let opacity):
      return "image \(image.width)×\(image.height) in \(rect)"
        + (opacity == 1 ? "" : " opacity \(readable(opacity))")
    case .group: return lines.joined(separator: "\n")
    }
  }
}
