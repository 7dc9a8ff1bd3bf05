extension StandInUse {
  /// What packages bring along: collections, containers, kept values, symbols, images and purchases.
  static let packages: [StandInUse] = [
    StandInUse(
      module: "Swinject", view: "Bench", said: ["tool 1 tool 1", "saw 3 none", "1 2"],
      code: #"""
        import SwiftUI
        import Swinject

        protocol Tool: AnyObject { var name: String { get } }
        final class Hammer: Tool {
          nonisolated(unsafe) static var made = 0
          let name = "tool"
          init() { Hammer.made += 1 }
        }
        struct Saw { let teeth: Int }
        final class ToolAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Tool.self) { _ in Hammer() }.inObjectScope(.container)
            container.register(Saw.self) { (_, teeth: Int) in Saw(teeth: teeth) }
            container.register(Int.self, name: "one") { _ in 1 }
            container.register(Int.self, name: "two") { r in r.resolve(Int.self, name: "one")! + 1 }
          }
        }
        struct Bench: View {
          private let assembler = Assembler([ToolAssembly()])
          private var resolver: Resolver { assembler.resolver }
          var body: some View {
            VStack {
              Text("\(tool) \(tool)")
              Text("saw \(resolver.resolve(Saw.self, argument: 3)?.teeth ?? 0) \(resolver.resolve(String.self) ?? "none")")
              Text("\(resolver.resolve(Int.self, name: "one") ?? 0) \(resolver.resolve(Int.self, name: "two") ?? 0)")
            }
          }
          private var tool: String {
            let name = resolver.resolve(Tool.self)?.name ?? "none"
            return "\(name) \(Hammer.made)"
          }
        }
        """#),
    StandInUse(
      module: "IdentifiedCollections", view: "Shelf",
      said: [
        "b5 a6 z2 a6 b5 z2 2", "[9, 2, 3] true", "[7, 5, 3]", "x two [3, 2] 1",
        "[[1, 2], [4, 5]] [[1, 2], [3]] [1, 2]",
        "[3, 5] 0a1b 6 [3, 4, 1, 2]",
      ],
      code: #"""
        import Algorithms
        import Collections
        import IdentifiedCollections
        import SwiftUI

        struct Item: Identifiable, Hashable { let id: Int; var name = "n" }
        struct Shelf: View {
          @State private var items: IdentifiedArrayOf<Item> = [Item(id: 1), Item(id: 2)]
          var body: some View {
            VStack {
              Text(dictionary)
              Text(set)
              Text(queue)
              Text(identified)
              Text(algorithms)
              Text(more)
              ForEach($items) { $item in TextField("Name", text: $item.name) }
            }
          }
          private var dictionary: String {
            var values: OrderedDictionary<String, Int> = ["b": 1, "a": 2, "c": 3]
            values["b"] = 5
            values["a", default: 0] += 4
            values["z", default: 1] += 1
            values["c"] = nil
            let first = values.map { "\($0.key)\($0.value)" }
            values.sort()
            let all = first + values.map { "\($0.key)\($0.value)" } + ["\(values.index(forKey: "z") ?? -1)"]
            return all.joined(separator: " ")
          }
          private var set: String {
            var set: OrderedSet = [3, 1, 3, 2]
            set.remove(1)
            set.insert(9, at: 0)
            set.sort { $0 == 9 || $1 != 9 && $0 < $1 }
            return "\(set) \(set.isSuperset(of: [2, 3]))"
          }
          private var queue: String {
            var queue: Deque = [1, 2, 3]
            queue.prepend(0)
            queue.append(4)
            _ = (queue.popFirst(), queue.popLast(), queue.popFirst())
            queue.insert(5, at: 1)
            queue[0] = 7
            return "\(queue)"
          }
          private var identified: String {
            var items = items
            items[id: 2]?.name = "two"
            items.append(Item(id: 3, name: "x"))
            items.remove(id: 1)
            items.move(fromOffsets: IndexSet(integer: 1), toOffset: 0)
            return items.map(\.name).joined(separator: " ") + " \(items.ids) \(items.index(id: 2)!)"
          }
          private var algorithms: String {
            let runs = [1, 2, 4, 5].chunked { $1 == $0 + 1 }.map(Array.init)
            return "\(runs) \([1, 2, 3].chunks(ofCount: 2).map(Array.init)) \([1, 1, 2].uniqued())"
          }
          private var more: String {
            var turned = [1, 2, 3, 4]
            turned.rotate(toStartAt: 2)
            let numbers = ["a", "b"].indexed().map { "\($0.index)\($0.element)" }.joined()
            return "\([1, 2, 3].adjacentPairs().map { $0 + $1 }) \(numbers) \([1, 2, 3].permutations().count) \(turned)"
          }
        }
        """#),
    StandInUse(
      module: "Factory", view: "Settings",
      said: ["real 2 3", "date y 1 none name true", "3 undefined"],
      code: #"""
        import Defaults
        import Factory
        import JavaScriptCore
        import SwiftUI

        protocol Service { var name: String { get } }
        final class RealService: Service { let name = "real" }
        final class Counter {
          static var made = 0
          init() { Counter.made += 1 }
        }
        final class SettingsModel: ObservableObject { @Injected(\.service) var service }
        extension Container {
          var service: Factory<Service> { self { RealService() }.singleton }
          var counter: Factory<Counter> { Factory(self) { Counter() }.cached }
          var model: Factory<SettingsModel> { self { SettingsModel() } }
        }
        enum Order: String, Codable, Defaults.Serializable { case name, date }
        struct Look: Codable, Defaults.Serializable { var size = 1, font = "x" }
        extension Defaults.Keys {
          static let order = Key<Order>("order", default: .name)
          static let look = Key<Look>("look", default: Look())
          static let looks = Key<[Look]>("looks", default: [])
          static let nickname = Key<String?>("nickname")
          static let isOn = Key<Bool>("isOn", default: false)
        }
        struct Settings: View {
          @InjectedObject(\.model) private var model
          @Default(.isOn) private var isOn
          var body: some View {
            VStack {
              Text(model.service.name + " " + counted)
              Text(kept)
              Toggle("On", isOn: $isOn)
              Text(isOn ? "is on" : "is off")
              Text(script)
            }
          }
          private var counted: String {
            Counter.made = 0
            _ = (Container.shared.counter(), Container.shared.counter())
            Container.shared.counter.register { Counter() }
            _ = Container.shared.counter()
            return "\(Counter.made) 3"
          }
          private var kept: String {
            Defaults[.order] = .date
            Defaults[.look].font = "y"
            Defaults[.looks] = [Look()]
            let text = "\(Defaults[.order]) \(Defaults[.look].font) \(Defaults[.looks].count) \(Defaults[.nickname] ?? "none")"
            Defaults.reset(.order, .look)
            return text + " \(Defaults[.order]) \(Defaults[.look].font == "x")"
          }
          private var script: String {
            guard let context = JSContext() else { return "none" }
            context.setObject(3, forKeyedSubscript: "x" as NSString)
            let result = context.evaluateScript("1 + 1")
            return "\(context.objectForKeyedSubscript("x").toInt32()) \(result?.toString() ?? "nil")"
          }
        }
        """#),
    StandInUse(
      module: "NukeUI", view: "Avatars",
      said: [
        "empty", "no picture", "line.3.horizontal.decrease square.grid.2x2.fill 1.circle",
        "secret nothing", "offline",
      ],
      code: #"""
        import KeychainSwift
        import Nuke
        import NukeUI
        import RevenueCat
        import SFSafeSymbols
        import SwiftUI

        struct Avatars: View {
          @State private var text = ""
          @State private var offers = ""
          var body: some View {
            VStack {
              LazyImage(request: request) { state in
                if let image = state.image { image.resizable() } else if state.isLoading { Text("loading") } else { Text("empty") }
              }
              .processors([.resize(width: 30), ImageProcessors.RoundedCorners(radius: 3)])
              .priority(.high)
              Text(text)
              Text([SFSymbol.line3HorizontalDecrease, .squareGrid2x2Fill, ._1Circle].map(\.rawValue).joined(separator: " "))
              Text(kept)
              Text(offers)
            }
            .task {
              ImagePipeline.shared = ImagePipeline { $0.dataCache = try? DataCache(name: "a") }
              ImagePipeline.shared.cache.removeAll()
              let request = ImageRequest(url: URL(string: "https://example.com/a.png"), processors: [.circle()])
              text = (try? await ImagePipeline.shared.image(for: request)) == nil ? "no picture" : "a picture"
              Purchases.configure(withAPIKey: "a")
              do { offers = "\(try await Purchases.shared.offerings().all.count)" } catch ErrorCode.offlineConnectionError {
                offers = "offline"
              } catch { offers = "failed" }
            }
          }
          private var request: ImageRequest? { nil }
          private var kept: String {
            let keychain = KeychainSwift()
            keychain.set("secret", forKey: "a")
            return "\(keychain.get("a") ?? "") \(keychain.get("b") ?? "nothing")"
          }
        }
        """#),
    StandInUse(
      module: "SwiftProtobuf", view: "Radio",
      said: [
        "router 2 7 true", "[other(9), client] 1 a", "not read, not written", "61.500000 true",
      ],
      code: #"""
        import SwiftProtobuf
        import SwiftUI

        fileprivate struct _GeneratedWithProtocGenSwiftVersion: SwiftProtobuf.ProtobufAPIVersionCheck {
          struct _2: SwiftProtobuf.ProtobufAPIVersion_2 {}
          typealias Version = _2
        }
        enum Role: SwiftProtobuf.Enum, Swift.CaseIterable {
          typealias RawValue = Int
          case client  // = 0
          case router  // = 2
          case UNRECOGNIZED(Int)
          init() { self = .client }
          init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .client
            case 2: self = .router
            default: self = .UNRECOGNIZED(rawValue)
            }
          }
          var rawValue: Int {
            switch self {
            case .client: return 0
            case .router: return 2
            case .UNRECOGNIZED(let i): return i
            }
          }
          static let allCases: [Role] = [.client, .router]
        }
        struct Packet: Sendable {
          var id: UInt32 = 0
          var role: Role = .client
          var names: [String] = []
          var marks: Dictionary<String, UInt32> = [:]
          var sent: SwiftProtobuf.Google_Protobuf_Timestamp {
            get { _sent ?? SwiftProtobuf.Google_Protobuf_Timestamp() }
            set { _sent = newValue }
          }
          var payload: Packet.OneOf_Payload? = nil
          var unknownFields = SwiftProtobuf.UnknownStorage()
          enum OneOf_Payload: Equatable, Sendable {
            case text(String)
            case hop(Hop)
          }
          init() {}
          fileprivate var _sent: SwiftProtobuf.Google_Protobuf_Timestamp? = nil
        }
        struct Hop: Sendable {
          var count: Int32 = 0
          var unknownFields = SwiftProtobuf.UnknownStorage()
          init() {}
        }
        extension Role: SwiftProtobuf._ProtoNameProviding {
          static let _protobuf_nameMap: SwiftProtobuf._NameMap = [0: .same(proto: "CLIENT"), 2: .same(proto: "ROUTER")]
        }
        extension Hop: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
          static let protoMessageName: String = "radio.Hop"
          static let _protobuf_nameMap = SwiftProtobuf._NameMap(bytecode: "\0\u{1}count\0")
          mutating func decodeMessage<D: SwiftProtobuf.Decoder>(decoder: inout D) throws {
            while let fieldNumber = try decoder.nextFieldNumber() {
              switch fieldNumber {
              case 1: try { try decoder.decodeSingularInt32Field(value: &self.count) }()
              default: break
              }
            }
          }
          func traverse<V: SwiftProtobuf.Visitor>(visitor: inout V) throws {
            if self.count != 0 { try visitor.visitSingularInt32Field(value: self.count, fieldNumber: 1) }
            try unknownFields.traverse(visitor: &visitor)
          }
          static func == (lhs: Hop, rhs: Hop) -> Bool {
            if lhs.count != rhs.count { return false }
            if lhs.unknownFields != rhs.unknownFields { return false }
            return true
          }
        }
        extension Packet: SwiftProtobuf.Message, SwiftProtobuf._MessageImplementationBase, SwiftProtobuf._ProtoNameProviding {
          static let protoMessageName: String = "radio.Packet"
          static let _protobuf_nameMap: SwiftProtobuf._NameMap = [1: .standard(proto: "packet_id")]
          mutating func decodeMessage<D: SwiftProtobuf.Decoder>(decoder: inout D) throws {
            while let fieldNumber = try decoder.nextFieldNumber() {
              switch fieldNumber {
              case 1: try { try decoder.decodeSingularFixed32Field(value: &self.id) }()
              case 2: try { try decoder.decodeSingularEnumField(value: &self.role) }()
              case 3: try { try decoder.decodeRepeatedStringField(value: &self.names) }()
              case 4:
                try {
                  try decoder.decodeMapField(
                    fieldType: SwiftProtobuf._ProtobufMap<SwiftProtobuf.ProtobufString, SwiftProtobuf.ProtobufUInt32>.self,
                    value: &self.marks)
                }()
              case 5: try { try decoder.decodeSingularMessageField(value: &self._sent) }()
              case 6:
                try {
                  var v: Hop?
                  var hadOneofValue = false
                  if let current = self.payload {
                    hadOneofValue = true
                    if case .hop(let m) = current { v = m }
                  }
                  try decoder.decodeSingularMessageField(value: &v)
                  if let v = v {
                    if hadOneofValue { try decoder.handleConflictingOneOf() }
                    self.payload = .hop(v)
                  }
                }()
              default: break
              }
            }
          }
          func traverse<V: SwiftProtobuf.Visitor>(visitor: inout V) throws {
            if self.role != .client { try visitor.visitSingularEnumField(value: self.role, fieldNumber: 2) }
            if !self.names.isEmpty { try visitor.visitRepeatedStringField(value: self.names, fieldNumber: 3) }
            try { if let v = self._sent { try visitor.visitSingularMessageField(value: v, fieldNumber: 5) } }()
            try unknownFields.traverse(visitor: &visitor)
          }
          static func == (lhs: Packet, rhs: Packet) -> Bool {
            lhs.id == rhs.id && lhs.role == rhs.role && lhs.payload == rhs.payload
          }
        }

        struct Radio: View {
          @State private var packet = Packet.with {
            $0.id = 7
            $0.role = .router
            $0.sent = Google_Protobuf_Timestamp(date: Date(timeIntervalSince1970: 61.5))
          }
          var body: some View {
            VStack {
              Text("\(packet.role) \(packet.role.rawValue) \(packet.id) \(packet == packet)")
              Text(fields)
              Text(coded)
              Text("\(packet.sent.timeIntervalSince1970) \(packet.isInitialized)")
            }
          }
          private var fields: String {
            var packet = packet
            var hop = Hop()
            hop.count = 1
            packet.payload = .hop(hop)
            guard case .hop(let known) = packet.payload else { return "" }
            packet.names = ["a"]
            let roles = [9, 0].compactMap(Role.init(rawValue:)).map { role in
              if case .UNRECOGNIZED(let number) = role { "other(\(number))" } else { "\(role)" }
            }
            return "[\(roles.joined(separator: ", "))] \(known.count) \(packet.names.joined())"
          }
          private var coded: String {
            let isRead = (try? Packet(serializedBytes: Data([8, 1]))) != nil
            let isWritten = (try? packet.serializedData()) != nil
            return (isRead ? "read" : "not read") + (isWritten ? ", written" : ", not written")
          }
        }
        """#),
  ]
}
