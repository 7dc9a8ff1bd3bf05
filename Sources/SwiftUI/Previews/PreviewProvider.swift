/// A type that makes previews, as files did before `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of what is previewed.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }
}
