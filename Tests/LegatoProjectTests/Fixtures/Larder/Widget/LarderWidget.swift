import SwiftUI
import WidgetKit

struct LarderWidgetView: View {
  var body: some View { Text("Larder").foregroundStyle(Palette.ink) }
}
