import SwiftUICore

/// The default progress view style in the current context: a bar where the progress is known, a
/// spinner where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
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

  nonisolated public init() { tint = nil }
  /// Creates a style with a tint color of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabelledBar(configuration: configuration, fraction: configuration.fractionCompleted ?? 0)
      .transformEnvironment(\.tint) { if let tint { $0 = tint } }
  }
}

/// A progress view that uses a circular gauge to indicate the partial completion of an activity.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  /// Creates a style with a tint color of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

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
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct LabelledBar: UnnamedView {
  let configuration: ProgressViewStyleConfiguration
  let fraction: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(Color(.system(.fill)))
          Capsule().fill(.tint).frame(width: geometry.size.width * fraction)
        }
      }
      .frame(height: 4)
      .drawnBySystem()
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

private struct LabelledSpinner: UnnamedView {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
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
