import Foundation

/// What an agent does, step by step: 40 steps of the morning, and those that are still to come.
struct AgentStep: Identifiable, Hashable, Sendable {
  enum Kind: String, Sendable {
    case message, search, read, edit, command, permission

    var symbol: String {
      switch self {
      case .message: "text.bubble"
      case .search: "magnifyingglass"
      case .read: "doc.text"
      case .edit: "pencil"
      case .command: "terminal"
      case .permission: "hand.raised"
      }
    }
  }

  let id: Int
  let kind: Kind
  /// The whole of a message, or what a tool did.
  let title: String
  /// How long it took, or what came of it.
  let outcome: String
  /// What a tool printed.
  let output: [String]

  /// Seconds.
  var duration: Double {
    switch kind {
    // As long as it takes to be written.
    case .message: 0.3 + Double(title.count) * 0.012
    case .permission: 0
    case .search, .read: 0.6
    case .edit: 0.9
    case .command: 1.5
    }
  }

  /// A line each: kind, title, outcome, lines of output with a `/` in between.
  static func steps(_ text: String, from first: Int) -> [AgentStep] {
    text.split(separator: "\n").enumerated().compactMap { offset, line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard let kind = parts.first.flatMap(Kind.init), parts.count > 1 else { return nil }
      return AgentStep(
        id: first + offset, kind: kind, title: parts[1], outcome: parts.count > 2 ? parts[2] : "",
        output: parts.count > 3 ? parts[3].components(separatedBy: " / ") : [])
    }
  }

  static let past = steps(pastText, from: 1)
  static let upcoming = steps(upcomingText, from: past.count + 1)

  private static let pastText = """
    message|The timetable should open without a connection. I will look at how it is loaded first.
    search|Search for “Timetable(”|6 places in 4 files|Sources/Ferry/TimetableView.swift:18 / Sources/Ferry/TimetableModel.swift:9 / Sources/Ferry/PierPage.swift:41 / Tests/FerryTests/TimetableTests.swift:12
    read|Read TimetableModel.swift|126 lines|@Observable final class TimetableModel { /   private(set) var departures: [Departure] = [] /   func load() async throws { … }
    read|Read TimetableView.swift|88 lines|.task { try? await model.load() }
    message|It asks the server each time the page appears, and shows nothing until the answer is there.
    search|Search for “URLSession”|2 places in 1 file|Sources/Ferry/Network/Client.swift:22 / Sources/Ferry/Network/Client.swift:57
    read|Read Client.swift|74 lines|func get<Value: Decodable>(_ path: String) async throws -> Value
    command|swift test --filter TimetableTests|9 passed in 0.8 s|Test run with 9 tests passed after 0.8 seconds.
    message|Tests are green before I begin. I will put a small store between the model and the client.
    edit|Create TimetableStore.swift|+61|+ actor TimetableStore { / +   func departures(from pier: Pier.ID) throws -> [Departure] / + }
    edit|Edit TimetableModel.swift|+14 −9|- departures = try await client.get("timetable") / + departures = try await store.departures(from: pier)
    command|swift build|Succeeded in 6.2 s|Build complete! (6.2s)
    command|swift test --filter TimetableTests|8 passed, 1 failed|✘ “a pier without departures is empty” / Expected [] but found the departures of Pier 3
    message|The store answers for the wrong pier: its file has no pier in its name.
    edit|Edit TimetableStore.swift|+3 −1|- let file = folder.appending(path: "timetable.json") / + let file = folder.appending(path: "timetable-\\(pier).json")
    command|swift test --filter TimetableTests|9 passed in 0.8 s|Test run with 9 tests passed after 0.8 seconds.
    message|Now for what people see while it is old: a line that says from when it is.
    search|Search for “lastUpdated”|Nothing found|
    read|Read PierPage.swift|153 lines|Section { DepartureList(model.departures) } header: { Text(pier.name) }
    edit|Edit TimetableModel.swift|+8 −0|+ private(set) var updated: Date?
    edit|Edit PierPage.swift|+12 −2|+ if let updated = model.updated { / +   UpdatedLine(updated) / + }
    command|swift build|1 error|PierPage.swift:49: cannot find ‘UpdatedLine’ in scope
    edit|Create UpdatedLine.swift|+24|+ struct UpdatedLine: View { … }
    command|swift build|Succeeded in 4.9 s|Build complete! (4.9s)
    message|The line is quiet while the timetable is fresh, and turns orange after a day.
    read|Read Colors.swift|38 lines|static let warning = Color("warning")
    edit|Edit UpdatedLine.swift|+4 −1|+ .foregroundStyle(isOld ? Color.warning : .secondary)
    command|swift test|112 passed in 9.4 s|Test run with 112 tests passed after 9.4 seconds.
    search|Search for “isOffline”|3 places in 2 files|Sources/Ferry/Network/Reachability.swift:11 / Sources/Ferry/Network/Reachability.swift:30 / Sources/Ferry/AlertBar.swift:8
    message|There is a bar that says when there is no connection. It should not cover the first departure.
    read|Read AlertBar.swift|45 lines|.overlay(alignment: .top) { bar }
    edit|Edit AlertBar.swift|+5 −5|- .overlay(alignment: .top) { bar } / + .safeAreaInset(edge: .top) { bar }
    command|swift test --filter AlertBarTests|4 passed in 0.3 s|Test run with 4 tests passed after 0.3 seconds.
    edit|Edit TimetableTests.swift|+38|+ @Test func opensWithoutAConnection() async throws { … } / + @Test func keepsWhatItHas() async throws { … }
    command|swift test --filter TimetableTests|11 passed in 0.9 s|Test run with 11 tests passed after 0.9 seconds.
    message|Opening without a connection takes 14 ms now, where it took 1.2 s to fail.
    command|swift format lint --strict Sources|Nothing to mend|
    edit|Edit CHANGELOG.md|+2|+ - The timetable opens without a connection.
    command|git commit|a41c9e2, 8 files|[offline-timetable a41c9e2] Keep the timetable for journeys without a connection / 8 files changed, 171 insertions(+), 18 deletions(-)
    message|Done for this morning. What is left: old files are never removed.
    """

  private static let upcomingText = """
    message|I will have the store forget piers that nobody has opened for thirty days.
    read|Read TimetableStore.swift|63 lines|actor TimetableStore { /   let folder: URL /   func departures(from pier: Pier.ID) throws -> [Departure]
    edit|Edit TimetableStore.swift|+19 −2|+ func forget(olderThan age: Duration, now: Date) throws { / +   for file in try files() where now > file.opened + age { / +     try file.remove() / +   } / + }
    command|swift build|Succeeded in 5.1 s|Build complete! (5.1s)
    edit|Edit TimetableTests.swift|+22|+ @Test func forgetsWhatNobodyOpens() async throws { … }
    permission|Run swift test --filter TimetableTests?|It writes to a temporary folder.|
    command|swift test --filter TimetableTests|12 passed in 0.9 s|Test run with 12 tests passed after 0.9 seconds.
    message|All twelve pass. A pier that is opened again is fetched again; everything else stays where it is, and the folder holds 40 kB instead of 3 MB after a year.
    command|git commit|5d07b1f, 2 files|[offline-timetable 5d07b1f] Forget timetables that nobody opens / 2 files changed, 41 insertions(+), 2 deletions(-)
    """
}
