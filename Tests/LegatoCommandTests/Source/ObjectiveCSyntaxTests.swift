import Testing

@testable import LegatoCommand

@Suite("What a file says to Objective-C")
struct ObjectiveCSyntaxTests {
  @Test("becomes words that compile, each at its place") func replaced() {
    let source = """
      @UIApplicationMain class AppDelegate: UIResponder {}
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
                           class AppDelegate: UIResponder {}
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

  @Test(
    "makes an actor of no class, and casts requests by a call",
    arguments: [
      ("actor A: NSObject, B {}", "actor A:           B {}"),
      ("actor A: NSObject {}", "actor A           {}"),
      (
        "actor A: NSObject { override init() { super.init() } }",
        "actor A           {          init() {              } }"
      ),
      ("class A: NSObject {}", "class A: NSObject {}"),
      (
        "let a = super.fetchRequest() as! NSFetchRequest<Item>",
        "let a = super.fetchRequest()._of(Item.self)          "
      ),
    ])
  func classes(source: String, expected: String) {
    #expect(ObjectiveCSyntax.replaced(in: source) == expected)
  }

  @Test("says how an app's delegate is made") func delegate() {
    let source =
      "struct A: App { @UIApplicationDelegateAdaptor(My.Delegate.self) private var delegate }"
    #expect(
      ObjectiveCSyntax.replaced(in: source)
        == "struct A: App { @UIApplicationDelegateAdaptor(My.Delegate.init) private var delegate }")
    #expect(
      ObjectiveCSyntax.replaced(in: "a.delegateClass = My.Scene.self; b(c.delegateClass)")
        == "a._delegateInit = My.Scene.init; b(c.delegateClass)")
    #expect(
      ObjectiveCSyntax.replaced(
        in: "@UIApplicationDelegateAdaptor private var delegate: My.Delegate\n")
        == "@UIApplicationDelegateAdaptor private var delegate: My.Delegate = My.Delegate()\n")
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
      (
        "f(a as NSDate, b.c as NSNumber, d as NSSet); import CoreData",
        "f(a  ._NSDate, b.c  ._NSNumber, d  ._NSSet); import CoreData"
      ),
    ]) func bridged(_ source: String, _ replaced: String)
  {
    #expect(ObjectiveCSyntax.replaced(in: source) == replaced)
    #expect(replaced.utf8.count == source.utf8.count)
  }

  @Test(
    "leaves casts alone that are none of a single value",
    arguments: [
      "a as? NSString", "a as! NSURL", "a + b as NSString", "a ?? b as NSString", "-a as NSString",
      "a as NSObject", "a\n  as NSString", "a as NSNumber",
      "let text = \"x as NSString\"",
    ]) func casts(_ source: String)
  {
    #expect(ObjectiveCSyntax.replaced(in: source) == source)
  }

  @Test("gives what Core Data keeps accessors and bodies, behind all that stands in the line")
  func managed() {
    let source = """
      extension Item {
        @NSManaged public var title: String? // a title
        @NSManaged var a: Int16, b: Set<Item>
        @objc(addTagsObject:)
        @NSManaged public func addToTags(_ value: Tag)
        @NSManaged public func replaceTags(at index: Int, with other: Tag)
      }
      """
    #expect(
      ObjectiveCSyntax.replaced(in: source) == """
        extension Item {
                     public var title: String? { get { _value() } set { _setValue(newValue) } } // a title
                     var a: Int16 { get { _value() } set { _setValue(newValue) } }, b: Set<Item> { get { _value() } set { _setValue(newValue) } }
                               
                     public func addToTags(_ value: Tag) { _change(value) }
                     public func replaceTags(at index: Int, with other: Tag) { _change(index, other) }
        }
        """)
    #expect(
      ObjectiveCSyntax.replaced(in: "@NSManaged var a: Int { 1 }") == "           var a: Int { 1 }")
  }

  @Test(
    "names properties by texts",
    arguments: [
      ("sort(#keyPath(Item.title), true)", "sort(\"title\"             , true)"),
      ("#keyPath(Item.list.name)", "\"list.name\"             "),
      ("#keyPath(Item.`in`)", "#keyPath(Item.`in`)"), ("#keyPath(title)", "#keyPath(title)"),
    ]) func keyPaths(_ source: String, _ replaced: String)
  {
    #expect(ObjectiveCSyntax.replaced(in: source) == replaced)
    #expect(replaced.utf8.count == source.utf8.count)
  }

  @Test("is left alone where there is nothing, and in half a file") func left() {
    for source in ["", "struct A {}", "@obj", "#selector", "let a = #selector(", "@objc"] {
      #expect(ObjectiveCSyntax.replaced(in: source).utf8.count == source.utf8.count)
    }
    #expect(ObjectiveCSyntax.replaced(in: "#keyPath(a.b) @objc") == "#keyPath(a.b)      ")
  }
}
