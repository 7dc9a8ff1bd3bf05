/// Creates an environment value or a transaction value: a key for the property, and the accessors
/// that read and write it.
///
/// It stands on a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`. The initial value is the default; it is evaluated each time that the default is read. A
/// focused value is optional, and has no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
