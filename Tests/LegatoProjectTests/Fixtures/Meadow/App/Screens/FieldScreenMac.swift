import AppKit

final class FieldWindow: NSWindow {}
