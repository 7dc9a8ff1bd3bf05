import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What is written into the environment again as it was is no change: nothing that reads it is evaluated.
@MainActor
@Suite struct EqualEnvironmentTests {
  private struct Plain: ButtonStyle {
    var dim = 0.5
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? dim : 1)
    }
  }

  private struct Upper: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.title }
  }

  enum NoteKey: EnvironmentKey {
    static var defaultValue: Note { Note() }
  }
  /// No type with `==`.
  struct Note {
    var text: String?
    var style: AnyShapeStyle?
  }

  private struct Reader: View {
    let log: Log
    @Environment(\.note) private var note
    var body: some View {
      let _ = log("reads \(note.text ?? "nothing")")
      Text("reader")
    }
  }

  private struct StyledReader: View {
    let log: Log
    var body: some View {
      Button {
      } label: {
        Named(log: log, name: "button")
      }
    }
  }

  private struct Named: View {
    let log: Log
    let name: String
    var body: some View {
      let _ = log(name)
      Text(name)
    }
  }

  private struct Screen: View {
    let model: Model<Int>
    let log: Log
    var body: some View {
      let number = model.value
      VStack {
        Reader(log: log)
          .environment(\.note, Note(text: number < 2 ? "same" : nil, style: AnyShapeStyle(.red)))
        StyledReader(log: log)
          .buttonStyle(Plain(dim: number < 3 ? 0.5 : 0.7))
        Label(title: { Named(log: log, name: "label") }, icon: { Color.red })
          .labelStyle(Upper())
          .foregroundStyle(.tint)
        ProgressView(value: 0.5).progressViewStyle(.linear)
        Text("\(number)")
      }
    }
  }

  @Test func whatIsWrittenAgainAsItWasIsNoChange() throws {
    let (model, log) = (Model(0), Log())
    let probe = try Probe.square(Screen(model: model, log: log))
    log.entries = []
    model.set(1, nil)
    _ = probe.host.frame()
    #expect(log.entries == [])
    // The note is another one.
    model.set(2, nil)
    _ = probe.host.frame()
    #expect(log.entries == ["reads nothing"])
    log.entries = []
    // The style is: what it makes of the button is made anew, the button's label is as it was.
    model.set(3, nil)
    _ = probe.host.frame()
    #expect(!log.entries.contains("label"))
    #expect(!log.entries.contains { $0.hasPrefix("reads") })
  }

  @Test func optionalsAreComparedByWhatTheyHold() {
    let red = AnyShapeStyle(Color.red)
    #expect(ViewEquality.areEqual(Optional(red), AnyShapeStyle(Color.red)))
    #expect(!ViewEquality.areEqual(Optional(red), AnyShapeStyle(Color.blue)))
    #expect(!ViewEquality.areEqual(Optional(red), nil))
    #expect(ViewEquality.areEqual(AnyShapeStyle?.none, nil))
    #expect(ViewEquality.areEqual(Note(text: "a", style: red), Note(text: "a", style: red)))
    #expect(!ViewEquality.areEqual(Note(text: "a", style: red), Note(text: "a", style: nil)))
  }
}

extension EnvironmentValues {
  fileprivate var note: EqualEnvironmentTests.Note {
    get { self[EqualEnvironmentTests.NoteKey.self] }
    set { self[EqualEnvironmentTests.NoteKey.self] = newValue }
  }
}
