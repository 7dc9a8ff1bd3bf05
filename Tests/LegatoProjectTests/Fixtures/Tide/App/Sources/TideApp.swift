import SwiftUI
import TideCore

@main
struct TideApp: App {
  var body: some Scene { WindowGroup { TideScreen() } }
}
