import DeviceCases
import SwiftUI

/// Measures the cases on the device that it runs on.
@main
struct DeviceApp: App {
  @State private var text = "Measuring"
  @Environment(\.displayScale) private var scale

  var body: some Scene {
    WindowGroup {
      ZStack {
        CaseRecorder { values in write(values) }.opacity(0)
        AnimationRecorder()
        Text(text).font(.footnote).padding()
      }
    }
  }

  private func write(_ values: [String: [Double]]) {
    let results = Results(
      system: "\(ProcessInfo.processInfo.operatingSystemVersionString), \(scale)", values: values)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let data = try? encoder.encode(results) else { return }
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    let file = folder.appendingPathComponent("device.json")
    try? data.write(to: file)
    print(String(decoding: data, as: UTF8.self))
    text = "\(values.count) cases in \(file.path)"
  }

  private struct Results: Encodable {
    let system: String
    let values: [String: [Double]]
  }
}

/// Prints the values that an animation gives to a view that can be animated, as times and values.
private struct AnimationRecorder: View {
  @State private var isOn = false

  var body: some View {
    Color.clear
      .modifier(Probe(value: isOn ? 1 : 0, name: "default"))
      .animation(.default, value: isOn)
      .onAppear { isOn = true }
  }

  private struct Probe: AnimatableModifier {
    var value: Double
    let name: String
    var animatableData: Double {
      get { value }
      set {
        value = newValue
        print("animation \(name)", Date().timeIntervalSinceReferenceDate, newValue)
      }
    }
    func body(content: Content) -> some View { content }
  }
}
