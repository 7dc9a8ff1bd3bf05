/// A style whose own dynamic properties are connected with the view that uses it: a style may keep
/// state and read the environment.
package struct StyleProperty<Style>: DynamicProperty {
  package var style: Style

  package init(_ style: Style) {
    self.style = style
  }

  /// Connects the dynamic properties of the style to the node of the view that uses it.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    let node = context.node
    let connected = storage as? ConnectedFields ?? ConnectedFields(DynamicFields(of: Style.self))
    storage = connected
    connected.fields.install(in: &style, node: node)
  }
}

@MainActor
private final class ConnectedFields {
  var fields: DynamicFields
  init(_ fields: DynamicFields) { self.fields = fields }
}
