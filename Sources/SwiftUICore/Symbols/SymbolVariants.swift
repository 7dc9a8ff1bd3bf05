/// A variant of a symbol.
///
/// A variant is part of a symbol's name. Where there is no symbol of the name with it, the symbol is
/// shown without.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable { case circle, square, rectangle }
  var shape: Shape?
  var isSlashed = false
  var isFilled = false

  /// No variant for a symbol.
  public static let none = SymbolVariants()
  /// A variant that encapsulates the symbol in a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// A variant that encapsulates the symbol in a square.
  public static let square = SymbolVariants(shape: .square)
  /// A variant that encapsulates the symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// A variant that draws a slash through the symbol.
  public static let slash = SymbolVariants(isSlashed: true)
  /// A variant that fills the symbol.
  public static let fill = SymbolVariants(isFilled: true)

  /// A version of the variant that's encapsulated in a circle.
  public var circle: SymbolVariants { with { $0.shape = .circle } }
  /// A version of the variant that's encapsulated in a square.
  public var square: SymbolVariants { with { $0.shape = .square } }
  /// A version of the variant that's encapsulated in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
  /// A slashed version of the variant.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }
  /// A filled version of the variant.
  public var fill: SymbolVariants { with { $0.isFilled = true } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns whether the current variant contains the specified variant.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isSlashed || isSlashed)
      && (!other.isFilled || isFilled)
  }

  fileprivate func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isSlashed: isSlashed || other.isSlashed,
      isFilled: isFilled || other.isFilled)
  }

  /// The names to try, the one with all of the variant first and the plain one last.
  func names(for name: String) -> [String] {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = isFilled || parts.last == "fill"
    if parts.last == "fill" { parts.removeLast() }
    let plain = parts.joined(separator: ".")
    func add(_ part: String, to name: String) -> String {
      name.hasSuffix("." + part) || name.contains("." + part + ".") ? name : name + "." + part
    }
    var candidates: [String] = []
    for slash in isSlashed ? [true, false] : [false] {
      for shape in shape.map({ [$0, nil] }) ?? [nil] {
        for fill in isFilled ? [true, false] : [false] {
          // In full a name is spelled `bell.slash.circle.fill`.
          var candidate = plain
          if slash { candidate = add("slash", to: candidate) }
          if let shape { candidate = add(shape.rawValue, to: candidate) }
          if fill { candidate += ".fill" }
          candidates.append(candidate)
        }
      }
    }
    return candidates.contains(name) ? candidates : candidates + [name]
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The symbol variant to use in this environment.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Makes symbols within the view show a particular variant, beside those that are set outside.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = variant == .none ? .none : $0.union(variant)
    }
  }
}
