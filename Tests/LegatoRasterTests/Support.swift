import LegatoDisplay

@testable import LegatoRaster

/// A pixel as it is shown: red, green, blue, alpha, not premultiplied.
typealias Shown = (red: Int, green: Int, blue: Int, alpha: Int)

/// Draws one layer, and whatever `build` puts under it, on white at scale 1.
func draw(
  _ width: Double, _ height: Double, scale: Double = 1, background: DisplayColor = .white,
  _ build: (inout DisplayList) -> Void
) throws -> CairoRasterizer {
  var list = DisplayList(size: Size(width, height), scale: scale, background: background)
  build(&list)
  let rasterizer = CairoRasterizer(textEngine: try HarfBuzzTextEngine(), width: 1, height: 1)
  rasterizer.render(list, changes: .everything)
  return rasterizer
}

extension DisplayList {
  /// Puts a layer into the root.
  @discardableResult
  mutating func show(_ commands: [DrawCommand], _ change: (inout Layer) -> Void = { _ in })
    -> LayerID
  {
    var layer = Layer(name: "layer")
    layer.commands = commands
    change(&layer)
    let id = insert(layer)
    modify(root) { $0.children.append(id) }
    return id
  }
}

extension CairoRasterizer {
  func pixel(_ x: Int, _ y: Int) -> Shown {
    let bytes = rgba()
    let at = 4 * (y * width + x)
    return (Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2]), Int(bytes[at + 3]))
  }

  /// Whether a pixel is within `tolerance` of a grey or a colour.
  func isNear(_ x: Int, _ y: Int, _ red: Int, _ green: Int, _ blue: Int, by tolerance: Int = 1)
    -> Bool
  {
    let shown = pixel(x, y)
    return abs(shown.red - red) <= tolerance && abs(shown.green - green) <= tolerance
      && abs(shown.blue - blue) <= tolerance
  }
}

let red = DisplayColor(1, 0, 0)
let blue = DisplayColor(0, 0, 1)

func square(_ x: Double, _ y: Double, _ side: Double, _ color: DisplayColor) -> DrawCommand {
  .fill(.rect(Rect(x, y, side, side)), .color(color), evenOdd: false)
}

func text(_ text: String, _ size: Double = 17, design: FontDescriptor.Design = .standard)
  -> TextSpan
{
  TextSpan(text, font: FontDescriptor(design: design, size: size))
}

/// How often the lines of a symbol go round a point.
func winding(_ contours: SymbolContours, _ x: Double, _ y: Double) -> Int {
  var winding = 0
  for line in contours.lines {
    guard var last = line.last else { continue }
    for next in line {
      let side = (next.x - last.x) * (y - last.y) - (next.y - last.y) * (x - last.x)
      if last.y <= y, next.y > y, side > 0 { winding += 1 }
      if last.y > y, next.y <= y, side < 0 { winding -= 1 }
      last = next
    }
  }
  return winding
}
