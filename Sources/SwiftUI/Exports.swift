@_exported import SwiftUICore
@_exported import UIKit
// On Apple's systems Foundation has it.
@_exported import class UniformTypeIdentifiers.NSItemProvider
@_exported import protocol UniformTypeIdentifiers.NSItemProviderReading
@_exported import enum UniformTypeIdentifiers.NSItemProviderRepresentationVisibility
@_exported import protocol UniformTypeIdentifiers.NSItemProviderWriting
