import MeadowKit
import SwiftUI

@main
struct MeadowApp: App {
  var body: some Scene { WindowGroup { FieldScreen() } }
}
