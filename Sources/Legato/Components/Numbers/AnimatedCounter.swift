import SwiftUI

extension AppMotion {
  /// A number that rolls to its next value, by `appNormal`.
  ///
  /// Numbers that change more than four times a second, such as counts of tokens, are shown without
  /// a roll. Under Reduce Motion every value is there at once; Low Power Mode changes nothing.
  public struct AnimatedCounter: View {
    let value: Int

    public init(value: Int) { self.value = value }

    public var body: some View {
      RollingText(text: "\(value)", number: Double(value))
    }
  }
}
