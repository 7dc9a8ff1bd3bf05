import Foundation
import Testing

@testable import LegatoResources

@Suite("Strings files") struct StringsFileTests {
  @Test func theGrammarOfOldPropertyListsIsRead() throws {
    let text = """
      /* A comment,
         over lines "with" = quotes; */
      "a \\"b\\"" = "x\\ty\\n\\U00e9\\u0041\\ud83d\\ude00\\101\\\\";  // and one at the end
      bare.key-1 = 'single';
      "only a key";
      "日本" = "に"
        ;
      "a \\"b\\"" = "the last one counts";
      """
    let pairs = try StringsFile.read(Array(text.utf8))
    #expect(
      pairs == [
        "a \"b\"": "the last one counts", "bare.key-1": "single", "only a key": "only a key",
        "日本": "に",
      ])
    let first = try StringsFile.read(
      Array(text.utf8.prefix(while: { $0 != UInt8(ascii: "'") })) + Array("'x';".utf8))
    #expect(first["a \"b\""] == "x\ty\néA😀A\\")
  }

  @Test func encodingsAreKnownByTheirMarks() throws {
    let text = "\"Größe\" = \"大きさ\";"
    for encoding in [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian] {
      let bytes = Array(try #require(text.data(using: encoding)))
      let mark: [UInt8] =
        encoding == .utf8
        ? [0xEF, 0xBB, 0xBF] : encoding == .utf16BigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
      #expect(try StringsFile.read(bytes) == ["Größe": "大きさ"])
      #expect(try StringsFile.read(mark + bytes) == ["Größe": "大きさ"])
    }
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b", "c": 1], format: .binary, options: 0)
    #expect(try StringsFile.read(Array(list)) == ["a": "b"])
  }

  @Test func whatIsWrongIsSaidWithItsLine() {
    let rows: [(String, String)] = [
      (
        "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";",
        "a semicolon is missing after \"c\" (line 3)"
      ),
      ("\"a\" = ;", "the text of \"a\" should stand here, and not \";\" (line 1)"),
      ("\n/* open", "a comment is not closed (line 2)"),
      ("\"a\" = \"open;\n", "the string of the text of \"a\" is not closed (line 1)"),
      ("{ \"a\" = \"b\";", "a closing brace is missing (line 1)"),
    ]
    for (text, message) in rows {
      #expect(throws: ResourceFault(message)) { try StringsFile.read(Array(text.utf8)) }
    }
    #expect(throws: ResourceFault("it is neither UTF-8 nor UTF-16")) {
      try StringsFile.read([0x22, 0xC3, 0x28, 0x22])
    }
  }
}
