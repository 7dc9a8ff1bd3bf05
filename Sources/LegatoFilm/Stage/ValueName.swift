/// How people name one number of a view: its path or the last steps of it, a dot, the property, and
/// where there are several numbers another dot and which: `Card/Text.opacity`, `Card.scale.x`.
///
/// The property alone is that of the first view that has it. Recordings and messages use these
/// names, so that they can be copied.
package enum ValueName {
  /// The number that is meant among the `components` of a value, `nil` where the name is another's.
  package static func component(
    of name: String, path: String, property: String, components: [String]
  ) -> Int? {
    if matches(name, path, property) { return 0 }
    return components.firstIndex { matches(name, path, "\(property).\($0)") }
  }

  private static func matches(_ name: String, _ path: String, _ property: String) -> Bool {
    if name == property { return true }
    let ending = ".\(property)"
    return name.count > ending.count && name.hasSuffix(ending)
      && PathQuery.isCalled(path, String(name.dropLast(ending.count)))
  }
}
