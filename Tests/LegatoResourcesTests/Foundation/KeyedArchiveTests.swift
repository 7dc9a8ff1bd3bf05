import Foundation
import LegatoResources
import Testing

@Suite("Archives by keys")
struct KeyedArchiveTests {
  @Test("Numbers of Core Graphics are numbers in an archive", arguments: [true, false])
  func numbers(isSecure: Bool) throws {
    func read(_ data: Data) throws -> Any? {
      try NSKeyedUnarchiver.unarchivedObject(
        ofClasses: [NSArray.self, NSNumber.self, NSDictionary.self, NSString.self], from: data)
    }
    let components: [CGFloat] = [0, 0.25, 1]
    let list = try NSKeyedArchiver.archivedData(
      withRootObject: components, requiringSecureCoding: isSecure)
    #expect(try read(list) as? [Double] == [0, 0.25, 1])
    let one = try NSKeyedArchiver.archivedData(
      withRootObject: CGFloat(0.5), requiringSecureCoding: isSecure)
    #expect(try read(one) as? Double == 0.5)
    let named = try NSKeyedArchiver.archivedData(
      withRootObject: ["alpha": CGFloat(0.5)], requiringSecureCoding: isSecure)
    #expect(try read(named) as? [String: Double] == ["alpha": 0.5])
    // What is none of these goes as before.
    let text = try NSKeyedArchiver.archivedData(
      withRootObject: ["a", "b"], requiringSecureCoding: isSecure)
    #expect(try read(text) as? [String] == ["a", "b"])
  }
}
