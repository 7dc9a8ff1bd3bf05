import Testing

@testable import LegatoArguments

@Suite("The declaration of a command")
struct CommandSyntaxTests {
  /// What the arguments of the command in these tests are read into.
  struct Order: Equatable {
    var size = 1
    var toppings: [String] = []
    var isHot = false
    var dishes: [String] = []
  }

  struct Table: Equatable {
    var order = Order()
    var seats: [String] = []
  }

  struct SoldOut: Error {}

  static let syntax = CommandSyntax<Order>(
    "order food", textColumn: 16,
    operands: .files {
      if $1 == "soup" { throw SoldOut() }
      $0.dishes.append($1)
    },
    sections: [
      .text("order food DISH… [options]"),
      .options(
        heading: "How", operands: [HelpRow("DISH", "what it is")],
        [
          .option("-s", "--size", value: "N", help: "how much (1)") {
            $0.size = try $1.integer(in: 1...9)
          },
          .option("--with", value: "TOPPING", isRepeatable: true, help: "more\nof it") {
            $0.toppings.append($1.text)
          },
          .flag("--hot", help: "as it says") { $0.isHot = true },
          .flag("--cold") { $0.isHot = false },
        ], notes: [HelpRow("TOPPING", "a word", indentation: 4)]),
      .examples(["order food pizza --hot"]),
    ])

  private func read(_ words: String...) throws -> Order {
    var order = Order()
    try Self.syntax.read(words, into: &order)
    return order
  }

  @Test func readsWhatItDeclares() throws {
    #expect(
      try read("pizza", "--size=3", "--with", "olives", "--with=basil", "--hot", "pie")
        == Order(size: 3, toppings: ["olives", "basil"], isHot: true, dishes: ["pizza", "pie"]))
    #expect(try read() == Order())
  }

  @Test func appliesOptionsInTheirOrder() throws {
    #expect(try read("--hot", "--cold").isHot == false)
    #expect(try read("--cold", "--hot").isHot)
  }

  @Test func throwsWhatAnArgumentThrows() {
    #expect(throws: ArgumentError("--size is 10: it takes a whole number from 1 to 9.")) {
      try read("--size", "10")
    }
    #expect(throws: SoldOut.self) { try read("soup") }
  }

  @Test func printsWhatItDeclaresAndListsAsHelp() {
    #expect(
      Self.syntax.help == """
        order food DISH… [options]

        How
          DISH          what it is
          -s, --size N  how much (1)
          --with TOPPING
                        more
                        of it
          --hot         as it says
            TOPPING     a word

        Examples
          order food pizza --hot
        """)
    #expect(Self.syntax.grammar.listedNames == ["-s", "--size", "--with", "--hot"])
  }

  @Test func isThatOfALargerTargetToo() throws {
    let larger = Self.syntax.lifted(
      to: \Table.order, operands: .words(["one"]) { $0.seats.append($1) })
    var table = Table()
    try larger.read(["one", "-s", "2", "--hot"], into: &table)
    #expect(table == Table(order: Order(size: 2, isHot: true), seats: ["one"]))
    #expect(larger.help == Self.syntax.help)
    #expect(larger.grammar.options == Self.syntax.grammar.options)
    #expect(larger.grammar.operands.kind == .words(["one"]))
  }
}
