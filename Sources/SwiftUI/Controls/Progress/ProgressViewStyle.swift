import SwiftUICore

/// A type that applies standard interaction behavior to all progress views within a view hierarchy.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that the style makes of a progress view.
  associatedtype Body: View
  /// The properties that the style makes its view from.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Creates a view representing the body of a progress view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a progress view instance.
public struct ProgressViewStyleConfiguration {
  /// A type-erased label describing the task represented by the progress view.
  @MainActor @preconcurrency
  public struct Label: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the progress view.
    public var body: some View { content }
  }

  /// A type-erased label that describes the current value of a progress view.
  @MainActor @preconcurrency
  public struct CurrentValueLabel: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label of the current value.
    public var body: some View { content }
  }

  /// The completed fraction of the task, from 0 to 1, or nil where it is indeterminate.
  public let fractionCompleted: Double?
  /// A view that describes the task; `nil` where there is none.
  public var label: Label?
  /// A view that describes the current value; `nil` where there is none.
  public var currentValueLabel: CurrentValueLabel?
}

@MainActor
class ProgressViewStyleBox: ComparedByContent {
  func makeBody(_ configuration: ProgressViewStyleConfiguration) -> AnyView { AnyView(EmptyView()) }
  func isSame(as other: AnyObject) -> Bool { self === other }
}

private final class TypedProgressViewStyleBox<S: ProgressViewStyle>: ProgressViewStyleBox {
  let style: S
  init(_ style: S) { self.style = style }
  override func makeBody(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(StyledProgressView(style: StyleProperty(style), configuration: configuration))
  }
  override func isSame(as other: AnyObject) -> Bool {
    (other as? TypedProgressViewStyleBox<S>).map { ViewEquality.areEqual(style, $0.style) } ?? false
  }
}

private struct StyledProgressView<S: ProgressViewStyle>: UnnamedView {
  let style: StyleProperty<S>
  let configuration: ProgressViewStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ProgressViewStyleBox {
    MainActor.assumeIsolated { TypedProgressViewStyleBox(DefaultProgressViewStyle()) }
  }
}

extension EnvironmentValues {
  var progressViewStyleBox: ProgressViewStyleBox {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyleBox, TypedProgressViewStyleBox(style))
  }
}

extension ProgressViewStyleConfiguration.Label: UnnamedView {}
extension ProgressViewStyleConfiguration.CurrentValueLabel: UnnamedView {}
