extension StandInUse {
  /// What would load something, or talk to another device.
  static let network: [StandInUse] = [
    StandInUse(
      module: "Alamofire", view: "Loading",
      said: [
        "json c 1 yes nil null 2", "type public.image", "request true", "published none",
        "async true",
        "uploaded nil", "There is no watch.",
      ],
      code: #"""
        import Alamofire
        import Combine
        import MobileCoreServices
        import SwiftUI
        import SwiftyJSON
        import WatchConnectivity

        struct Item: Codable, Sendable { let name: String }
        final class Tokens: RequestInterceptor {
          func adapt(
            _ urlRequest: URLRequest, for session: Session,
            completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
          ) {
            var request = urlRequest
            request.headers.add(.authorization(bearerToken: "a"))
            completion(.success(request))
          }
        }
        @MainActor final class Loader: NSObject, ObservableObject, WCSessionDelegate {
          @Published var log: [String] = []
          private var bag: Set<AnyCancellable> = []
          nonisolated func session(
            _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
            error: Error?
          ) {
            let text = error?.localizedDescription ?? "none"
            Task { @MainActor in self.log.append(text) }
          }
          func load() {
            let headers: HTTPHeaders = ["Accept": "application/json", "X": "1"]
            AF.request(
              "https://example.com/a", method: .post, parameters: ["a": 1],
              encoding: JSONEncoding.default, headers: headers
            )
            .validate(statusCode: 200..<300)
            .responseDecodable(of: [Item].self) { response in
              switch response.result {
              case .success(let items): self.log.append("\(items.count)")
              case .failure(let error): self.log.append("request \(error.isSessionTaskError)")
              }
            }
            AF.request(
              "https://example.com", parameters: Item(name: "a"), encoder: JSONParameterEncoder.default
            )
            .publishDecodable(type: Item.self).value()
            .sink {
              if case .failure(let error) = $0 {
                self.log.append("published \(error.responseCode.map { "\($0)" } ?? "none")")
              }
            } receiveValue: { _ in
            }
            .store(in: &bag)
            Task {
              do {
                _ = try await AF.request("https://example.com", interceptor: Tokens())
                  .serializingDecodable(Item.self).value
              } catch {
                log.append("async \((error as? AFError)?.underlyingError != nil)")
              }
            }
            AF.upload(
              multipartFormData: { $0.append(Data(), withName: "a", fileName: "b", mimeType: "c") },
              to: "https://example.com"
            ).responseJSON { self.log.append("uploaded \($0.value.map { "\($0)" } ?? "nil")") }
            WCSession.default.delegate = self
            WCSession.default.activate()
          }
        }
        struct Loading: View {
          @StateObject private var model = Loader()
          private let json = JSON(parseJSON: "{\"a\":[1,{\"b\":\"c\",\"d\":true}],\"n\":null}")
          private var numbers: String { "\(json["a", 0].intValue) \(json["a"][1]["d"].bool == true ? "yes" : "no")" }
          private var rest: String { "\(json["x"]["y"].string ?? "nil") \(json["n"].type == .null ? "null" : "some")" }
          var body: some View {
            VStack {
              Text("json \(json["a"][1]["b"].stringValue) \(numbers) \(rest) \(json["a"].arrayValue.count)")
              Text("type \(kUTTypeImage as String)")
              ForEach(model.log, id: \.self) { Text($0) }
            }
            .task { model.load() }
          }
        }
        """#)
  ]
}
