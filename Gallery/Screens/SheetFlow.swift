import Legato
import SwiftUI

/// A purchase in a sheet: choose, confirm, done.
struct SheetFlowScreen: View {
  @State private var isShopping = false

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "ferry")
        .font(.system(size: 64))
        .foregroundStyle(.blue.gradient)
      VStack(spacing: 6) {
        Text("Harbour Ferries").font(.title.bold())
        Text("Across the sound, every hour.")
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      Button("Buy Ticket") { isShopping = true }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding(32)
    .sheet(isPresented: $isShopping) {
      TicketFlow()
        .presentationDetents([.medium])
        .presentationDragIndicator(.visible)
    }
  }
}

private struct TicketFlow: View {
  private enum Step { case choice, confirmation, done }
  @State private var step = Step.choice
  @State private var travellers = 2
  @State private var isCancelling = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ScrollView {
        switch step {
        case .choice:
          ChoiceStep(travellers: $travellers)
            .transition(.push(from: .trailing))
        case .confirmation:
          ConfirmationStep(travellers: travellers)
            .transition(.push(from: .trailing))
        case .done:
          DoneStep()
            .transition(.scale(scale: 0.8).combined(with: .opacity))
        }
      }
      .scrollBounceBehavior(.basedOnSize)
      .safeAreaInset(edge: .bottom) {
        Button(action: advance) {
          Text(buttonTitle)
            .contentTransition(.interpolate)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .padding(.horizontal, 24)
        .padding(.vertical, 12)
      }
      .navigationTitle(step == .done ? "" : "Ticket")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        if step != .done {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { isCancelling = true }
              .confirmationDialog(
                "Discard this ticket?", isPresented: $isCancelling, titleVisibility: .visible
              ) {
                Button("Discard", role: .destructive) { dismiss() }
                Button("Keep Editing", role: .cancel) {}
              }
          }
        }
      }
    }
  }

  private var buttonTitle: String {
    switch step {
    case .choice: "Continue"
    case .confirmation: "Pay"
    case .done: "Done"
    }
  }

  private func advance() {
    switch step {
    case .choice: withAnimation(.appSnappy.motionSafe()) { step = .confirmation }
    case .confirmation: withAnimation(.appSpring.motionSafe()) { step = .done }
    case .done: dismiss()
    }
  }
}

private struct ChoiceStep: View {
  @Binding var travellers: Int

  var body: some View {
    VStack(spacing: 16) {
      Text("\(travellers)")
        .font(.system(size: 64, weight: .semibold, design: .rounded).monospacedDigit())
        .contentTransition(.numericText(value: Double(travellers)))
        .animation(.appSnappy.motionSafe(), value: travellers)
      Stepper("Travellers", value: $travellers, in: 1...9)
    }
    .padding(24)
  }
}

private struct ConfirmationStep: View {
  let travellers: Int

  var body: some View {
    VStack(spacing: 12) {
      LabeledContent("Saturday, 9:40", value: "Pier 3")
      LabeledContent("Travellers", value: "\(travellers)")
      Divider()
      LabeledContent("Total") { Text(Decimal(travellers) * 12, format: .currency(code: "EUR")) }
        .font(.headline)
    }
    .padding(24)
  }
}

private struct DoneStep: View {
  @State private var hasArrived = false

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "checkmark.circle.fill")
        .font(.system(size: 72))
        .foregroundStyle(.green)
        .symbolEffect(.bounce, value: hasArrived)
      Text("Have a good trip!").font(.title2.bold())
    }
    .padding(24)
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .combine)
    .onAppear { hasArrived = true }
  }
}

#Preview("Sheet flow") {
  SheetFlowScreen()
}
