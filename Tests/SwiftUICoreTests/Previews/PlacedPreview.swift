import SwiftUI

// The linker name below is the place of this preview: its line is 4.
#Preview("Placed") { EmptyView() }

@_silgen_name("preview:SwiftUICoreTests/PlacedPreview.swift:4:1")
@MainActor func placedPreview() -> any PreviewRegistry.Type
