/// Creates an environment value or a transaction value: a key for the property, and the accessors
/// that read and write it.
///
/// It stands on a variable in an extension of `EnvironmentValues` or `Transaction`. The initial value
/// is the default; it is evaluated each time that the default is read.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
