import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm
@testable import SwiftUICore

@MainActor @Suite("Date pickers")
struct DatePickerTests {
  /// 3 June 2019, 21:41, in Greenwich.
  nonisolated private static let date = Date(timeIntervalSince1970: 1_559_598_060)

  private final class Model: ObservableObject {
    @Published var date = DatePickerTests.date
  }

  private struct Page<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: (Binding<Date>) -> Content
    var body: some View { content($model.date).padding(20) }
  }

  private func stage<Content: View>(
    _ model: Model, language: String? = nil,
    @ViewBuilder _ content: @escaping (Binding<Date>) -> Content
  ) throws -> Stage {
    var configuration = HostConfiguration()
    if let language { configuration.setLanguage(language) }
    return try Stage(Page(model: model, content: content), configuration: configuration)
  }

  private func words(_ stage: Stage) -> [String] {
    stage.frame().list.drawnLayers.filter { $0.opacity > 0.01 }.flatMap(\.texts).map(\.layout.text)
  }

  private func parts(_ date: Date) -> [Int] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { $0 ?? -1 }
  }

  @Test func aCompactPickerSaysTheDateAndTheTime() throws {
    let model = Model()
    let stage = try stage(model) { DatePicker("Due", selection: $0) }
    #expect(words(stage) == ["Due", "Jun 3, 2019", "9:41\u{202F}PM"])
    let german = try self.stage(model, language: "de") {
      DatePicker(selection: $0, displayedComponents: .date) { Text(verbatim: "Bis") }
    }
    #expect(words(german) == ["Bis", "3. Juni 2019"])
  }

  @Test func aCalendarOpensAndADayIsChosen() throws {
    let model = Model()
    let stage = try stage(model) { DatePicker("Due", selection: $0, displayedComponents: .date) }
    try stage.tap("Jun 3, 2019")
    stage.advanceUntilIdle()
    let shown = words(stage)
    #expect(shown.contains("June 2019"))
    #expect(shown.filter { Int($0) != nil } == (1...30).map(String.init))
    // June 2019 began on a Saturday: the first row of the week has one day.
    try stage.tap("Tuesday, June 18, 2019")
    stage.advanceUntilIdle()
    #expect(parts(model.date) == [2019, 6, 18, 21, 41])
    #expect(words(stage).contains("Jun 18, 2019"))
  }

  @Test func monthsTurnByAnAnimationAndFadeForLessMotion() throws {
    let model = Model()
    let stage = try stage(model) {
      DatePicker("Due", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
    }
    try stage.tap("Next Month")
    stage.advance(by: 0.15)
    #expect(!stage.isSettled)
    let between = words(stage)
    #expect(between.filter { $0 == "17" }.count == 2)
    stage.advanceUntilIdle()
    #expect(words(stage).contains("July 2019"))
    #expect(words(stage).contains("31"))
    #expect(parts(model.date) == [2019, 6, 3, 21, 41])
  }

  @Test func daysOutsideOfTheRangeCannotBeChosen() throws {
    let model = Model()
    let end = Self.date.addingTimeInterval(5 * 86_400)
    let stage = try stage(model) {
      DatePicker("Due", selection: $0, in: Self.date...end, displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    #expect(throws: FilmFailure.self) { try stage.tap("Sunday, June 2, 2019") }
    stage.advanceUntilIdle()
    #expect(parts(model.date) == [2019, 6, 3, 21, 41])
    try stage.tap("Saturday, June 8, 2019")
    stage.advanceUntilIdle()
    #expect(parts(model.date) == [2019, 6, 8, 21, 41])
    #expect(throws: FilmFailure.self) { try stage.tap("Next Month") }
  }

  @Test func aWheelTurnsUnderAFinger() throws {
    let model = Model()
    let stage = try stage(model) {
      DatePicker("", selection: $0, displayedComponents: .date).datePickerStyle(.wheel)
    }
    #expect(words(stage).contains("June"))
    try stage.press("Day")
    for step in 1...8 {
      stage.advance(by: 0.2)
      stage.move(by: Size(0, -8 * Double(step)))
    }
    let turned = words(stage)
    stage.advance(by: 0.2)
    stage.release()
    stage.advanceUntilIdle()
    // Two rows, and what is seen turns with the finger before it is lifted.
    #expect(parts(model.date) == [2019, 6, 5, 21, 41])
    #expect(turned.contains("10") && !turned.contains("31"))
  }

  @Test func aWheelOfDateAndTimeFitsOnATelephone() throws {
    let model = Model()
    let stage = try stage(model) {
      DatePicker("", selection: $0).labelsHidden().datePickerStyle(.wheel)
    }
    #expect(words(stage).contains("Mon, Jun 3"))
    #expect(stage.host.contentBounds.width <= 393)
    try stage.press("Date")
    for step in 1...4 {
      stage.advance(by: 0.2)
      stage.move(by: Size(0, -8 * Double(step)))
    }
    stage.advance(by: 0.2)
    stage.release()
    stage.advanceUntilIdle()
    #expect(parts(model.date) == [2019, 6, 4, 21, 41])
  }

  @Test func aDateBeyondAllCalendarsTrapsNothing() throws {
    let model = Model()
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e15)] {
      model.date = date
      for style in [0, 1] {
        let stage = try stage(model) { date in
          if style == 0 {
            DatePicker("Due", selection: date).datePickerStyle(.graphical)
          } else {
            DatePicker("Due", selection: date).datePickerStyle(.wheel)
          }
        }
        #expect(!words(stage).isEmpty)
      }
    }
  }
}
