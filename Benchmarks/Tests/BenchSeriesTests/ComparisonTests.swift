import Testing

@testable import BenchSeries

@Suite("What has become of a series")
struct ComparisonTests {
  private static func verdict(_ old: [Double], _ new: [Double]) throws -> Comparison.Verdict {
    Comparison.verdict(try #require(Spread(old)), try #require(Spread(new)))
  }

  @Test("It costs more where all readings lie above all others, and the median by more than 5 %")
  func rule() throws {
    #expect(try Self.verdict([1, 1.1, 1.2], [1.3, 1.4, 1.5]) == .worse)
    #expect(try Self.verdict([1.3, 1.4, 1.5], [1, 1.1, 1.2]) == .better)
    // One reading lies among the others.
    #expect(try Self.verdict([1, 1.1, 1.35], [1.3, 1.4, 1.5]) == .same)
    // Apart, and by less than the margin.
    #expect(try Self.verdict([1, 1.001, 1.002], [1.03, 1.04, 1.045]) == .same)
    #expect(try Self.verdict([2, 2, 2], [2, 2, 2]) == .same)
    #expect(try Self.verdict([0, 0, 0], [0, 0, 0]) == .same)
    #expect(try Self.verdict([0, 0, 0], [1, 1, 1]) == .worse)
    #expect(try Self.verdict([1, 1, 1], [0, 0, 0]) == .better)
  }

  @Test("It says in words what costs more, what less, what is new and what is gone")
  func words() {
    let old = SeriesTests.series([
      ("Legato mean", [1, 1.1, 1.2], "loops CPU/frame"),
      ("Legato p99", [4, 4, 4], "loops CPU/frame"),
      ("Legato layouts", [10, 10, 10], "per frame"),
      ("Legato bodies", [0, 0, 0], "per frame"), ("Legato build", [2, 2, 2], "loops CPU"),
      ("Legato gone", [1], "loops"),
    ])
    let new = SeriesTests.series([
      ("Legato mean", [1.3, 1.4, 1.5], "loops CPU/frame"),
      ("Legato p99", [1, 1, 1], "loops CPU/frame"),
      ("Legato layouts", [5, 5, 5], "per frame"),
      ("Legato bodies", [1, 1, 1], "per frame"), ("Legato build", [2, 2, 2.2], "loops CPU"),
      ("Legato new", [1], "loops"),
    ])
    let comparison = Comparison(old: old, new: new)
    #expect(comparison.hasWorse)
    #expect(
      comparison.text == """
        Costs more (2):
          F4 Legato mean, 1,000: 27 % slower (1.4 [1.3…1.5] loops CPU/frame, was 1.1 [1…1.2])
          F4 Legato bodies, 1,000: more (1 [1…1] per frame, was 0 [0…0])

        Costs less (2):
          F4 Legato p99, 1,000: 4.0 times faster (1 [1…1] loops CPU/frame, was 4 [4…4])
          F4 Legato layouts, 1,000: 2.0 times less (5 [5…5] per frame, was 10 [10…10])

        New (1):
          F4 Legato new, 1,000

        Gone (1):
          F4 Legato gone, 1,000

        1 of 5 figures are as before, within noise.
        A figure costs more where all readings lie above all readings of the other series, and the median by more \
        than 5 %; less, the other way round.

        """)
    let same = Comparison(old: old, new: old)
    #expect(!same.hasWorse && same.text.hasPrefix("6 of 6 figures are as before, within noise.\n"))
  }

  @Test("Of fewer than three rounds it says that they say little")
  func fewRounds() {
    let series = SeriesTests.series([("Legato mean", [1], "loops")], rounds: 2)
    #expect(Comparison(old: series, new: series).text.contains("fewer than three rounds (2 and 2)"))
  }
}

@Suite("Scenes beside their peers")
struct PeerTableTests {
  private static let lines = ResultLine.lines(
    of: """
      RESULT\tF4\tLegato build\t1000\t80\tms CPU
      RESULT\tF4\tLegato mean\t1000\t3\tms CPU/frame
      RESULT\tF4\tLegato p99\t1000\t20\tms CPU/frame
      RESULT\tF4\tLegato mean\t1000\t5\tms CPU/frame
      RESULT\tF4\tLegato p99\t1000\t30\tms CPU/frame
      RESULT\tF4\tLegato layouts\t1000\t100\tper frame
      RESULT\tF4\tC limit mean\t1000\t0.2\tms CPU/frame
      RESULT\tF4\tC limit p99\t1000\t0.5\tms CPU/frame
      RESULT\tF4\tLegato against C limit mean\t1000\t15\ttimes
      RESULT\tF4\tchromium flat mean\t1000\t10\tms CPU/frame
      RESULT\tF4\tGTK 4.8 GskCairoRenderer mean\t1000\t8\tms CPU/frame
      RESULT\tF4\tGTK 4.8 GskCairoRenderer p99\t1000\t50\tms CPU/frame
      RESULT\tF6\tLegato build\t10000\t800\tms CPU
      RESULT\tF6\tC limit build\t10000\t200\tms CPU
      """)

  @Test("Means and 99th percentiles, and how many times as long as the best peer and as the limit")
  func scenes() throws {
    let table = PeerTable(Self.lines)
    #expect(table.scenes.map(\.section) == ["F4", "F6"])
    let scene = try #require(table.scenes.first)
    #expect(scene.own == PeerTable.Row(who: "Legato", mean: 4, p99: 25))
    #expect(scene.peers.map(\.who) == ["C limit", "chromium flat", "GTK 4.8 GskCairoRenderer"])
    #expect(scene.toBestPeer == (0.5, 0.5))
    #expect(scene.toLimit == (20, 50))
    #expect(table.scenes[1].toLimit == (4, nil))
    #expect(table.scenes[1].toBestPeer == (nil, nil))
  }

  @Test("The table for people has a row for each program")
  func text() {
    #expect(
      PeerTable(Self.lines).text == """
        scene       N  who                       mean ms  p99 ms  Legato ÷ it    p99
        F4      1,000  Legato                       4.00    25.0
                       C limit                      0.20    0.50          20×    50×
                       chromium flat                10.0       –        0.40×      –
                       GTK 4.8 GskCairoRenderer     8.00    50.0        0.50×  0.50×
                       → best peer                                      0.50×  0.50×
                       → C                                                20×    50×
        F6     10,000  Legato                        800       –
                       C limit                       200       –        4.00×      –
                       → C                                              4.00×      –

        """)
  }

  @Test("Without results there is a head, and nothing else")
  func empty() {
    #expect(PeerTable([]).scenes.isEmpty)
    #expect(PeerTable([]).text.split(separator: "\n").count == 1)
  }
}
