import SwiftUI

public struct Wave: View, Animatable {
  private var level: Double

  public var animatableData: Double {
    get { level }
    set { level = newValue }
  }

  public init(level: Double) { self.level = level }

  public var body: some View {
    GeometryReader { proxy in
      Color.blue.frame(height: proxy.size.height * level).frame(
        maxHeight: .infinity, alignment: .bottom)
    }
  }
}
