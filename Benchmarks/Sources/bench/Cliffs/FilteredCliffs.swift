import SwiftUI

struct Materials: View {
  var body: some View {
    BackAndForth { isFar in
      ZStack {
        ForEach(0..<12, id: \.self) { index in
          Circle()
            .fill(Color(hue: Double(index) / 12, saturation: 0.8, brightness: 0.9))
            .frame(width: 120, height: 120)
            .offset(
              x: (isFar ? 1 : -1) * CGFloat(index % 4 * 40 - 60), y: CGFloat(index * 60 - 330))
        }
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(70), spacing: 6), count: 5), spacing: 6)
        {
          ForEach(0..<100, id: \.self) { index in
            Text("\(index)")
              .frame(width: 70, height: 34)
              .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
          }
        }
      }
    }
  }
}

struct HugeBlur: View {
  var body: some View {
    BackAndForth { isFar in
      VStack(spacing: 4) {
        ForEach(0..<20, id: \.self) { RowView(index: $0) }
      }
      .blur(radius: isFar ? 120 : 0)
    }
  }
}

struct TinyBlurs: View {
  var body: some View {
    BackAndForth { isFar in
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(16), spacing: 2), count: 20), spacing: 6)
      {
        ForEach(0..<400, id: \.self) { index in
          Circle().fill(.blue).frame(width: 12, height: 12)
            .blur(radius: isFar ? CGFloat(index % 4) / 2 + 0.5 : 0)
        }
      }
    }
  }
}

struct NestedFilters: View {
  var body: some View {
    BackAndForth { isFar in
      VStack(spacing: 30) {
        ForEach(0..<4, id: \.self) { index in
          VStack {
            Text("Inner \(index)")
              .padding()
              .background(.orange, in: Capsule())
              .shadow(radius: isFar ? 12 : 2)
          }
          .frame(width: 300, height: 120)
          .background(.teal.gradient, in: RoundedRectangle(cornerRadius: 20))
          .blur(radius: isFar ? 4 : 0)
          .saturation(isFar ? 0.2 : 1)
          .shadow(radius: isFar ? 24 : 6)
        }
      }
    }
  }
}
