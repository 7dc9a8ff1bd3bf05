public import Foundation

/// A reference to a function in a Metal shader library, along with its bound uniform argument values.
///
/// Metal is a language of its own, which is not run here: a view with a shader is drawn without it, and that is
/// reported, once for each view.
public struct Shader: Equatable, Sendable {
  /// A single argument for a shader function.
  public struct Argument: Equatable, Sendable {
    private let text: String

    private init(_ kind: String, _ values: Any...) {
      text = "\(kind)(\(values.map { "\($0)" }.joined(separator: ", ")))"
    }

    /// A `float`.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument("float", Double(x))
    }
    /// A `float2`.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument("float2", Double(x), Double(y))
    }
    /// A `float3`.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("float3", Double(x), Double(y), Double(z))
    }
    /// A `float4`.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument("float4", Double(x), Double(y), Double(z), Double(w))
    }
    /// A `float2` of a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument("float2", point.x, point.y) }
    /// A `float2` of a size.
    public static func float2(_ size: CGSize) -> Argument {
      Argument("float2", size.width, size.height)
    }
    /// A `float2` of a vector.
    public static func float2(_ vector: CGVector) -> Argument {
      Argument("float2", vector.dx, vector.dy)
    }
    /// An array of `float`, and its length.
    public static func floatArray(_ array: [Float]) -> Argument { Argument("floats", array) }
    /// The bounding rectangle of the shape or view, as a `float4`.
    public static var boundingRect: Argument { Argument("boundingRect") }
    /// A color, as a `half4`.
    public static func color(_ color: Color) -> Argument { Argument("color", color) }
    /// Colors, as an array of `half4`, and its length.
    public static func colorArray(_ array: [Color]) -> Argument { Argument("colors", array) }
    /// An image, as a texture.
    public static func image(_ image: Image) -> Argument { Argument("image", image.source) }
    /// Bytes, and their length.
    public static func data(_ data: Data) -> Argument { Argument("data", data.hashValue) }
  }

  /// The shader function.
  public var function: ShaderFunction
  /// The values of its arguments.
  public var arguments: [Argument]
  /// Whether colors are dithered.
  public var dithersColor = false

  /// Creates a shader from a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// The kinds of effects that a shader can be compiled for.
  public enum UsageType: Equatable, Sendable {
    /// For each, what its effect changes.
    case shapeStyle, colorEffect, distortionEffect, layerEffect
  }

  /// Compiles a shader ahead of its use: there is nothing to compile here.
  public func compile(as type: UsageType) async throws {}
}

/// A reference to a function in a Metal shader library.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Creates a reference to a function of a library.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns a shader: the function with its arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A Metal shader library.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let name: String

  /// The default library of the main bundle.
  public static let `default` = ShaderLibrary(name: "default")

  private init(name: String) { self.name = name }

  /// Creates a library of compiled functions.
  public init(data: Data) { name = "data \(data.hashValue)" }
  /// Creates a library of a file of compiled functions.
  public init(url: URL) { name = url.absoluteString }

  /// The default library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
  /// A function of the default library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

extension View {
  nonisolated private func withoutShader(_ effect: String, _ shader: Shader, _ isEnabled: Bool)
    -> some View
  {
    modifier(MissingShader(effect: effect, name: shader.function.name, isEnabled: isEnabled))
  }

  /// Returns a new view that applies a shader to self as a filter effect on the color of each pixel. The view is
  /// drawn without it here, which is reported.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    withoutShader("colorEffect", shader, isEnabled)
  }

  /// Returns a new view that applies a shader to self as a geometric distortion effect on the location of each
  /// pixel. The view is drawn without it here, which is reported.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    withoutShader("distortionEffect", shader, isEnabled)
  }

  /// Returns a new view that applies a shader to self as a filter on the raster layer created from self. The
  /// view is drawn without it here, which is reported.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    withoutShader("layerEffect", shader, isEnabled)
  }
}

extension VisualEffect {
  /// Applies a shader to the color of each pixel: the view is drawn without it here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    withoutShader("colorEffect", shader, isEnabled)
  }
  /// Applies a shader to the location of each pixel: the view is drawn without it here.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    withoutShader("distortionEffect", shader, isEnabled)
  }
  /// Applies a shader to the raster layer of the view: the view is drawn without it here.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    withoutShader("layerEffect", shader, isEnabled)
  }

  private func withoutShader(_ effect: String, _ shader: Shader, _ isEnabled: Bool) -> Self {
    if isEnabled {
      ViewGraph.reportWhereItRuns(MissingShader.fault(effect, shader.function.name))
    }
    return self
  }
}

private struct MissingShader: UnnamedModifier {
  let effect: String
  let name: String
  let isEnabled: Bool

  nonisolated static func fault(_ effect: String, _ name: String) -> String {
    "\(effect): the shader \(name) is written in Metal, which is not run here; the view is drawn without it."
  }

  @MainActor func body(content: Content) -> some View {
    if isEnabled { content.reportsFault(Self.fault(effect, name)) } else { content }
  }
}
