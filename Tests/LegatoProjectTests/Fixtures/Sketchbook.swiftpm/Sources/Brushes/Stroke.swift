import SwiftUI

public struct Stroke: View {
  private let width: Double

  public init(width: Double) { self.width = width }

  public var body: some View { Rectangle().frame(height: width) }
}
