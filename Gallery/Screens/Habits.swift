import SwiftUI

/// Something to do every day, and how often it was done.
struct Habit: Identifiable {
  let id: String
  let symbol: String
  let color: Color
  let goal: Int
  let unit: String
  /// What one of it adds to the level.
  let points: Int
  /// A letter for each of the last 84 days, the oldest first: `#` all of it, `+` half, `.` nothing.
  let history: String
  var count: Int

  var isDone: Bool { count >= goal }

  /// How much of the habit was kept on a day, 0…1.
  func kept(week: Int, day: Int) -> Double {
    let index = week * 7 + day
    guard index < history.utf8.count - 1 else { return Double(count) / Double(goal) }
    switch Array(history.utf8)[index] {
    case UInt8(ascii: "#"): return 1
    case UInt8(ascii: "+"): return 0.5
    default: return 0
    }
  }

  /// The share of days on which all of it was done.
  var share: Double {
    Double(history.count { $0 == "#" }) / Double(history.count)
  }

  /// The longest run of days on which all of it was done.
  var best: Int { history.split { $0 != "#" }.map(\.count).max() ?? 0 }

  /// Days in a row on which something was done.
  static let streak = 23

  static let all = [
    Habit(
      id: "Water", symbol: "drop.fill", color: .blue, goal: 8, unit: "glasses", points: 5,
      history:
        "#+##.####+###.#####+#########.##+####.######+#####.########+####################.###",
      count: 6),
    Habit(
      id: "Cello", symbol: "music.note", color: .purple, goal: 2, unit: "half hours", points: 40,
      history:
        "#..#+.##.+#..##.#..##+.##..#+##.##.##+###.#+##.####.##+####.###+####.#####.####+####",
      count: 1),
    Habit(
      id: "Walk", symbol: "figure.walk", color: .green, goal: 3, unit: "kilometres", points: 15,
      history:
        "+#.##+#.###+##.##+###.###.####+#.#####.##+######.####+###.######+####.#######.######",
      count: 3),
    Habit(
      id: "Read", symbol: "book.fill", color: .orange, goal: 4, unit: "chapters", points: 10,
      history:
        "....+.#...+#..#.+..##..+#.##..#+.##.#+.###..#+###.##+.####.##+##.####+###.####.#####",
      count: 2),
    Habit(
      id: "Stretch", symbol: "figure.flexibility", color: .pink, goal: 3, unit: "sets", points: 10,
      history:
        "#.+#..#.+##..#.+#.#..##.+#..##.#+.##.#.+##..###.+#.##.#+.###.#.+##.###.#+.##.####.##",
      count: 2),
    Habit(
      id: "Bed by eleven", symbol: "moon.fill", color: .indigo, goal: 1, unit: "night", points: 30,
      history:
        "####.##.####..###.####.##.#####..####.###.#####.##.#####.####.##.######.####.#######",
      count: 1),
    Habit(
      id: "Call somebody", symbol: "phone.fill", color: .teal, goal: 1, unit: "call", points: 20,
      history:
        "..#...#..#....#..##...#.#...#..#.#..##..#...#.#..#..##.#...#.##..#..#.#.##..#.##.#.#",
      count: 0),
  ]
}
