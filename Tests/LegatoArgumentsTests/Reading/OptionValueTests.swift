import Testing

@testable import LegatoArguments

@Suite("Values of options")
struct OptionValueTests {
  enum Flavor: String, CaseIterable { case sweet, sour }

  private func value(_ text: String) -> OptionValue { OptionValue(option: "--x", text: text) }

  private func message<Result>(_ body: () throws(ArgumentError) -> Result) -> String {
    do throws(ArgumentError) {
      return "\(try body())"
    } catch {
      return error.message
    }
  }

  @Test(arguments: [
    ("7", "7"), ("-3", "-3"), ("11", "--x is 11: it takes a whole number from -5 to 10."),
    ("1.5", "--x is 1.5: it takes a whole number from -5 to 10."),
    ("", "--x is : it takes a whole number from -5 to 10."),
  ])
  func wholeNumbersAreInTheirRange(text: String, expected: String) {
    #expect(
      message { () throws(ArgumentError) in try value(text).integer(in: -5...10) } == expected)
  }

  @Test func wholeNumbersWithoutARangeAreAll() {
    #expect(message { () throws(ArgumentError) in try value("-9000").integer() } == "-9000")
    #expect(
      message { () throws(ArgumentError) in try value("a").integer() }
        == "--x is a: it takes a whole number.")
  }

  @Test(arguments: [
    ("0.5", "0.5"), ("8", "8.0"), ("nan", "--x is nan: it takes a number from 0.5 to 8 (seconds)."),
    ("inf", "--x is inf: it takes a number from 0.5 to 8 (seconds)."),
    ("-1", "--x is -1: it takes a number from 0.5 to 8 (seconds)."),
    ("a", "--x is a: it takes a number from 0.5 to 8 (seconds)."),
  ])
  func numbersAreInTheirRange(text: String, expected: String) {
    #expect(
      message { () throws(ArgumentError) in try value(text).number(in: 0.5...8, unit: "seconds") }
        == expected)
  }

  @Test func severalNumbersHaveCommasBetweenThem() throws {
    #expect(try value("1,-2.5").numbers(in: -4...4, unit: "points") == [1, -2.5])
    #expect(
      message { () throws(ArgumentError) in try value("1,,2").numbers(in: -4...4, unit: "points") }
        == "--x is : it takes a number from -4 to 4 (points).")
  }

  @Test func aChoiceIsOneOfTheNamesInAnyCase() throws {
    #expect(try value("Sour").choice(of: Flavor.self) == .sour)
    #expect(try value("two").choice(of: [(name: "One", choice: 1), (name: "Two", choice: 2)]) == 2)
    #expect(
      message { () throws(ArgumentError) in try value("swete").choice(of: Flavor.self) }
        == "--x is swete: it takes one of sweet, sour. Did you mean sweet?")
  }
}
