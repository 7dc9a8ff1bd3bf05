import Foundation
import LegatoResources
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm
@testable import SwiftUICore

/// What texts say in the person's language, as it is drawn.
@MainActor @Suite("Localized text")
struct LocalizedTextTests {
  /// An app's folder with texts of every kind.
  private func withApp(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      func write(_ name: String, _ text: String, _ encoding: String.Encoding = .utf8) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: encoding)
      }
      func unit(_ text: String) -> String {
        "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }"
      }
      try write(
        "Localizable.xcstrings",
        """
        { "sourceLanguage": "en", "strings": {
          "Save": { "localizations": { "de": \(unit("Sichern")), "ar": \(unit("حفظ")) } },
          "%@ has %lld **points**": { "localizations": {
            "de": \(unit("**%2$lld Punkte** hat %1$@")) } },
          "%lld files": { "localizations": { "ar": { "variations": { "plural": {
            "zero": \(unit("لا ملفات")), "one": \(unit("ملف")), "two": \(unit("ملفان")),
            "few": \(unit("%lld ملفات")), "many": \(unit("%lld ملفا")), "other": \(unit("%lld ملف")) } } } } },
          "Only here": {}, "100%": { "shouldTranslate": false } } }
        """)
      try write("de.lproj/Errors.strings", "\"offline\" = \"Keine Verbindung\";", .utf16)
      try write(
        "en.lproj/Errors.strings", "\"offline\" = \"No connection\"; \"full\" = \"Disk full\";")
      try write("Broken.xcstrings", "{ this is no JSON")
      try body(folder.path)
    }
  }

  private func stage(
    _ view: some View, _ language: String?, _ folder: String
  ) throws -> Stage {
    var configuration = HostConfiguration(resourceFolders: [folder])
    if let language { configuration.setLanguage(language) }
    return try Stage(view, configuration: configuration)
  }

  /// The words of all texts that are drawn.
  private func words(_ stage: Stage) -> [String] {
    stage.frame().list.drawnLayers.flatMap(\.texts).map(\.layout.text)
  }

  private func words(_ view: some View, _ language: String?, _ folder: String) throws -> [String] {
    words(try stage(view, language, folder))
  }

  @Test func aKeyIsShownInThePersonsLanguage() throws {
    try withApp { (folder: String) throws in
      #expect(try words(Text("Save"), "de", folder) == ["Sichern"])
      #expect(try words(Text("Save"), "de-AT", folder) == ["Sichern"])
      #expect(try words(Text("Save"), nil, folder) == ["Save"])
      #expect(try words(Button("Save") {}, "de", folder) == ["Sichern"])
      let name = "Ana"
      #expect(
        try words(Text("\(name) has \(12_345) **points**"), "de", folder) == [
          "12.345 Punkte hat Ana"
        ])
      #expect(
        try words(Text("\(name) has \(12_345) **points**"), "en", folder) == [
          "Ana has 12,345 points"
        ])
      #expect(
        try words(Text("offline", tableName: "Errors"), "de", folder) == ["Keine Verbindung"])
      #expect(try words(Text("full", tableName: "Errors"), "de", folder) == ["Disk full"])
      #expect(try words(Text(verbatim: "Save"), "de", folder) == ["Save"])
    }
  }

  @Test func arabicHasSixFormsAndRunsFromTheRight() throws {
    try withApp { (folder: String) throws in
      for (count, text) in [(0, "لا ملفات"), (1, "ملف"), (2, "ملفان")] {
        #expect(try words(Text("\(count) files"), "ar", folder) == [text])
      }
      let many = try words(Text("\(11) files"), "ar", folder)
      #expect(many.first?.hasSuffix("ملفا") == true)
      let stage = try stage(
        HStack {
          Text("Save"); Color.red.frame(width: 50, height: 10)
        }, "ar", folder)
      let text = try #require(stage.sample("Text", "frame")?.shown)
      let red = try #require(
        stage.sample("Color", "frame")?.shown ?? stage.sample("Rectangle", "frame")?.shown)
      #expect(text[0] > red[0])
    }
  }

  @Test func theLocaleOfAViewChoosesItsLanguage() throws {
    try withApp { (folder: String) throws in
      let view = VStack {
        Text("Save").environment(\.locale, Locale(identifier: "de_DE"))
        Text("Save")
        Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
        Text(1234.5, format: .number)
      }
      #expect(try words(view, nil, folder) == ["Sichern", "Save", "1.234,5", "1,234.5"])
    }
  }

  @Test func missingTextsAreReportedOnce() throws {
    try withApp { (folder: String) throws in
      let stage = try stage(
        VStack {
          Text("Only here"); Text("Only here"); Text("100%"); Text("\(5)"); Text("Nowhere")
        }, "de", folder)
      #expect(
        stage.host.issues.map(\.message) == [
          "Text: \"Only here\" has no text in de in the table Localizable; the key is shown.",
          "Text: \"Nowhere\" has no text in de in the table Localizable; the key is shown.",
        ])
      let english = try self.stage(
        VStack {
          Text("Only here"); Text("Nowhere")
        }, nil, folder)
      #expect(english.host.issues.isEmpty)
      let broken = try self.stage(Text("x", tableName: "Broken"), nil, folder)
      #expect(
        broken.host.issues.map(\.message) == ["Text: \(folder)/Broken.xcstrings: it is no JSON."])
      #expect(words(broken) == ["x"])
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count) files") { count += 1 } }
  }

  @Test func aTextChangesWithItsNumber() throws {
    try withApp { (folder: String) throws in
      let stage = try stage(Counter(), "ar", folder)
      #expect(words(stage) == ["لا ملفات"])
      try stage.tap("لا ملفات")
      stage.advanceUntilIdle()
      #expect(words(stage) == ["ملف"])
    }
  }

  private struct Model {
    var title: LocalizedStringResource = "Save"
  }

  private struct Coded: View {
    let model = Model()
    var body: some View {
      VStack {
        Text(String(localized: "Save"))
        Text(NSLocalizedString("Save", comment: "a button"))
        Text(
          NSLocalizedString("offline", tableName: "Errors", bundle: .main, value: "-", comment: ""))
        Text(model.title)
        Text(String(localized: "save.title", defaultValue: "Save \(1234) files"))
        Text(1234.5.formatted())
        Text(Locale.current.identifier)
        Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none")
      }
    }
  }

  @Test func codeThatAsksForAStringGetsIt() throws {
    try withApp { (folder: String) throws in
      #expect(
        try words(Coded(), "de", folder) == [
          "Sichern", "Sichern", "Keine Verbindung", "Sichern", "Save 1.234 files", "1.234,5",
          "de_DE", "1.0",
        ])
    }
    #expect(NSLocalizedString("Save", value: "Keep", comment: "") == "Keep")
    #expect(Locale.current.identifier == "en_001")
  }

  @Test func theMainBundleIsTheApps() throws {
    try withTemporaryFolder { folder in
      let list = folder.appendingPathComponent("App-Info.plist")
      let entries: [String: Any] = [
        "CFBundleShortVersionString": "2.4.1", "CFBundleVersion": "$(BUILD)",
        "CFBundleDevelopmentRegion": "de",
      ]
      try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0).write(
        to: list)
      try "[1]".write(
        to: folder.appendingPathComponent("data.json"), atomically: false, encoding: .utf8)
      var configuration = HostConfiguration(resourceFolders: [folder.path])
      configuration.info = InfoList(path: list.path)
      var read: [String] = []
      _ = try Stage(
        configuration: configuration,
        making: {
          read.append(
            Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "")
          read.append(Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "")
          let data = Bundle.main.url(forResource: "data", withExtension: "json")
          read.append(data.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")
          read.append(Bundle(for: InApp.self).bundlePath == Bundle.main.bundlePath ? "own" : "")
          return Text("x")
        })
      #expect(read == ["2.4.1", "1", "[1]", "own"])
    }
    #expect(Bundle.main.infoDictionary?["CFBundleShortVersionString"] == nil)
    #expect(Bundle(for: InApp.self).infoDictionary?["CFBundleShortVersionString"] == nil)
  }
}

private final class InApp {}
