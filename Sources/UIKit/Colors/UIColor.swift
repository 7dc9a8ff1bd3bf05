import CoreGraphics
import Foundation
import LegatoDisplay
import SwiftUICore

/// An object that stores color data and sometimes opacity.
///
/// A color is what a `Color` of SwiftUI is: one of the system's, or of a dynamic provider, adapts to
/// the view that it is shown in. Where code asks for its components, they are those of the current
/// traits: see ``UITraitCollection/current``.
public final class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let color: Color
  private let provider: ((UITraitCollection) -> UIColor)?

  package init(source: Color) {
    color = source
    provider = nil
  }

  /// Creates a color from an archive; `nil` where the archive holds none.
  public init?(coder: NSCoder) {
    guard let found = Self.decode(coder) else { return nil }
    color = found
    provider = nil
  }

  /// Creates a color that represents a color of SwiftUI.
  public convenience init(_ color: Color) { self.init(source: color) }

  /// Creates a color using the specified opacity and RGB component values, of sRGB. They may lie
  /// outside 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color using the specified opacity and RGB component values in the Display P3 color
  /// space.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(source: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color using the specified opacity and grayscale values.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: Color(white: white, opacity: alpha))
  }

  /// Creates a color using the specified opacity and HSB component values, each 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      source: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a color using the specified Core Graphics color.
  public convenience init(cgColor: CGColor) { self.init(source: Color(cgColor: cgColor)) }

  /// Creates a color that uses the specified block to generate its color data dynamically. The block
  /// is called at once, for each style, and whenever the color is resolved for traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> Color {
      var traits = UITraitCollection.current.traits
      traits.userInterfaceStyle = style
      return dynamicProvider(UITraitCollection(traits)).color
    }
    self.color = Color(.dynamic(light: color(.light), dark: color(.dark)))
    provider = dynamicProvider
  }

  /// Creates a color object using the color data of a color set of the main bundle; `nil` where there
  /// is none of the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color object using the color data of a color set of a bundle, the main one where it is
  /// `nil`; `nil` where there is no color set of the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard Color.hasColor(named: name, in: bundle) else { return nil }
    let color = Color(name, bundle: bundle)
    guard let traitCollection else {
      self.init(source: color)
      return
    }
    self.init(source: UIColor(source: color).resolvedColor(with: traitCollection).color)
  }

  /// Creates a color object of a color resource.
  public convenience init(resource: ColorResource) { self.init(source: Color(resource)) }

  /// Creates a color that is painted with an image, over and over: shown as grey here, which
  /// is reported.
  public convenience init(patternImage image: UIImage) {
    RunningHost.report("UIColor(patternImage:) is drawn as grey.")
    self.init(white: 0.5, alpha: 1)
  }

  /// Creates a color that has the same color data as this one, but the specified alpha component.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source: Color(.alpha(color, alpha)))
  }

  /// The version of the color that results from the specified traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    return UIColor(source: Color(.components(display(traitCollection.userInterfaceStyle))))
  }

  /// The Core Graphics color that corresponds to it, for the current traits.
  public var cgColor: CGColor { CGColor(currentDisplay) }

  private var currentDisplay: DisplayColor {
    display(UITraitCollection.current.userInterfaceStyle)
  }

  func display(_ style: UIUserInterfaceStyle) -> DisplayColor {
    var environment = RunningHost.resourceEnvironment
    environment.colorScheme = style == .dark ? .dark : .light
    return color.display(in: environment)
  }

  // MARK: Components

  /// Returns the components that form the color in the sRGB color space, for the current
  /// traits.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let display = currentDisplay
    red?.pointee = display.red
    green?.pointee = display.green
    blue?.pointee = display.blue
    alpha?.pointee = display.alpha
    return true
  }

  /// Returns the components that form the color in the HSB color space, for the current
  /// traits.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let display = currentDisplay
    let (most, least) = (
      max(display.red, display.green, display.blue), min(display.red, display.green, display.blue)
    )
    let range = most - least
    let turn =
      range == 0
      ? 0
      : most == display.red
        ? (display.green - display.blue) / range
        : most == display.green
          ? 2 + (display.blue - display.red) / range : 4 + (display.red - display.green) / range
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = display.alpha
    return true
  }

  /// Returns the grayscale components of the color; `false` where it is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let display = currentDisplay
    guard display.red == display.green, display.green == display.blue else { return false }
    white?.pointee = display.red
    alpha?.pointee = display.alpha
    return true
  }

  // MARK: Painting

  /// Sets the color of subsequent fill and stroke operations of the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the color of subsequent fill operations of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFill(color) }
  /// Sets the color of subsequent stroke operations of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStroke(color) }

  // MARK: Comparing

  /// Whether two colors are made in the same way.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  /// A hash of what the color is made of.
  public override var hash: Int { color.hashValue }
  /// The color in words, for example `UIColor(red)`.
  public override var description: String { "UIColor(\(color))" }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a color literal, in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What `#colorLiteral(red:green:blue:alpha:)` is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
