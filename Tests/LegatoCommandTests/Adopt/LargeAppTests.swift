import Foundation
import LegatoFilm
import LegatoProject
import TestSupport
import Testing

@testable import LegatoCommand

/// A screen of an app with 400 files costs about what it costs alone.
@Suite("A screen of a large app")
struct LargeAppTests {
  private static let fileCount = 400

  /// A file with a model, a store, views, an extension of a type of elsewhere and, in some, what does not compile.
  private static func feature(_ number: Int) -> String {
    let next = (number * 7 + 3) % fileCount
    return """
      import Foundation
      import SwiftUI
      \(number % 5 == 0 ? "import UIKitOfElsewhere" : "")

      struct Record\(number): Identifiable, Hashable, Codable {
        var id = UUID()
        var title = "Record \(number)"
        var amount: Double = \(number)
        var tags: [String] = ["a", "b"]

        var summary\(number): String { title + tags.joined(separator: ", ") }
      }

      @Observable
      final class Store\(number) {
        var records: [Record\(number)] = []
        var isLoading = false

        func load\(number)() async {
          isLoading = true
          defer { isLoading = false }
          records = (0..<10).map { _ in Record\(number)() }
        }
        func open\(number)() { \(number % 5 == 0 ? "Nowhere.open()" : "") }
      }

      struct Row\(number): View {
        let record: Record\(number)
        @State private var isOpen = false

        var body: some View {
          VStack(alignment: .leading, spacing: 4) {
            HStack {
              Image(systemName: "star.fill").foregroundStyle(.yellow)
              Text(record.title).font(.headline)
              Spacer()
              Text("\\(record.amount)").monospacedDigit()
            }
            if isOpen { Text(record.summary\(number)).font(.caption).transition(.opacity) }
          }
          .onTapGesture { withAnimation(.snappy) { isOpen.toggle() } }
        }
      }

      struct Screen\(number): View {
        @State private var store = Store\(number)()

        var body: some View {
          List {
            ForEach(store.records) { record in Row\(number)(record: record) }
            Row\(next)(record: Record\(next)()).badge\(number)(2)
          }
          .task { await store.load\(number)() }
        }
      }

      extension View {
        func badge\(number)(_ count: Int) -> some View {
          overlay(alignment: .topTrailing) { Text("\\(count)").padding(4).background(.red, in: Capsule()) }
        }
      }
      """
  }

  /// A screen of 230 lines.
  private static func screen(_ more: String) -> String {
    let sections = (0..<14).map { number in
      """
        private var section\(number): some View {
          VStack(alignment: .leading, spacing: 8) {
            Text("Section \(number)").font(.title3.bold())
            ForEach(0..<3) { index in
              HStack {
                Circle().fill(Color.blue.opacity(0.3)).frame(width: 32, height: 32)
                Text("Row \\(index) of \(number)")
                Spacer()
                if selected == \(number) * 10 + index { Image(systemName: "checkmark").transition(.scale) }
              }
              .onTapGesture { withAnimation(.spring) { selected = \(number) * 10 + index } }
            }
          }
        }

      """
    }
    return """
      import SwiftUI

      struct BigScreen: View {
        @State private var selected = 0
        var body: some View {
          ScrollView {
            VStack { section0; section1; section2; section3; section4; section5; section6 }
            VStack { section7; section8; section9; section10; section11; section12; section13 }
            \(more)
          }
        }

      \(sections.joined(separator: "\n"))
      }

      #Preview { BigScreen() }
      """
  }

  @Test("compiles with the few files that it needs, in at most twice the time of its file alone")
  func budget() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.writeAppProject("App")
    for number in 0..<Self.fileCount {
      try folder.write("App/Feature\(number / 20)/Feature\(number).swift", Self.feature(number))
    }
    try folder.write("App/BigScreen.swift", Self.screen("Screen10(); Row33(record: Record33())"))
    try folder.write("Alone/BigScreen.swift", Self.screen(""))
    func time(_ path: String, _ run: Int) throws -> Duration {
      let cache = FilmCache(folder: folder.url.appendingPathComponent("cache"))
      let compiler = FilmCompiler(installation: try .current(), cache: cache)
      // Another text each time, so that nothing is kept.
      let file = try SourceFile(reading: folder.path + "/" + path)
      try folder.write(path, file.text + "// \(run)\n")
      let source = try SourceFile(reading: folder.path + "/" + path)
      let choices = try FilmChoice.choices(in: ViewFinder.summary(of: source.text), view: nil)
      return try ContinuousClock().measure {
        _ = try compiler.compiled(SubjectSources(source, choices: choices))
      }
    }
    // What the compiler keeps of the system's modules is made first.
    _ = try time("Alone/BigScreen.swift", 0)
    var (alone, slice) = (Duration.zero, Duration.zero)
    // Other tests compile at the same time, and take from both alike: what both took in all is compared, of more
    // turns where three say nothing.
    for run in 1...12 {
      alone += try time("Alone/BigScreen.swift", run)
      slice += try time("App/BigScreen.swift", run)
      if run >= 3, slice <= alone * 2 { break }
    }
    #expect(slice <= alone * 2, "alone \(alone), in the app \(slice)")

    let project = try ProjectSubject.read(folder.path)
    let code = ProjectCode(
      project, project.targets[0], FilmCompiler(installation: try .current(), cache: .standard()))
    let source = try SourceFile(reading: folder.path + "/App/BigScreen.swift")
    let choices = try FilmChoice.choices(in: ViewFinder.summary(of: source.text), view: nil)
    let compiler = FilmCompiler(installation: try .current(), cache: .standard())
    _ = try SliceCompiler(compiler: compiler, code: code).outcome(
      SubjectSources(source, choices: choices), isChecked: true)
    #expect(code.index.parsedCount <= 8)
  }
}
