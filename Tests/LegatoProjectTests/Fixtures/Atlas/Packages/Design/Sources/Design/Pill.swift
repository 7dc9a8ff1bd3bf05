import SwiftUI

public struct Pill: View {
  private let title: String
  private let isOn: Bool

  public init(_ title: String, isOn: Bool) {
    self.title = title
    self.isOn = isOn
  }

  public var body: some View {
    Text(title).padding(8).background(isOn ? Color.blue : .gray, in: Capsule())
  }
}
