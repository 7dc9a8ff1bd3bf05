import SwiftUICore

/// The default progress view style in the current context: a bar where the progress is known, a
/// spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the default progress view style.
  nonisolated public init() {}
  /// A bar where the progress is known, a spinner where it is not.
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      LabelledBar(configuration: configuration, fraction: fraction)
    } else {
      LabelledSpinner(configuration: configuration)
    }
  }
}

/// A progress view that visually indicates its progress using a horizontal bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates a linear style with the tint of the environment.
  nonisolated public init() { tint = nil }
  /// Creates a style with a tint color of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// A bar, which is empty where the progress is not known.
  public func makeBody(configuration: Configuration) -> some View {
    LabelledBar(configuration: configuration, fraction: configuration.fractionCompleted ?? 0)
      .transformEnvironment(\.tint) { if let tint { $0 = tint } }
  }
}

/// A progress view that uses a circular gauge to indicate the partial completion of an activity.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates a circular style with the tint of the environment.
  nonisolated public init() { tint = nil }
  /// Creates a style with a tint color of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// A ring where the progress is known, a spinner where it is not.
  public func makeBody(configuration: Configuration) -> some View {
    Group {
      if let fraction = configuration.fractionCompleted {
        VStack(spacing: 4) {
          Ring(fraction: fraction)
          configuration.label
          configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
      } else {
        LabelledSpinner(configuration: configuration)
      }
    }
    .transformEnvironment(\.tint) { if let tint { $0 = tint } }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default progress view style: a bar where the progress is known, a spinner where it is not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A horizontal bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring where the progress is known, a spinner where it is not.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct LabelledBar: UnnamedView {
  let configuration: ProgressViewStyleConfiguration
  let fraction: Double

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(Color(.system(.fill)))
          Capsule().fill(.tint).frame(width: geometry.size.width * fraction)
        }
      }
      .frame(height: 4)
      .viewOrigin(.framework)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

private struct LabelledSpinner: UnnamedView {
  let configuration: ProgressViewStyleConfiguration

  @MainActor var body: some View {
    VStack(spacing: 4) {
      Spinner()
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

private struct Ring: View {
  let fraction: Double

  var body: some View {
    ZStack {
      Circle().strokeBorder(Color(.system(.fill)), lineWidth: 3)
      Circle().inset(by: 1.5).trim(from: 0, to: fraction)
        .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .frame(width: 20, height: 20)
  }
}
