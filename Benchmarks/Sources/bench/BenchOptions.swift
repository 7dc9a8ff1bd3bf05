import Foundation
import LegatoArguments

/// What `bench` is asked for.
struct BenchOptions {
  /// The scenes that are measured in this program, and what runs the command.
  static let parts = ["phone", "list", "springs", "idle", "recording"]
  /// What a series and a table have beside them.
  static let seriesParts = FrontierScene.allCases.map(\.rawValue) + ["tools"]

  var frames = 300
  var peers: String?
  /// All where empty.
  var chosen: [String] = []
  var rounds = 5
  var saved: String?
  var compared: String?
  var printsTable = false
  /// The folder of the built `legato`; found where `nil`.
  var legato: String?

  static let syntax = CommandSyntax<BenchOptions>(
    "scripts/bench", textColumn: 20,
    operands: .words(parts + seriesParts + ["frontier"]) { try $0.take($1) },
    sections: [
      .text(
        """
        scripts/bench [FRAMES] [PEERS] [PART …] [options]
        scripts/bench frontier [SCENE] [N [FRAMES]] [PEERS] [options]
        scripts/bench cliffs [SCENE …] [FRAMES]
        scripts/bench budget [options]
        """),
      .text(
        """
        Measures in a release build what Legato costs. PEERS is the folder of the peers' programs, which take
        turns with it. Each line is RESULT, section, case, N, value and unit, with tabs between.
        """),
      .options(
        operands: [
          HelpRow("FRAMES", "frames of the phone scene and the list, 1 to 100,000 (300)"),
          HelpRow("PART", parts.joined(separator: ", ") + "; of a series also"),
          HelpRow("", seriesParts.joined(separator: ", ") + " (all)"),
        ],
        [
          .option(
            "--save", value: "FILE", completion: .files,
            help: "write all figures of several rounds as text: a series"
          ) { $0.saved = $1.text },
          .option(
            "--compare", value: "FILE", completion: .files,
            help: """
              measure again and say what costs more or less than in a series, by more
              than noise; ends with 1 where something costs more
              """
          ) { $0.compared = $1.text },
          .option("--rounds", value: "N", help: "rounds of a series or a table, 1 to 99 (5)") {
            $0.rounds = try $1.integer(in: 1...99)
          },
          .flag(
            "--table", help: "print the scenes f1 to f6 beside the peers as a table for people"
          ) { $0.printsTable = true },
          .option(
            "--legato", value: "FOLDER", completion: .folders,
            help: "where the built legato lies (.build/release, or .build/debug)"
          ) { $0.legato = $1.text },
        ]),
      .examples([
        "scripts/bench",
        "scripts/bench --save before.txt",
        "scripts/bench --compare before.txt --rounds 5",
        "scripts/bench f4 springs --compare before.txt",
        "scripts/bench --table ../peers --rounds 3",
        "scripts/bench frontier f4 1000 ../peers",
      ]),
    ])

  /// Whether rounds are measured, in programs of their own.
  var isSeries: Bool { saved != nil || compared != nil || printsTable }

  /// - Throws: the first error, and what is allowed.
  init(_ arguments: some Sequence<String>) throws {
    try Self.syntax.read(Array(arguments), into: &self)
    let others = chosen.filter { !Self.parts.contains($0) }
    if !isSeries, let other = others.first {
      throw ArgumentError(
        "\(other) is a part of a series or a table, as in scripts/bench \(other) --save FILE; alone it is"
          + " measured by scripts/bench frontier \(other).")
    }
    if let compared, !FileManager.default.isReadableFile(atPath: compared) {
      throw ArgumentError("\(compared) cannot be read: scripts/bench --save \(compared) makes it.")
    }
  }

  private mutating func take(_ word: String) throws {
    if let number = Int(word) {
      frames = try OptionValue(option: "FRAMES", text: "\(number)").integer(in: 1...100_000)
    } else if word == "frontier" {
      chosen += FrontierScene.allCases.map(\.rawValue)
    } else if (Self.parts + Self.seriesParts).contains(word) {
      chosen.append(word)
    } else {
      peers = try Peers.folder(word, parts: Self.parts + Self.seriesParts)
    }
  }
}

extension Peers {
  /// A folder that was named as one of the peers' programs.
  ///
  /// - Throws: where there is none, with the part that may have been meant.
  static func folder(_ word: String, parts: [String]) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: word, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw ArgumentError(
        "\(word) is no part, no number and no folder with the peers' programs."
          + NearestName(parts).advice(for: word) + " All arguments: scripts/bench --help")
    }
    return URL(fileURLWithPath: word).path
  }
}
