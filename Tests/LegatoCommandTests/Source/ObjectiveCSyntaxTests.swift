import Testing

@testable import LegatoCommand

@Suite("What a file says to Objective-C")
struct ObjectiveCSyntaxTests {
  @Test("becomes words that compile, each at its place") func replaced() {
    let source = """
      extension View {
        func hideKeyboard() {
          UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
      }
      @objcMembers final class Größe: NSObject {
        @objc private func tapped(_ sender: UIButton) {}
        @objc(other:) func other(_ sender: Any) {} // @objc stays in a comment
        @IBOutlet weak var label: UILabel!
        @MainActor @objc func both() { print("#selector(x) and @objc in a text") }
      }
      """
    let result = ObjectiveCSyntax.replaced(in: source)
    #expect(
      result == """
        extension View {
          func hideKeyboard() {
            UIApplication.shared.sendAction( Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
          }
        }
                     final class Größe: NSObject {
                private func tapped(_ sender: UIButton) {}
                        func other(_ sender: Any) {} // @objc stays in a comment
                    weak var label: UILabel!
          @MainActor       func both() { print("#selector(x) and @objc in a text") }
        }
        """)
    #expect(result.utf8.count == source.utf8.count)
  }

  @Test("says how an app's delegate is made") func delegate() {
    let source =
      "struct A: App { @UIApplicationDelegateAdaptor(My.Delegate.self) private var delegate }"
    #expect(
      ObjectiveCSyntax.replaced(in: source)
        == "struct A: App { @UIApplicationDelegateAdaptor(My.Delegate.init) private var delegate }")
    let other = "struct A: App { @Adaptor(Delegate.self) var delegate; let type = Delegate.self }"
    #expect(ObjectiveCSyntax.replaced(in: other) == other)
  }

  @Test(
    "bridges values to objects by a property",
    arguments: [
      (
        "NSItemProvider(object: item.id as NSString)", "NSItemProvider(object: item.id  ._NSString)"
      ),
      ("a(\"\\(n) of 3\" as NSString, 1)", "a(\"\\(n) of 3\"  ._NSString, 1)"),
      ("let u = page.link! as NSURL", "let u = page.link!  ._NSURL"),
      ("let d = (try? read())! as NSData", "let d = (try? read())!  ._NSData"),
      ("try a as NSString", "try a  ._NSString"),
      ("f(a as NSString).g(b as NSString)", "f(a  ._NSString).g(b  ._NSString)"),
    ]) func bridged(_ source: String, _ replaced: String)
  {
    #expect(ObjectiveCSyntax.replaced(in: source) == replaced)
    #expect(replaced.utf8.count == source.utf8.count)
  }

  @Test(
    "leaves casts alone that are none of a single value",
    arguments: [
      "a as? NSString", "a as! NSURL", "a + b as NSString", "a ?? b as NSString", "-a as NSString",
      "a as NSObject", "a\n  as NSString",
      "let text = \"x as NSString\"",
    ]) func casts(_ source: String)
  {
    #expect(ObjectiveCSyntax.replaced(in: source) == source)
  }

  @Test("is left alone where there is nothing, and in half a file") func left() {
    for source in ["", "struct A {}", "@obj", "#selector", "let a = #selector(", "@objc"] {
      #expect(ObjectiveCSyntax.replaced(in: source).utf8.count == source.utf8.count)
    }
    #expect(ObjectiveCSyntax.replaced(in: "#keyPath(a.b) @objc") == "#keyPath(a.b)      ")
  }
}
