import SwiftUI
import TestSupport
import Testing

/// Controls in every form in which they are written.
@MainActor @Suite("Frequency: controls")
struct ControlFrequencyTests {
  @Test func buttonsInAllForms() throws {
    struct Content: View {
      let log: Log
      var body: some View {
        VStack {
          Button(action: { log("one") }, label: { Text("one") })
          Button {
            log("two")
          } label: {
            Text("two")
          }
          Button(action: three) { Text("three") }
          Button(action: { log("four") }) {
            HStack {
              Text("four")
            }
          }
          Button("five") { log("five") }
          Button("six", action: { log("six") })
          Button("seven", role: .destructive) { log("seven") }
          Button(String("eight"), role: .cancel, action: { log("eight") })
          Button("nine", systemImage: "bell") { log("nine") }
          Button(role: .destructive) {
            log("ten")
          } label: {
            Label("ten", systemImage: "trash")
          }
        }
      }
      private func three() { log("three") }
    }
    let log = Log()
    let names = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    let shown = try Shown(300, 600) { Content(log: log) }
    #expect(shown.labels == names)
    for name in names { shown.tap(name) }
    #expect(log.entries == names)
  }

  @Test func buttonStylesInAllForms() throws {
    struct Shrinking: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.5 : 1)
          .animation(.linear(duration: 1), value: configuration.isPressed)
      }
    }
    let log = Log()
    let shown = try Shown(300, 600) {
      VStack {
        Button("own") { log("own") }.buttonStyle(Shrinking())
        Button("plain") { log("plain") }.buttonStyle(.plain)
        Button("old plain") { log("old plain") }.buttonStyle(PlainButtonStyle())
        Button("bordered") { log("bordered") }.buttonStyle(.bordered)
        Button("prominent") { log("prominent") }.buttonStyle(.borderedProminent)
        Button("disabled") { log("disabled") }.disabled(true)
        Button("large") { log("large") }.buttonStyle(.borderedProminent).controlSize(.large)
      }
    }
    for label in shown.labels where label != "disabled" { shown.tap(label) }
    shown.tap(Double(shown.frame("disabled").midX), Double(shown.frame("disabled").midY))
    #expect(log.entries == ["own", "plain", "old plain", "bordered", "prominent", "large"])
    #expect(shown.frame("prominent").height > shown.frame("plain").height)
    #expect(shown.frame("large").height > shown.frame("prominent").height)
  }

  @Test func textFieldsInAllForms() throws {
    struct Content: View {
      @State private var text = ""
      @State private var number = 5
      var body: some View {
        VStack {
          TextField("name", text: $text).textFieldStyle(.roundedBorder)
            .keyboardType(.emailAddress).textContentType(.emailAddress)
            .autocorrectionDisabled().textInputAutocapitalization(.never)
          TextField("many", text: $text, axis: .vertical).textFieldStyle(.plain)
          TextField("number", value: $number, format: .number)
          TextField("old", text: $text, onCommit: {}).textFieldStyle(RoundedBorderTextFieldStyle())
          SecureField("secret", text: $text)
          Text("said \(text)")
        }
      }
    }
    let shown = try Shown(300, 400) { Content() }
    shown.tap("name")
    shown.type("Ada")
    shown.show()
    #expect(shown.labels.contains("said Ada"))
    #expect(shown.labels.contains("number") && shown.labels.contains("secret"))
  }

  @Test func progressInAllForms() throws {
    let shown = try Shown(300, 400) {
      VStack {
        ProgressView().accessibilityLabel("spinner")
        ProgressView(value: 0.25).accessibilityLabel("bar")
        ProgressView(value: 1, total: 4).accessibilityLabel("quarter")
        ProgressView("loading")
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
        ProgressView().progressViewStyle(.circular).tint(.red)
        ProgressView(value: 0.5).progressViewStyle(.linear)
      }
    }
    #expect(shown.value("bar") == shown.value("quarter") && shown.value("bar").contains("25"))
    #expect(shown.host.needsFrame)
  }

  @Test func pickersInAllForms() throws {
    enum Size: String, CaseIterable, Identifiable {
      case small, large
      var id: Self { self }
    }
    struct Content: View {
      @State private var size = Size.small
      @State private var number = 0
      var body: some View {
        VStack {
          Picker("size", selection: $size) {
            ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          Picker("number", selection: $number) {
            ForEach(0..<3, id: \.self) { Text("n\($0)") }
          }
          .pickerStyle(MenuPickerStyle())
          Picker(selection: $size, content: { Text("x").tag(Size.small) }, label: { Text("label") })
            .pickerStyle(.inline)
          Picker("old", selection: $size) { Text("y").tag(Size.small) }
            .pickerStyle(SegmentedPickerStyle()).labelsHidden()
          Text("chosen \(size.rawValue)")
        }
      }
    }
    let shown = try Shown(300, 600) { Content() }
    shown.tap("large")
    #expect(shown.labels.contains("chosen large"))
  }

  @Test func togglesSlidersAndSteppersInAllForms() throws {
    struct Content: View {
      @State private var isOn = false
      @State private var amount = 0.0
      @State private var count = 0
      var body: some View {
        VStack {
          Toggle("switch", isOn: $isOn)
          Toggle(isOn: $isOn, label: { Text("labelled") })
          Toggle(isOn: $isOn) { Text("trailing") }
          Toggle("styled", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
          Slider(value: $amount)
          Slider(value: $amount, in: 0...10)
          Slider(value: $amount, in: 0...10, step: 1)
          Slider(value: $amount, in: 0...10) {
            Text("volume")
          } minimumValueLabel: {
            Text("low")
          } maximumValueLabel: {
            Text("high")
          }
          Stepper("step", value: $count, in: 0...5)
          Text(isOn ? "on" : "off")
        }
      }
    }
    let shown = try Shown(300, 800) { Content() }
    shown.tap("switch")
    #expect(shown.labels.contains("on"))
    shown.tap("trailing")
    #expect(shown.labels.contains("off"))
    let tinted = try Shown {
      Toggle("tinted", isOn: .constant(true)).labelsHidden()
        .toggleStyle(SwitchToggleStyle(tint: .pureRed))
    }
    #expect(tinted.pixel(75, 100) == "FF0000")
  }

  @Test func menusInAllForms() throws {
    let log = Log()
    let shown = try Shown(300, 400) {
      Menu("more") { Button("first") { log("first") } }
      Text("held").contextMenu {
        Button("copy") { log("copy") }
        Button("delete", role: .destructive) {}
      }
      Text("other").contextMenu(menuItems: { Button("cut") {} })
    }
    shown.tap("more")
    shown.show(at: 2)
    shown.tap("first")
    #expect(log.entries == ["first"])
  }
}
