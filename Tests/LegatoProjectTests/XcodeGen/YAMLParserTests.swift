import Testing

@testable import LegatoProject

@Suite("Reading YAML")
struct YAMLParserTests {
  private func parse(_ text: String) throws -> YAML {
    var parser = YAMLParser(text, path: "a.yml")
    return try parser.parse()
  }

  @Test(
    "Tables, lists at the same level, lists of tables, brackets over lines, quotes, comments, texts in blocks"
  )
  func forms() throws {
    let yaml = try parse(
      """
      # a comment
      name: "A: b # c" # d
      list:
      - one
      - path: Two
        excludes: ["*.md", 'it''s']
      -
        path: Three
      deep:
        url: https://example.com/a#b
        flow: {a: 1, b: [x,
          y], "c d": z}
        text: |
          first
            second
        folded: >
          one
          two
        nothing:
      base: &base
        A: 1
        B: 2
      own:
        <<: *base
        B: 3
      """)
    #expect(yaml["name"]?.text == "A: b # c")
    #expect(yaml["list"]?.list?.count == 3)
    #expect(yaml["list"]?.list?[1]["excludes"]?.texts == ["*.md", "it's"])
    #expect(yaml["list"]?.list?[2]["path"]?.text == "Three")
    #expect(yaml["deep"]?["url"]?.text == "https://example.com/a#b")
    #expect(yaml["deep"]?["flow"]?["b"]?.texts == ["x", "y"])
    #expect(yaml["deep"]?["flow"]?["c d"]?.text == "z")
    #expect(yaml["deep"]?["text"]?.text == "first\n  second")
    #expect(yaml["deep"]?["folded"]?.text == "one two")
    #expect(yaml["deep"]?["nothing"] == .null)
    #expect(yaml["own"]?["A"]?.text == "1")
    #expect(yaml["own"]?["B"]?.text == "3")
  }

  @Test("What is indented wrongly is named with its line")
  func indentation() {
    #expect(throws: ProjectProblem("a.yml", line: 3, "it is indented more than what it belongs to"))
    {
      try parse("a: 1\nb: 2\n   c: 3\n")
    }
  }
}
