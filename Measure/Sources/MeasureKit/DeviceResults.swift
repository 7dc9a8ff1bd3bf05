import Foundation

/// What the cases of `Device.swiftpm` came to: numbers by the name of a case.
public struct DeviceResults: Codable, Sendable {
  /// What they were measured on: `iOS 26.1, 3`.
  public var system: String
  public var values: [String: [Double]]

  public init(system: String, values: [String: [Double]]) {
    self.system = system
    self.values = values
  }

  /// - Throws: where the file cannot be read, or is no such JSON.
  public init(path: String) throws {
    self = try JSONDecoder().decode(
      DeviceResults.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// A line for each case that is not the same, and how many are.
  ///
  /// - Parameter tolerance: in the unit of the values.
  public func differences(from device: DeviceResults, tolerance: Double = 0.34) -> String {
    var lines: [String] = []
    var same = 0
    for (name, expected) in device.values.sorted(by: { $0.key < $1.key }) {
      guard let own = values[name] else {
        lines.append("\(name): not measured here")
        continue
      }
      let isSame =
        own.count == expected.count
        && zip(own, expected).allSatisfy { abs($0 - $1) <= tolerance }
      if isSame {
        same += 1
      } else {
        lines.append("\(name): \(own) here, \(expected) on the device")
      }
    }
    lines.append("\(same) of \(device.values.count) cases are as on \(device.system)")
    return lines.joined(separator: "\n") + "\n"
  }
}
