import SwiftUICore

/// The default gauge view style in the current context: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacity(configuration: configuration)
  }
}

/// A gauge style that displays a bar that fills from leading to trailing edges as the gauge's
/// current value increases.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacity(configuration: configuration)
  }
}

/// A gauge style that displays a closed ring that's partially filled in to indicate the gauge's
/// current value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CircularCapacity(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge view style in the current context of the view being styled.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A gauge style that displays a bar that fills from leading to trailing edges.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A gauge style that displays a closed ring that's partially filled in.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private struct LinearCapacity: UnnamedView {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 6) {
      configuration.label
      HStack(spacing: ControlMetrics.labelSpacing) {
        configuration.minimumValueLabel
        GeometryReader { geometry in
          ZStack(alignment: .leading) {
            Capsule().fill(Color(.system(.fill)))
            Capsule().fill(.tint).frame(width: geometry.size.width * configuration.value)
          }
        }
        .frame(height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A ring of 58 points around the current value; the label where there is none.
private struct CircularCapacity: UnnamedView {
  let configuration: GaugeStyleConfiguration
  private static let width: CGFloat = 6

  var body: some View {
    ZStack {
      Circle().inset(by: Self.width / 2)
        .stroke(.tint, style: StrokeStyle(lineWidth: Self.width))
        .opacity(0.25)
      Circle().inset(by: Self.width / 2)
        .trim(from: 0, to: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: Self.width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Group {
        if let current = configuration.currentValueLabel { current } else { configuration.label }
      }
      .font(.system(size: 17, weight: .semibold, design: .rounded))
      .lineLimit(1)
      .padding(Self.width + 2)
    }
    .frame(width: 58, height: 58)
  }
}
