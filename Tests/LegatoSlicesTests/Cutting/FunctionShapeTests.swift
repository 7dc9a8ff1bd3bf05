import Testing

@testable import LegatoSlices

@Suite("Functions' types that are made up for") struct FunctionShapeTests {
  @Test(
    arguments: [
      ("()->Void", "{ }"), ("(Int)->Void", "{ _ in }"),
      ("@MainActor(Int,String)->Bool", "{ _, _ in false }"),
      (
        "@escaping@Sendable(Result<Int,Error>,(a:Int,b:Int))asyncthrows->String?", "{ _, _ in nil }"
      ),
      ("()throws(Fault)->[Int]", "{ [] }"), ("(()->Void)->()->Int", "{ _ in { 0 } }"),
      ("((Int)->Void)", "{ _ in }"), ("([String:(Int)->Int],Int)->()", "{ _, _ in }"),
      ("(()->Void)?", "nil"), ("[()->Void]", "[]"), ("()->Gone", nil), ("(Int,String)", nil),
      ("@convention(c)(Int)->Void", nil), ("(Int", nil), ("@", nil),
    ] as [(String, String?)]
  ) func value(type: String, value: String?) {
    #expect(StandIn.value(type) == value)
  }
}
