/// How far a project is from being filmed: what `legato adopt` reports.
struct Adoption: Codable, Equatable, Sendable {
  struct Place: Codable, Hashable, Sendable {
    var file: String
    var line: Int
  }

  enum Status: String, Codable, Sendable {
    /// It compiles with all that it needs.
    case whole
    /// It compiles without declarations that it needs; they are named.
    case partial
    /// It does not compile.
    case failed
    /// It took longer than was allowed.
    case late
  }

  /// A declaration that a view has to do without.
  struct Missing: Codable, Hashable, Sendable {
    var name: String
    var form: String
    var reason: String
    var place: Place
  }

  struct Subject: Codable, Equatable, Sendable {
    enum Kind: String, Codable, Sendable { case app, preview, view }

    var kind: Kind
    var name: String
    var place: Place
    var status: Status
    /// Why it does not compile: the compiler's words, each with its place.
    var errors: [Missing] = []
    var leftOut: [Missing] = []
    /// Whether it was filmed; `nil` where nobody tried.
    var isFilmed: Bool?
    var filmFault: String?
  }

  /// Something that is not there, and what asks for it.
  struct Want: Codable, Equatable, Sendable {
    var name: String
    /// How many views it stops.
    var stops: Int
    /// How many views come through without it.
    var degrades: Int
    /// What the compiler says of it, once.
    var reason: String
    /// The first places that ask for it.
    var places: [Place]
  }

  /// A module that is imported and not there.
  struct Module: Codable, Equatable, Sendable {
    var name: String
    var files: Int
    var first: Place
    /// Whether a stand-in takes its place.
    var hasStandIn: Bool
  }

  var project: String
  var kind: String
  var targets: [String]
  var files: Int
  var settings: [String: String]
  var subjects: [Subject] = []
  var wants: [Want] = []
  var modules: [Module] = []
  var standIns: [String] = []
  var problems: [String] = []

  func count(_ status: Status) -> Int { subjects.count { $0.status == status } }
}
