import Legato
import SwiftUI

/// Booking a workshop: every field says what is wrong with it, the payment may be declined, and what
/// has been entered stays.
struct BookingScreen: View {
  @State private var booking = Booking()
  /// Counts the attempts that something was wrong with: each shakes what it was.
  @State private var attempts = 0
  @State private var payment = SubmitButton.State.idle
  @State private var isDeclined = false
  @State private var isBooked = false
  @FocusState private var focus: Booking.Field?

  var body: some View {
    NavigationStack {
      ZStack {
        if isBooked {
          Confirmation(booking: booking) { startAnew() }
            .transition(
              .asymmetric(insertion: .slideFromTrailing, removal: .slideFromLeading)
                .animation(Self.turn))
        } else {
          form.transition(
            .asymmetric(insertion: .slideFromLeading, removal: .slideFromTrailing)
              .animation(Self.turn))
        }
      }
      .animation(.appSlow.motionSafe(), value: isBooked)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ColorToken.app.ground)
      .navigationTitle(isBooked ? "" : "Pottery Weekend")
    }
  }

  private static let turn = Animation.appSlow.motionSafe(reducedForm: .crossFade)

  private var form: some View {
    ScrollViewReader { scroll in
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          FormSection("Which day", problem: problem(.day)) {
            VerticalListButtonGroup(
              Workshop.all.map(\.item), selection: $booking.workshop,
              error: problem(.day) != nil
            )
            .errorShake(trigger: shakes(.day), isError: false)
          }
          .id(Booking.Field.day)
          FormSection("How many of you") {
            PeopleRow(count: $booking.people)
          }
          FormSection("Who is coming") {
            VStack(spacing: 10) {
              field(.name, "Full name", text: $booking.name)
                .textContentType(.name)
              field(.email, "Email", text: $booking.email)
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
              field(.phone, "Phone, for the day itself", text: $booking.phone)
                .textContentType(.telephoneNumber)
                .keyboardType(.phonePad)
            }
          }
          FormSection("Agreement", problem: problem(.terms)) {
            AnimatedToggle(
              isOn: $booking.agrees, onTitle: "I can cancel until three days before",
              offTitle: "I agree to the terms"
            )
            .padding(14)
            .background(ColorToken.app.surface, in: .rect(cornerRadius: 12))
            .errorShake(trigger: shakes(.terms), isError: problem(.terms) != nil)
          }
          .id(Booking.Field.terms)
          PriceRow(booking: booking)
        }
        .padding(16)
      }
      .scrollDismissesKeyboard(.interactively)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        footer { first in
          withAnimation(.appNormal.motionSafe()) { scroll.scrollTo(first, anchor: .center) }
        }
      }
    }
  }

  private func footer(scroll: @escaping (Booking.Field) -> Void) -> some View {
    VStack(spacing: 12) {
      if isDeclined {
        Label("Your bank declined the payment. Nothing was charged.", systemImage: "creditcard")
          .font(.subheadline)
          .foregroundStyle(ColorToken.app.error)
          .frame(maxWidth: .infinity, alignment: .leading)
          .transition(.stateSwap.animation(.appNormal.motionSafe(reducedForm: .crossFade)))
      }
      SubmitButton(
        "Pay \(booking.total, format: .currency(code: "EUR"))", state: payment, fillsWidth: true
      ) {
        pay(scroll: scroll)
      }
    }
    .padding(16)
    .background(.bar)
    .animation(.appNormal.motionSafe(), value: isDeclined)
  }

  private func field(
    _ field: Booking.Field, _ title: LocalizedStringKey, text: Binding<String>
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField(title, text: text)
        .focused($focus, equals: field)
        .padding(14)
        .background(ColorToken.app.surface, in: .rect(cornerRadius: 12))
        .errorShake(trigger: shakes(field), isError: problem(field) != nil)
      Problem(text: problem(field))
    }
    .id(field)
  }

  // MARK: What is wrong

  /// Nothing is wrong until somebody has tried.
  private func problem(_ field: Booking.Field) -> String? {
    attempts > 0 ? booking.problem(with: field) : nil
  }

  private func shakes(_ field: Booking.Field) -> Int {
    problem(field) == nil ? 0 : attempts
  }

  private func pay(scroll: (Booking.Field) -> Void) {
    isDeclined = false
    if let first = booking.problems.first {
      attempts += 1
      focus = first.isText ? first : nil
      return scroll(first)
    }
    focus = nil
    payment = .loading
    Task {
      try? await Task.sleep(for: .seconds(1.2))
      booking.payments += 1
      // The bank says no at first, as banks do; the button is soon ready for another try.
      isDeclined = booking.payments == 1
      payment = isDeclined ? .error : .success
      try? await Task.sleep(for: .seconds(0.9))
      isBooked = payment == .success
      payment = .idle
    }
  }

  private func startAnew() {
    booking = Booking()
    attempts = 0
    isBooked = false
  }
}

// MARK: Model

private struct Workshop: Identifiable {
  let id: String
  let title: String
  let detail: String

  var item: VerticalListButtonGroup<String>.Item {
    .init(id: id, label: title, description: detail, leadingIcon: "calendar")
  }

  static let all = [
    Workshop(id: "1", title: "Saturday, 5 December", detail: "10:00 to 16:00, four places left"),
    Workshop(id: "2", title: "Sunday, 6 December", detail: "10:00 to 16:00, two places left"),
    Workshop(id: "3", title: "Saturday, 12 December", detail: "12:00 to 18:00, glazing included"),
  ]
}

private struct Booking {
  enum Field: CaseIterable {
    case day, name, email, phone, terms

    var isText: Bool { self != .day && self != .terms }
  }

  var workshop: String?
  var people = 1
  var name = ""
  var email = ""
  var phone = ""
  var agrees = false
  var payments = 0

  static let price: Decimal = 68
  var total: Decimal { Decimal(people) * Self.price }
  var problems: [Field] { Field.allCases.filter { problem(with: $0) != nil } }

  func problem(with field: Field) -> String? {
    switch field {
    case .day: workshop == nil ? "Choose one of the days." : nil
    case .name: name.contains(" ") ? nil : "We need your first and last name."
    case .email:
      email.wholeMatch(of: #/[^@\s]+@[^@\s]+\.[a-z]{2,}/#) == nil
        ? "An address like maya@example.com" : nil
    case .phone: phone.filter(\.isNumber).count < 7 ? "At least seven digits." : nil
    case .terms: agrees ? nil : "Please agree before you pay."
    }
  }
}

// MARK: Parts

private struct FormSection<Content: View>: View {
  let title: LocalizedStringKey
  let problem: String?
  let content: Content

  init(_ title: LocalizedStringKey, problem: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.problem = problem
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      VStack(alignment: .leading, spacing: 0) {
        content
        Problem(text: problem)
      }
    }
  }
}

/// A line of text that is there where something is wrong.
private struct Problem: View {
  let text: String?

  var body: some View {
    ZStack {
      if let text {
        Label(text, systemImage: "exclamationmark.circle.fill")
          .font(.footnote)
          .foregroundStyle(ColorToken.app.error)
          .padding(.top, 6)
          .transition(.stateSwap.animation(.appNormal.motionSafe(reducedForm: .crossFade)))
      }
    }
    .animation(.appNormal.motionSafe(), value: text)
  }
}

private struct PeopleRow: View {
  @Binding var count: Int

  var body: some View {
    HStack {
      AnimatedNumber(value: count).font(.title2.weight(.semibold).monospacedDigit())
      Text(count == 1 ? "person" : "people").foregroundStyle(ColorToken.app.secondaryText)
      Spacer()
      Stepper("People", value: $count, in: 1...4).labelsHidden()
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
    .background(ColorToken.app.surface, in: .rect(cornerRadius: 12))
  }
}

private struct PriceRow: View {
  let booking: Booking

  var body: some View {
    VStack(spacing: 8) {
      AnimatedProgress(
        label: "\(booking.people) × workshop, clay and firing",
        value: booking.total.formatted(.currency(code: "EUR")))
      AnimatedProgress(label: "Tea and cake", value: "on us")
    }
    .font(.subheadline)
    .foregroundStyle(ColorToken.app.secondaryText)
  }
}

private struct Confirmation: View {
  let booking: Booking
  let again: () -> Void

  private var day: String {
    Workshop.all.first { $0.id == booking.workshop }?.title ?? ""
  }

  var body: some View {
    VStack(spacing: 16) {
      AnimatedCheckmark(size: 88)
      Text("See you in the workshop!").font(.title2.bold())
      Text(
        "\(day), \(booking.people == 1 ? "one person" : "\(booking.people) people"). We have sent the details to \(booking.email)."
      )
      .foregroundStyle(ColorToken.app.secondaryText)
      Button("Book another day", action: again)
        .buttonStyle(.feedback)
        .padding(.top, 8)
    }
    .multilineTextAlignment(.center)
    .padding(32)
  }
}

#Preview("Booking") {
  BookingScreen()
}
