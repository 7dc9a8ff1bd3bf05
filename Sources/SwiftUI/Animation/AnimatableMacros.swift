/// A member and extension macro that synthesizes the conformance to `Animatable` and its requirement,
/// the `animatableData` property, using the existing animatable properties of the type this macro is
/// applied to.
///
/// The data are those of the stored `var` properties, in the order in which they are written. Each has
/// to be `Animatable` or `VectorArithmetic`, or to be marked with `@AnimatableIgnored`. Constants,
/// computed, lazy and static properties take no part, nor do those that SwiftUI keeps elsewhere,
/// such as `@State`. It can be applied to structs.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// An accessor macro that marks a property of a type to be excluded from the `animatableData`
/// synthesis.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
