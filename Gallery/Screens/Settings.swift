import Legato
import SwiftUI

/// A settings form: rows of one group follow a switch.
struct SettingsScreen: View {
  @State private var name = "Maya Lindgren"
  @State private var notifies = true
  @State private var sound = Sound.chord
  @State private var showsPreviews = true
  @State private var volume = 0.6
  @State private var appearance = Appearance.automatic
  @State private var textSize = 3

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $name)
          LabeledContent("Member since", value: "March 2021")
        }
        Section {
          Toggle("Allow notifications", isOn: $notifies.animation(.appSnappy.motionSafe()))
          if notifies {
            Picker("Sound", selection: $sound) {
              ForEach(Sound.allCases) { Text($0.rawValue).tag($0) }
            }
            Toggle("Show previews", isOn: $showsPreviews)
            Slider(value: $volume) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker.fill")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.3.fill")
            }
            .foregroundStyle(.secondary)
          }
        } header: {
          Text("Notifications")
        } footer: {
          Text("Previews show the beginning of a message on the lock screen.")
        }
        Section("Appearance") {
          Picker("Appearance", selection: $appearance) {
            ForEach(Appearance.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          Stepper("Text size: \(textSize)", value: $textSize, in: 1...7)
        }
        Section {
          Button("Sign Out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
    }
  }

  private enum Sound: String, CaseIterable, Identifiable {
    case chord = "Chord"
    case bell = "Bell"
    case none = "None"
    var id: Self { self }
  }

  private enum Appearance: String, CaseIterable, Identifiable {
    case automatic = "Automatic"
    case light = "Light"
    case dark = "Dark"
    var id: Self { self }
  }
}

#Preview("Settings") {
  SettingsScreen()
}
