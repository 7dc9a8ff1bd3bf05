/// Where a sheet stands, and where it can rest.
struct SheetMetrics: Equatable {
  /// A place where the sheet rests: its upper edge, in points from the surface's.
  struct Stop: Equatable {
    var detent: PresentationDetent
    var top: Double
  }

  /// How far the window's content is seen above the highest sheet, in points.
  static let peek = 10.0
  /// How much narrower what is behind becomes on each side, in points.
  static let recedeInset = 16.0
  /// The size of a sheet where there is room on all sides, in points.
  static let formSize = CGSize(width: 540, height: 620)
  static let formMargin = 20.0
  /// How far a low sheet of 26 stands from the edges, in points. Not measured.
  static let floatingInset = 8.0

  var surface: CGSize
  var insets: SafeArea.Sides
  var x: Double
  var width: Double
  /// Whether it stands free in the middle.
  var isForm: Bool
  var isCover: Bool
  var recedes: Bool
  /// How far the sheet stands from the edges where it is low, in points.
  var maxInset = 0.0
  /// The lowest first.
  var stops: [Stop]

  var hidden: Double { surface.height }
  var highest: Double { stops.last?.top ?? 0 }
  var lowest: Double { stops.first?.top ?? 0 }

  /// A cover: all of the surface.
  init(coverOf surface: CGSize, _ insets: SafeArea.Sides) {
    self.surface = surface
    self.insets = insets
    (x, width) = (0, surface.width)
    (isForm, isCover, recedes) = (false, true, false)
    stops = [Stop(detent: .large, top: 0)]
  }

  /// A sheet. `height` gives what a detent asks for in points; `nil` where it is not to be used.
  init(
    on surface: CGSize, _ insets: SafeArea.Sides, isRegular: Bool, isLow: Bool, floats: Bool,
    detents: Set<PresentationDetent>, height: (PresentationDetent, _ maxHeight: Double) -> Double?
  ) {
    self.surface = surface
    self.insets = insets
    isCover = false
    isForm = isRegular && !isLow
    if isForm {
      width = min(Self.formSize.width, max(0, surface.width - 2 * Self.formMargin))
      x = (surface.width - width) / 2
      let room = surface.height - insets.top - insets.bottom - 2 * Self.formMargin
      let high = min(Self.formSize.height, max(0, room))
      recedes = false
      stops = [Stop(detent: .large, top: ((surface.height - high) / 2).rounded())]
      return
    }
    (x, width) = (0, surface.width)
    maxInset = floats ? min(Self.floatingInset, surface.width / 4) : 0
    recedes = !isLow
    let top = min(insets.top + (isLow ? 0 : Self.peek), surface.height)
    let maxHeight = max(0, surface.height - top - insets.bottom)
    var stops: [Stop] = []
    for detent in detents {
      guard let height = height(detent, maxHeight) else { continue }
      let shown = min(max(height, 0), maxHeight) + (height > 0 ? insets.bottom : 0)
      let place = surface.height - shown
      // Of two at one place one is enough: the one that is named for it.
      if let index = stops.firstIndex(where: { abs($0.top - place) < 0.5 }) {
        if detent == .large || (detent == .medium && stops[index].detent != .large) {
          stops[index].detent = detent
        }
        continue
      }
      stops.append(Stop(detent: detent, top: place))
    }
    if stops.isEmpty { stops = [Stop(detent: .large, top: top)] }
    self.stops = stops.sorted { $0.top > $1.top }
  }

  /// The height of the card that has its upper edge at `top`.
  func height(at top: Double) -> Double {
    isForm ? surface.height - 2 * highest : surface.height - min(top, lowest)
  }

  func stop(_ detent: PresentationDetent) -> Stop? { stops.first { $0.detent == detent } }

  /// Whether the sheet is as high as sheets get, so that what is behind steps back.
  var reachesTop: Bool { highest <= insets.top + Self.peek + 0.5 }

  /// How far what is behind has stepped back, with the card's edge at `top`: as the sheet goes from
  /// the stop before the highest to the highest.
  func recession(at top: Double) -> Double {
    guard recedes, reachesTop else { return 0 }
    let start = stops.count > 1 ? stops[stops.count - 2].top : hidden
    return min(max((start - top) / max(start - highest, 1), 0), 1)
  }

  /// How far the card with its edge at `top` stands from the edges of the surface, in points: it reaches them as
  /// the sheet goes from the stop before the highest to one that is as high as sheets get.
  func inset(at top: Double) -> Double {
    guard maxInset > 0, reachesTop else { return maxInset }
    guard stops.count > 1 else { return 0 }
    let start = stops[stops.count - 2].top
    return maxInset * min(max((top - highest) / max(start - highest, 1), 0), 1)
  }

  /// How dark it is behind: all the way from the lowest stop that darkens.
  ///
  /// - Parameter clear: the highest stop at which it is not.
  func dim(at top: Double, clear: Stop?) -> Double {
    let start = clear?.top ?? hidden
    guard let end = stops.first(where: { $0.top < start - 0.5 })?.top else { return 0 }
    return min(max((start - top) / (start - end), 0), 1)
  }

  /// The stop where a sheet comes to rest that is let go; `nil`: it goes.
  func target(of top: Double, velocity: Double, mayLeave: Bool) -> Stop? {
    let place = top + velocity * Self.prediction
    let nearest = stops.min { abs($0.top - place) < abs($1.top - place) }
    guard mayLeave, let nearest, abs(hidden - place) < abs(nearest.top - place) || place > hidden
    else { return nearest }
    return nil
  }

  /// Where the finger would have come to, as a drag's predicted end: the way of a quarter of a
  /// second.
  static let prediction = 0.25
}
