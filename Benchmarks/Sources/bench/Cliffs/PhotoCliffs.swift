import SwiftUI

// What apps do with photos.

struct TurningPhoto: View {
  var body: some View {
    WithPhoto { photo in
      BackAndForth { isFar in
        photo.resizable().frame(width: 350, height: 150).rotationEffect(.degrees(isFar ? 90 : 0))
      }
    }
  }
}

struct ZoomedPhoto: View {
  var body: some View {
    WithPhoto { photo in
      BackAndForth { isFar in
        photo.resizable().frame(width: 350, height: 150).scaleEffect(isFar ? 3 : 1)
      }
    }
  }
}

struct BlurredPhoto: View {
  var body: some View {
    WithPhoto { photo in
      BackAndForth { isFar in
        photo.resizable().frame(width: 390, height: 300).blur(radius: isFar ? 20 : 0)
      }
    }
  }
}

struct Hues: View {
  var body: some View {
    WithPhoto { photo in
      BackAndForth { isFar in
        photo.resizable().hueRotation(.degrees(isFar ? 180 : 0)).saturation(isFar ? 0.4 : 1.2)
      }
    }
  }
}

struct MaskedPhoto: View {
  var body: some View {
    WithPhoto { photo in
      BackAndForth { isFar in
        photo.resizable().mask {
          LinearGradient(
            colors: [.black, .clear, .black], startPoint: .leading, endPoint: .trailing
          )
          .offset(x: isFar ? 120 : -120)
        }
      }
    }
  }
}

struct ClippedPhotos: View {
  var body: some View {
    WithPhoto { photo in
      BackAndForth { isFar in
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(54)), count: 6)) {
          ForEach(0..<60, id: \.self) { index in
            photo.resizable().frame(width: 54, height: 54)
              .clipShape(index % 2 == 0 ? AnyShape(Circle()) : AnyShape(Capsule()))
              .overlay { Circle().stroke(.white, lineWidth: 2) }
              .scaleEffect(isFar ? 1.3 : 0.7)
          }
        }
      }
    }
  }
}
