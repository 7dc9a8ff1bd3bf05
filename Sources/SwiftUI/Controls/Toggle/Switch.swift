import SwiftUICore
import UIKit

/// The switch of a toggle: a thumb on a track. The thumb goes across with a spring while the
/// track's colors cross-fade, and is longer while it is pressed.
struct Switch: View {
  let isOn: Binding<Bool>
  @State private var isPressed = false
  @Environment(\.tint) private var tint

  /// What the app has set for all switches.
  private var onTint: Color? { UISwitch.setAppearance?.onTintColor.map { Color(uiColor: $0) } }

  @Environment(\.systemLook.toggle) private var measures

  private static let motion = Animation.spring(response: 0.3, dampingFraction: 0.8).bySystem

  var body: some View {
    let isOn = isOn.wrappedValue
    Capsule()
      .fill(isOn ? tint ?? onTint ?? .green : Color(.system(.switchTrack)))
      .frame(width: measures.track.width, height: measures.track.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule()
          .fill(Color.white)
          .frame(
            width: measures.thumb.width + (isPressed ? measures.stretch : 0),
            height: measures.thumb.height
          )
          .shadow(color: .black.opacity(0.15), radius: 3, y: 2)
          .padding((measures.track.height - measures.thumb.height) / 2)
      }
      .animation(Self.motion, value: isOn)
      .animation(Self.motion, value: isPressed)
      // It is drawn two points beyond its own place (measured on 18 and 26), as UIKit's.
      .frame(width: measures.track.width - measures.overhang, alignment: .leading)
      .modifier(DimmedWhenDisabled())
      .modifier(FitsInRow(overlap: ControlMetrics.rowOverlap))
      .onPress { event in
        switch event {
        case .began: isPressed = true
        case .moved(let isInside): isPressed = isInside
        case .cancelled: isPressed = false
        case .ended(let isInside):
          isPressed = false
          if isInside { self.isOn.wrappedValue.toggle() }
        }
      }
  }
}
