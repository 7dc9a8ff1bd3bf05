import SwiftUI

private struct CelebrationParticles: View {
  @State private var particles: [ParticleData] = []

  var body: some View {
    ZStack {
      ForEach(particles) { particle in
        Circle()
          .fill(particle.color)
          .frame(width: particle.size, height: particle.size)
          .position(particle.position)
          .opacity(particle.opacity)
      }
    }
    .onAppear { generateParticles() }
  }

  private func generateParticles() {
    let colors: [Color] = [.goldSoft, .goldBright, .rizqPrimary, .streakGlow]

    for i in 0..<20 {
      let particle = ParticleData(
        id: i,
        color: colors.randomElement()!,
        size: CGFloat.random(in: 4...12),
        position: CGPoint(x: CGFloat.random(in: 0...300), y: 300),
        opacity: 1
      )
      particles.append(particle)

      // Animate upward and fade
      withAnimation(.easeOut(duration: Double.random(in: 1...2)).delay(Double(i) * 0.05)) {
        particles[i].position.y = CGFloat.random(in: -100...100)
        particles[i].opacity = 0
      }
    }
  }
}

extension Color {
  fileprivate static let rizqPrimary = Color.orange
  fileprivate static let streakGlow = Color.orange
  fileprivate static let goldSoft = Color.yellow
  fileprivate static let goldBright = Color.yellow
}

private struct ParticleData: Identifiable {
  let id: Int; let color: Color; let size: CGFloat; var position: CGPoint; var opacity: Double
}

extension SpecificationBlock {
  /// Document 003, block 14.
  static let celebrationParticles = SpecificationBlock("celebrationParticles") { world in
    CelebrationParticles()
  }
}
