import SwiftUICore

extension TextFieldCore {
  /// Edits a value by a format. Text that the format cannot read changes nothing.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F, prompt: Text?)
  where F.FormatOutput == String {
    self.init(
      value: .parsed {
        format.format(value.wrappedValue)
      } parse: { text in
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      }, prompt: prompt)
  }

  /// Edits a value that may be missing, which is what an empty text means.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F, prompt: Text?)
  where F.FormatOutput == String {
    self.init(
      value: .parsed {
        value.wrappedValue.map(format.format) ?? ""
      } parse: { text in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let parsed = try? format.parseStrategy.parse(text) {
          value.wrappedValue = parsed
        }
      }, prompt: prompt)
  }

  /// Edits a number by a formatter. A value of another type than the formatter reads is left alone.
  init<V>(_ value: Binding<V>, _ formatter: Formatter, prompt: Text?) {
    self.init(
      value: .parsed {
        formatter.string(for: value.wrappedValue) ?? ""
      } parse: { text in
        guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return }
        if let parsed = Self.convert(number, to: V.self) { value.wrappedValue = parsed }
      }, prompt: prompt)
  }

  private static func convert<V>(_ number: NSNumber, to type: V.Type) -> V? {
    let candidates: [Any] = [
      number, number.doubleValue, number.intValue, number.floatValue, CGFloat(number.doubleValue),
      number.decimalValue,
    ]
    return candidates.lazy.compactMap { $0 as? V }.first
  }
}

extension TextField {
  /// Creates a text field that applies a format style to a bound value, with a label generated from
  /// a view builder.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), core: TextFieldCore(value, format, prompt: prompt))
  }

  /// Creates a text field that applies a format style to a bound value, with a label generated from
  /// a view builder.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), core: TextFieldCore(value, format, prompt: prompt))
  }

  /// Creates a text field that applies a formatter to a bound value, with a label generated from a
  /// view builder.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), core: TextFieldCore(value, formatter, prompt: prompt))
  }
}

extension TextField where Label == Text {
  /// Creates a text field that applies a format style to a bound value, with a label generated from
  /// a localized title string.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), core: TextFieldCore(value, format, prompt: prompt))
  }

  /// Creates a text field that applies a format style to a bound value, with a label generated from
  /// a title string.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), core: TextFieldCore(value, format, prompt: prompt))
  }

  /// Creates a text field that applies a format style to a bound value, with a label generated from
  /// a localized title string.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), core: TextFieldCore(value, format, prompt: prompt))
  }

  /// Creates a text field that applies a format style to a bound value, with a label generated from
  /// a title string.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), core: TextFieldCore(value, format, prompt: prompt))
  }

  /// Creates a text field that applies a formatter to a bound value, with a label generated from a
  /// localized title string.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), core: TextFieldCore(value, formatter, prompt: prompt))
  }

  /// Creates a text field that applies a formatter to a bound value, with a label generated from a
  /// title string.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), core: TextFieldCore(value, formatter, prompt: prompt))
  }
}
