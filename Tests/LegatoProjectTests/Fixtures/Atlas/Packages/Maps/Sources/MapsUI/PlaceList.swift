import Design
import Maps
import SwiftUI

public struct PlaceList: View {
  @State private var chosen: Int?

  public init() {}

  public var body: some View {
    VStack {
      ForEach(Place.samples) { place in
        Pill(place.name, isOn: chosen == place.id)
          .onTapGesture { withAnimation(.smooth) { chosen = place.id } }
      }
    }
  }
}

#Preview("Places") { PlaceList() }
