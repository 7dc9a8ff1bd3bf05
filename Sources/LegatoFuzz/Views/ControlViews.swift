import SwiftUI

extension Control {
  @MainActor func view(_ cell: Int, _ flag: Int, _ world: World) -> AnyView {
    let (number, isOn) = (world.numbers[cell], world.flags[flag])
    // Steppers and pickers keep to numbers that make sense; sliders and gauges take them all.
    let whole = number.value.isFinite ? Int(max(-1e6, min(1e6, number.value))) : 0
    switch self {
    case .toggle:
      return AnyView(
        Toggle(
          "Switch",
          isOn: Binding {
            isOn.value
          } set: {
            isOn.value = $0
          }))
    case .slider:
      return AnyView(
        Slider(
          value: Binding {
            number.value
          } set: {
            number.value = $0
          }, in: 0...100
        ) {
          world.record("slides \($0)")
        })
    case .stepper:
      return AnyView(
        Stepper(
          "Step",
          value: Binding {
            whole
          } set: {
            number.value = Double($0)
          }, in: -50...150,
          step: 5))
    case .picker:
      return AnyView(
        Picker(
          "Pick",
          selection: Binding {
            whole / 10
          } set: {
            number.value = Double($0 * 10)
          }
        ) {
          ForEach(0..<4) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.segmented))
    case .gauge: return AnyView(Gauge(value: number.value, in: 0...100) { Text("Gauge") })
    }
  }
}
