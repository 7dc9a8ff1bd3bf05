// How a mouse, fingers, a wheel and keys reach the views.

class Touch {
  /** How long after the last turn of a wheel its finger is lifted, in milliseconds. */
  static wheelRest = 90;

  constructor(session, pane) {
    this.session = session;
    this.pane = pane;
    this.fingers = new Map();
    const { canvas } = pane;
    canvas.addEventListener("pointerdown", (event) => this.down(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    canvas.addEventListener("pointerup", (event) => this.up(event, "up"));
    canvas.addEventListener("pointercancel", (event) => this.up(event, "cancel"));
    canvas.addEventListener("pointerleave", () => this.leave());
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    canvas.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("paste", (event) => {
      if (document.activeElement === canvas) this.paste(event);
    });
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    this.composing();
  }

  /**
   * Text that no single key makes: accents, scripts that are composed, a keyboard on the screen. Browsers without an
   * EditContext have keys and the clipboard.
   */
  composing() {
    if (!("EditContext" in globalThis)) return;
    this.context = new EditContext();
    const take = (text) => {
      this.context.updateText(0, this.context.text.length, "");
      if (text && this.session.film?.takesText) this.session.perform({ kind: "type", text });
    };
    this.context.addEventListener("compositionstart", () => { this.isComposing = true; });
    this.context.addEventListener("compositionend", ({ data }) => {
      this.isComposing = false;
      take(data);
    });
    this.context.addEventListener("textupdate", ({ text }) => { if (!this.isComposing) take(text); });
  }

  /** A view that takes text now has it from wherever text comes. */
  update() {
    if (!this.context) return;
    const { canvas } = this.pane;
    const wanted = this.session.film?.takesText ? this.context : null;
    if (canvas.editContext !== wanted) canvas.editContext = wanted;
  }

  place(event) {
    const box = this.pane.canvas.getBoundingClientRect();
    const { pointSize } = this.pane;
    return {
      x: Math.round((event.clientX - box.left) / pointSize * 100) / 100,
      y: Math.round((event.clientY - box.top) / pointSize * 100) / 100,
    };
  }

  down(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.pane.canvas.focus({ preventScroll: true });
    this.pane.canvas.setPointerCapture(event.pointerId);
    this.endWheel();
    const finger = [0, 1, 2, 3, 4].find((number) => ![...this.fingers.values()].includes(number)) ?? 0;
    this.fingers.set(event.pointerId, finger);
    this.session.perform({ kind: "down", finger, ...this.place(event) });
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (finger !== undefined) this.session.drag({ kind: "move", finger, ...this.place(event) });
    else if (event.pointerType === "mouse") this.session.hover(this.place(event));
  }

  up(event, kind) {
    const finger = this.fingers.get(event.pointerId);
    if (finger === undefined) return;
    this.fingers.delete(event.pointerId);
    this.session.perform({ kind, finger });
  }

  leave() { if (this.fingers.size === 0) this.session.hover(null); }

  /** A wheel is a finger that moves as far as the wheel turns, and is lifted where it stands. */
  wheel(event) {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    if (!this.turning) {
      this.turning = this.place(event);
      this.session.perform({ kind: "down", finger: 9, ...this.turning });
    }
    this.turning = {
      x: this.turning.x - event.deltaX * unit / this.pane.pointSize,
      y: this.turning.y - event.deltaY * unit / this.pane.pointSize,
    };
    this.session.drag({ kind: "move", finger: 9, ...this.turning });
    clearTimeout(this.ending);
    this.ending = setTimeout(() => this.endWheel(), Touch.wheelRest);
  }

  endWheel() {
    if (!this.turning) return;
    clearTimeout(this.ending);
    this.turning = null;
    // A finger that is taken away throws nothing, and presses nothing.
    this.session.perform({ kind: "cancel", finger: 9 });
  }

  static names = {
    Enter: "return", Escape: "escape", Backspace: "delete", Delete: "forward-delete",
    ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home",
    End: "end", PageUp: "page-up", PageDown: "page-down", Tab: "tab", " ": "space",
  };

  /** Shortcuts that stay the browser's: to load again, windows and tabs, the address, sizes, copy and paste. */
  static ofBrowser = ["r", "w", "t", "n", "q", "l", "p", "+", "-", "=", "0", "c", "x", "v"];

  /** What is pasted is typed. */
  paste(event) {
    const text = event.clipboardData?.getData("text/plain");
    if (!text || !this.session.film?.takesText) return;
    this.session.perform({ kind: "type", text });
    event.preventDefault();
  }

  /** Keys are the view's. Tab is only while a field takes text, and Escape leads out of the view, too. */
  key(event) {
    const { key } = event;
    if (event.isComposing || this.isComposing || key === "Dead" || key === "Process") return;
    const takesText = this.session.film?.takesText;
    if (key === "Tab" && !takesText) return;
    const isText = key.length === 1 && !event.ctrlKey && !event.metaKey;
    const isShortcut = key.length === 1 && !isText && !Touch.ofBrowser.includes(key.toLowerCase());
    if (isText && takesText) this.session.perform({ kind: "type", text: key });
    else if (Touch.names[key] || isText || isShortcut) {
      const parts = [
        event.metaKey || event.ctrlKey ? "cmd" : "", event.altKey ? "option" : "",
        event.shiftKey && !isText ? "shift" : "", Touch.names[key] ?? (isShortcut ? key.toLowerCase() : key),
      ];
      this.session.perform({ kind: "key", text: parts.filter((part) => part).join("+") });
    } else return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "Escape") document.getElementById("play").focus();
  }
}
