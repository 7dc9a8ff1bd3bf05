// A test file imports Testing, SwiftUI and this module, and has all of it: steps of scenarios,
// settings and expectations are LegatoFilm's, as films are played from them as well.
@_exported import LegatoFilm
