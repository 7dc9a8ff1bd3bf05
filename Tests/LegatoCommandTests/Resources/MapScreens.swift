/// A screen with maps.
enum MapScreens {
  static let screen = BoxScreensTests.Screen(
    name: "Places", code: code,
    texts: [
      "Map", "MKMapView", "MapCompass", "LookAroundPreview", "52.5 of 0 places", "nothing found",
      "failed",
    ],
    reports: [
      "Map: a view of the system's that is not drawn here",
      "mapStyle: a map is a box with its name here; the style standard",
      "MKMapView is not drawn",
    ])

  private static let code = """
    import MapKit
    import SwiftUI

    struct Place: Identifiable {
      let id: Int
      let name: String
      let coordinate: CLLocationCoordinate2D
    }
    extension MKCoordinateRegion {
      static let city = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), latitudinalMeters: 5000,
        longitudinalMeters: 5000)
    }
    @Observable @MainActor final class Search {
      private(set) var items: [MKMapItem] = []
      private(set) var message = ""
      func find(_ words: String) async {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = words
        request.resultTypes = .pointOfInterest
        request.pointOfInterestFilter = .init(including: [.cafe, .bakery])
        request.region = .city
        do {
          items = try await MKLocalSearch(request: request).start().mapItems
        } catch { message = "nothing found" }
      }
    }
    final class Completer: NSObject, ObservableObject, MKLocalSearchCompleterDelegate {
      @Published var state = "asked"
      private let completer = MKLocalSearchCompleter()
      override init() {
        super.init()
        completer.delegate = self
      }
      func complete(_ words: String) { completer.queryFragment = words }
      func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { state = "done" }
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: Error) {
        state = (error as? MKError)?.code == .serverFailure ? "failed" : "broken"
      }
    }
    struct Pins: MapContent {
      let places: [Place]
      var body: some MapContent {
        ForEach(places) { place in
          Marker(place.name, systemImage: "star", coordinate: place.coordinate).tint(.orange).tag(place.id)
        }
      }
    }

    struct Places: View {
      @State private var position: MapCameraPosition = .userLocation(fallback: .region(.city))
      @State private var selected: Int?
      @State private var region = MKCoordinateRegion.city
      @State private var search = Search()
      @StateObject private var completer = Completer()
      @Namespace private var scope
      let places: [Place] = []
      var body: some View {
        VStack {
          map
          Map(coordinateRegion: $region, showsUserLocation: true, annotationItems: places) { place in
            MapAnnotation(coordinate: place.coordinate) { Image(systemName: "mappin") }
          }
          .frame(height: 60)
          UIKitMap(region: $region).frame(height: 60)
          LookAroundPreview(initialScene: nil).frame(height: 60)
          Text("\\(region.center.latitude.formatted()) of \\(places.count) places")
          Text(search.message).task { await search.find("coffee") }
          Text(completer.state).onAppear { completer.complete("cof") }
        }
      }

      private var map: some View {
        MapReader { proxy in
          Map(position: $position, interactionModes: [.pan, .zoom], selection: $selected, scope: scope) {
            Pins(places: places)
            Annotation("Parking", coordinate: region.center, anchor: .bottom) { Image(systemName: "car") }
              .annotationTitles(.hidden)
            MapCircle(center: region.center, radius: 500)
              .foregroundStyle(.blue.opacity(0.2))
              .stroke(.blue, lineWidth: 2)
            MapPolyline(coordinates: [region.center]).stroke(.red, style: StrokeStyle(lineWidth: 3))
            if selected != nil { UserAnnotation() } else { MapPolygon(coordinates: [region.center]) }
          }
          .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .including([.bakery])))
          .mapControls {
            MapUserLocationButton()
            MapScaleView()
          }
          .onMapCameraChange(frequency: .onEnd) { context in region = context.region }
          .onTapGesture { point in
            if let coordinate = proxy.convert(point, from: .local) { region.center = coordinate }
          }
          .overlay(alignment: .topTrailing) { MapCompass(scope: scope) }
        }
        .mapScope(scope)
        .frame(height: 100)
      }
    }
    struct UIKitMap: UIViewRepresentable {
      @Binding var region: MKCoordinateRegion
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        map.showsUserLocation = true
        map.setRegion(region, animated: false)
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) {
        let pin = MKPointAnnotation()
        pin.coordinate = region.center
        map.removeAnnotations(map.annotations)
        map.addAnnotation(pin)
        let line = [region.center, region.center]
        map.addOverlay(MKPolyline(coordinates: line, count: line.count))
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, MKMapViewDelegate {
        let parent: UIKitMap
        init(_ parent: UIKitMap) { self.parent = parent }
        func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
          let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "pin")
          view.markerTintColor = .systemRed
          view.canShowCallout = true
          return view
        }
        func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
          let renderer = MKPolylineRenderer(overlay: overlay)
          renderer.strokeColor = .systemBlue
          return renderer
        }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
          parent.region = mapView.region
        }
      }
    }
    """
}
