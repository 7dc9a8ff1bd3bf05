import SwiftUICore

/// How screens go. Times in seconds, ways as parts of the stack's width.
enum NavigationMotion {
  /// Critically damped; of the way 18 % is left after 0.2 s, 1 % after 0.4 s. UIKit publishes no
  /// numbers; films of it come to rest within 0.35 to 0.5 s.
  static let passage = Animation.spring(duration: 0.4, bounce: 0).bySystem
  /// How far a covered screen is moved away.
  static let parallax = 0.3
  /// How much black lies over a covered screen.
  static let dimming = 0.1
  /// How far ahead a finger's velocity is taken to carry, as `predictedEndLocation` does.
  static let foresight = 0.25
  /// How near to the leading edge a finger comes down to pull a screen back, in points.
  static let edgeWidth = 20.0
  /// How far a title comes from and goes, in points.
  static let titleWay = 110.0
  /// The same of the title of a back button.
  static let backTitleWay = 80.0
}

/// Shows a screen where its position says: beyond the trailing edge, in place, or a part of its
/// width behind. Under Reduce Motion all are in place, and cross-fade.
struct ScreenShift: PresentedEffect {
  /// 1: beyond the trailing edge; 0: in place; −1: covered.
  var position: Double
  var bounds: ClosedRange<Double>
  let presented: PresentedValue
  var isReduced: Bool
  /// How the screen grows from a view, where it does.
  var zoom: ScreenZoom?
  /// How far it is moved away while it is covered.
  var parallax = NavigationMotion.parallax

  static var property: String { "position" }
  static var components: [String] { [] }
  static func readable(_ data: Double) -> [Double] { [data] }

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    guard !isReduced else { return ProjectionTransform() }
    let position = min(max(position, bounds.lowerBound), bounds.upperBound)
    if let zoom, position > 0 { return ProjectionTransform(zoom.transform(min(position, 1))) }
    let way = position > 0 ? position : parallax * position
    return ProjectionTransform(CGAffineTransform(translationX: way * size.width, y: 0))
  }

  func look(size: CGSize) -> EffectLook? {
    guard let zoom, !isReduced, position > 0 else { return nil }
    return zoom.look(min(position, 1))
  }
}
