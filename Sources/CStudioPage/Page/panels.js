// What stands beside the picture: values of the source, what is on screen, where the time went.

/** The values of the source that can be changed there. */
class Knobs {
  constructor(session) {
    this.session = session;
    this.element = document.getElementById("knobs");
    this.tools = document.getElementById("knobs-tools");
    const say = (id, kind) => document.getElementById(id)
      .addEventListener("click", () => session.link.say({ kind }));
    say("knobs-write", "write");
    say("knobs-forget", "revert");
    say("knobs-undo", "undo");
  }

  /** The file is different, or an edit was made. */
  show(state) {
    const { literals, edits } = state;
    this.tools.hidden = edits.length === 0;
    document.getElementById("knobs-note").textContent = `${count(edits.length, "change")} not written`;
    document.getElementById("knobs-undo").hidden = !state.canUndo;
    const key = JSON.stringify(literals);
    // What is being pulled at stays where it is.
    if (key === this.key) {
      for (const row of this.rows) row.update(edits);
      return;
    }
    this.key = key;
    this.rows = literals.map((literal) => new Knob(literal, edits, this.session));
    const isMotion = ({ literal }) => ["spring", "curve"].includes(literal.kind);
    const groups = [
      ["Animations", (row) => isMotion(row)], ["Values", (row) => !isMotion(row) && !row.literal.isToken],
      ["Tokens", (row) => !isMotion(row) && row.literal.isToken],
    ];
    this.groups = groups.map(([name, belongs]) => {
      const rows = this.rows.filter(belongs);
      return { rows, element: make("section", {}, make("h3", {}, name), ...rows.map((row) => row.element)) };
    });
    this.hint = make("p", { class: "hint" });
    this.others = make("button", { type: "button", class: "plain", "aria-pressed": "false" });
    this.others.addEventListener("click", () => {
      this.showsAll = !this.showsAll;
      this.filter();
    });
    this.element.replaceChildren(...this.groups.map(({ element }) => element), this.hint, this.others);
    this.filter();
  }

  /** Only what the preview shows that is shown, unless all of the file is asked for. */
  filter() {
    if (!this.rows) return;
    const { preview } = this.session;
    const isShown = ({ literal }) => this.showsAll || !literal.previews || literal.previews.includes(preview);
    for (const row of this.rows) row.element.hidden = !isShown(row);
    for (const { rows, element } of this.groups) element.hidden = !rows.some(isShown);
    const hidden = this.rows.filter((row) => !isShown(row)).length;
    this.others.hidden = hidden === 0 && !this.showsAll;
    this.others.textContent = this.showsAll ? "Only of this preview" : `Show ${hidden} more of the file`;
    this.others.setAttribute("aria-pressed", String(Boolean(this.showsAll)));
    this.hint.hidden = this.rows.some(isShown);
    this.hint.textContent = this.rows.length === 0 ? "No value stands as a literal in this file: write an animation, a number or a colour where it is used, and it can be turned here."
      : "Nothing that this preview shows stands as a literal.";
  }

  /** Shows where a line of the file is turned. */
  reveal(line) {
    const row = this.rows?.find(({ literal }) => literal.line === line && ["spring", "curve"].includes(literal.kind));
    if (!row) return false;
    if (row.element.hidden) {
      this.showsAll = true;
      this.filter();
    }
    document.getElementById("tab-knobs").click();
    row.element.scrollIntoView({ block: "nearest" });
    row.element.querySelector("input, select, button")?.focus({ preventScroll: true });
    return true;
  }
}

/** One value: an animation by its curve, a number, a switch, or a text. */
class Knob {
  /** How long a value rests before it is compiled, in milliseconds. */
  static rest = 60;

  constructor(literal, edits, session) {
    this.literal = literal;
    this.session = session;
    this.place = make("button", { type: "button", class: "place", title: "Where it stands" },
      `${literal.context}${literal.context ? " · " : ""}line ${literal.line}`);
    this.code = make("code", {}, literal.source);
    this.element = make("div", { class: "knob" },
      make("div", { class: "knob-head" }, make("strong", {}, literal.name), make("small", {}, this.place.textContent)));
    const edit = edits.find((other) => other.start === literal.start);
    this.text = edit?.text ?? literal.source;
    this.controls();
    this.update(edits);
  }

  controls() {
    const { kind } = this.literal;
    if (kind === "spring" || kind === "curve") this.animation();
    else if (kind === "choice") this.choice();
    else if (kind === "color") this.color();
    else if (kind === "flag") {
      const box = make("input", { type: "checkbox", role: "switch", "aria-label": this.literal.name });
      box.checked = this.text === "true";
      box.addEventListener("change", () => this.set(String(box.checked)));
      this.element.append(make("label", { class: "switch" }, box, this.code));
      this.refresh = () => { box.checked = this.text === "true"; };
    } else if (kind === "number") this.number();
    else {
      const field = make("input", { type: "text", "aria-label": this.literal.name, spellcheck: "false" });
      const read = () => { try { return JSON.parse(this.text); } catch { return this.text.slice(1, -1); } };
      field.value = read();
      field.addEventListener("input", () => this.set(JSON.stringify(field.value)));
      this.element.append(field);
      this.refresh = () => { if (document.activeElement !== field) field.value = read(); };
    }
  }

  choice() {
    const list = make("select", { "aria-label": this.literal.name },
      ...this.literal.options.map((text) => make("option", { value: text }, text.split(".").at(-1))));
    list.value = this.text;
    list.addEventListener("change", () => this.set(list.value));
    this.element.append(make("div", { class: "fields" }, list));
    this.refresh = () => { list.value = this.text; };
  }

  /** The system's colours as a browser shows them, for the well alone. */
  static colors = {
    red: "#ff3b30", orange: "#ff9500", yellow: "#ffcc00", green: "#34c759", mint: "#00c7be", teal: "#30b0c7",
    cyan: "#32ade6", blue: "#007aff", indigo: "#5856d6", purple: "#af52de", pink: "#ff2d55", brown: "#a2845e",
    gray: "#8e8e93", black: "#000000", white: "#ffffff", primary: "#000000", secondary: "#8a8a8e",
    accentColor: "#007aff", clear: "#ffffff",
  };

  get colorName() {
    const name = this.text.match(/\.(\w+)$/)?.[1];
    return name in Knob.colors ? name : "";
  }

  get hexColor() {
    if (this.colorName) return Knob.colors[this.colorName];
    const whole = this.text.match(/0x([0-9a-fA-F_]{6,})/)?.[1].replaceAll("_", "");
    if (whole) return `#${whole.slice(-6).toLowerCase()}`;
    const part = (label) => Number(this.text.match(new RegExp(`${label}:\\s*([\\d._]+)`))?.[1] ?? 0);
    return `#${["red", "green", "blue"].map((label) => Math.round(255 * Math.min(Math.max(part(label), 0), 1))
      .toString(16).padStart(2, "0")).join("")}`;
  }

  /** A colour of another form than it had: with its parts, or as a theme writes it. */
  withColor(hex) {
    if (/0x[0-9a-fA-F_]+/.test(this.literal.source)) {
      return this.literal.source.replace(/0x[0-9a-fA-F_]+/, `0x${hex.slice(1).toUpperCase()}`);
    }
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Knob.decimal(parseInt(hex.slice(at, at + 2), 16) / 255, 3));
    const opacity = this.literal.source.match(/,\s*opacity:\s*[\d._]+/)?.[0] ?? "";
    return `Color(red: ${red}, green: ${green}, blue: ${blue}${opacity})`;
  }

  color() {
    const { name, source, options } = this.literal;
    const well = make("input", { type: "color", "aria-label": name });
    well.addEventListener("input", () => {
      this.set(this.withColor(well.value));
      this.refresh();
    });
    const isTheme = source.includes("0x");
    const list = make("select", { "aria-label": `${name}, by name` }, make("option", { value: "" }, "its own"),
      ...options.map((text) => make("option", { value: text }, text)));
    list.addEventListener("change", () => {
      if (list.value) this.set(/^\.\w/.test(source) ? `.${list.value}` : `Color.${list.value}`);
      this.refresh();
    });
    this.element.append(make("div", { class: "fields" }, well, isTheme ? "" : list, this.code));
    this.refresh = () => {
      well.value = this.hexColor;
      list.value = this.colorName;
    };
    this.refresh();
  }

  number() {
    const value = Number(this.text.replaceAll("_", ""));
    const isWhole = /^-?[\d_]+$/.test(this.literal.source) && !this.literal.isFractional;
    const most = Math.max(Math.abs(value) * 3, value >= 0 && value <= 1 && !isWhole ? 1 : 10);
    const least = value < 0 ? -most : 0;
    const step = isWhole ? 1 : most <= 1 ? 0.01 : most <= 20 ? 0.1 : 1;
    const range = make("input", { type: "range", min: least, max: most, step, "aria-label": this.literal.name });
    const field = make("input", { type: "number", step: isWhole ? 1 : "any", "aria-label": `${this.literal.name}, as a number` });
    const show = () => {
      const now = Number(this.text.replaceAll("_", ""));
      range.value = now;
      if (document.activeElement !== field) field.value = now;
    };
    const take = (source) => {
      if (source.value === "" || !Number.isFinite(Number(source.value))) return;
      const text = isWhole ? String(Math.round(Number(source.value))) : Knob.decimal(Number(source.value));
      this.set(text);
      show();
    };
    range.addEventListener("input", () => take(range));
    field.addEventListener("input", () => take(field));
    this.element.append(make("div", { class: "fields" }, range, field));
    this.refresh = show;
    show();
  }

  static decimal(number, places = 6) {
    // Six places, which is more than anybody sees, and no exponent, which Swift has in another form.
    const text = number.toFixed(places).replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
    return text.includes(".") ? text : `${text}.0`;
  }

  // MARK: Animations

  /** The labels of an animation's numbers. */
  get labels() {
    const { kind, values, source } = this.literal;
    if (kind === "curve") return { time: "duration", bounce: null };
    if ("response" in values || "dampingFraction" in values) {
      return { time: "response", bounce: "dampingFraction" };
    }
    return { time: "duration", bounce: /\.(smooth|snappy|bouncy)\b/.test(source) ? "extraBounce" : "bounce" };
  }

  static usual = {
    spring: { duration: 0.5, response: 0.5, bounce: 0, dampingFraction: 0.825, extraBounce: 0 },
    curve: { duration: 0.35 },
  };

  value(label) {
    const match = this.text.match(new RegExp(`\\b${label}:\\s*(-?[\\d._]+)`));
    return match ? Number(match[1].replaceAll("_", "")) : Knob.usual[this.literal.kind][label];
  }

  /** The text with a number changed: that number alone, or added at the end. */
  with(text, label, number) {
    const written = Knob.decimal(number);
    const pattern = new RegExp(`(\\b${label}:\\s*)(-?[\\d._]+)`);
    if (pattern.test(text)) return text.replace(pattern, `$1${written}`);
    if (!text.endsWith(")")) return `${text}(${label}: ${written})`;
    const isEmpty = /\(\s*\)$/.test(text);
    return `${text.slice(0, -1).trimEnd()}${isEmpty ? "" : ", "}${label}: ${written})`;
  }

  get damping() {
    const { bounce } = this.labels;
    const value = this.value(bounce);
    if (bounce === "dampingFraction") return value;
    const base = /\.snappy\b/.test(this.text) ? 0.15 : /\.bouncy\b/.test(this.text) ? 0.3 : 0;
    const sum = base + value;
    return sum >= 0 ? 1 - sum : 1 / (1 + sum);
  }

  animation() {
    const { time, bounce } = this.labels;
    const drawing = makeSVG("svg", { viewBox: "0 0 300 130", class: "spring", "aria-hidden": "true" });
    this.curve = makeSVG("path", { class: "curve c0" });
    this.goal = makeSVG("path", { class: "goal", d: "M0 40H300" });
    this.guide = makeSVG("path", { class: "guide" });
    this.handle = makeSVG("circle", { class: "handle", r: 7 });
    drawing.append(this.goal, this.guide, this.curve, this.handle);
    drawing.addEventListener("pointerdown", (event) => {
      drawing.setPointerCapture(event.pointerId);
      this.pull(event, drawing);
    });
    drawing.addEventListener("pointermove", (event) => {
      if (drawing.hasPointerCapture(event.pointerId)) this.pull(event, drawing);
    });
    const field = (label, least, most) => {
      const input = make("input", { type: "number", step: 0.05, min: least, max: most, "aria-label": `${this.literal.name}: ${label}` });
      input.addEventListener("input", () => {
        const number = Number(input.value);
        if (input.value === "" || !Number.isFinite(number)) return;
        this.set(this.with(this.text, label, Math.min(Math.max(number, least), most)));
        this.drawCurve();
      });
      return { input, label };
    };
    this.fields = [field(time, 0.01, 10)];
    if (bounce) this.fields.push(field(bounce, bounce === "dampingFraction" ? 0.01 : -0.9, bounce === "dampingFraction" ? 3 : 1));
    this.element.append(drawing, make("div", { class: "fields" },
      ...this.fields.map(({ input, label }) => make("label", {}, label, input))), this.code);
    this.refresh = () => this.drawCurve();
    this.drawCurve();
  }

  /** How a spring or a curve goes from 0 to 1. */
  at(time) {
    const duration = Math.max(this.value(this.labels.time), 0.001);
    if (this.literal.kind === "curve") {
      const share = Math.min(time / duration, 1);
      const name = this.text.match(/\.(\w+)/)?.[1];
      if (name === "easeIn") return share ** 2;
      if (name === "easeOut") return 1 - (1 - share) ** 2;
      if (name === "easeInOut") return share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2;
      return share;
    }
    const omega = 2 * Math.PI / duration;
    const zeta = this.damping;
    if (zeta < 1) {
      const damped = omega * Math.sqrt(1 - zeta ** 2);
      return 1 - Math.exp(-zeta * omega * time)
        * (Math.cos(damped * time) + zeta * omega / damped * Math.sin(damped * time));
    }
    if (zeta === 1) return 1 - Math.exp(-omega * time) * (1 + omega * time);
    const root = omega * Math.sqrt(zeta ** 2 - 1);
    const [fast, slow] = [-zeta * omega - root, -zeta * omega + root];
    return 1 - (fast * Math.exp(slow * time) - slow * Math.exp(fast * time)) / (fast - slow);
  }

  /** How many seconds the drawing shows. */
  get span() { return 1.5; }

  drawCurve() {
    let path = "";
    for (let step = 0; step <= 150; step++) {
      const time = this.span * step / 150;
      path += `${step === 0 ? "M" : "L"}${(2 * step).toFixed(1)} ${(120 - 80 * this.at(time)).toFixed(1)}`;
    }
    this.curve.setAttribute("d", path);
    const duration = this.value(this.labels.time);
    this.handle.setAttribute("cx", Math.min(Math.max(200 * duration, 7), 293));
    this.handle.setAttribute("cy", this.labels.bounce ? 40 + 60 * Math.min(Math.max(this.damping, 0), 1.4) - 60 : 40);
    this.guide.setAttribute("d", `M${this.handle.getAttribute("cx")} 120V${this.handle.getAttribute("cy")}`);
    for (const { input, label } of this.fields) {
      if (document.activeElement !== input) input.value = Math.round(this.value(label) * 1000) / 1000;
    }
  }

  /** To the right is longer, up is bouncier. */
  pull(event, drawing) {
    const box = drawing.getBoundingClientRect();
    const x = 300 * (event.clientX - box.left) / box.width;
    const y = 130 * (event.clientY - box.top) / box.height;
    const { time, bounce } = this.labels;
    const round = (number) => Math.round(number * 100) / 100;
    let text = this.with(this.text, time, round(Math.min(Math.max(x / 200, 0.05), 1.45)));
    if (bounce) {
      const damping = Math.min(Math.max((y + 20) / 60, 0.1), 1.4);
      const base = /\.snappy\b/.test(text) ? 0.15 : /\.bouncy\b/.test(text) ? 0.3 : 0;
      const value = bounce === "dampingFraction" ? damping
        : (damping <= 1 ? 1 - damping : 1 / damping - 1) - base;
      text = this.with(text, bounce, round(value));
    }
    this.set(text);
    this.drawCurve();
  }

  /** Whether a motion that runs may be this animation: of its kind, with its numbers. */
  matches(animation) {
    const call = animation.match(/^(\w+)\(([^)]*)\)/);
    if (!call || !["spring", "curve"].includes(this.literal.kind)) return false;
    const numbers = Object.fromEntries([...call[2].matchAll(/(\w+): (-?[\d.]+)/g)]
      .map(([, name, value]) => [name, Number(value)]));
    const near = (left, right) => Math.abs(left - right) < 1e-3;
    const time = this.value(this.labels.time);
    if (this.literal.kind === "curve") {
      return this.text.includes(`.${call[1]}`) && near(numbers.duration, time);
    }
    return call[1] === "spring" && near(numbers.response ?? numbers.duration, time)
      && near(numbers.dampingFraction ?? 1 - (numbers.bounce ?? 0), this.damping);
  }

  // MARK: Edits

  set(text) {
    this.text = text;
    this.code.textContent = text;
    clearTimeout(this.pending);
    this.pending = setTimeout(() => {
      const { start, length, source } = this.literal;
      this.sent = text;
      this.session.link.say({ kind: "edit", edit: { start, length, source, text } });
    }, Knob.rest);
  }

  /** An edit was taken, written or forgotten. */
  update(edits) {
    const edit = edits.find((other) => other.start === this.literal.start);
    const text = edit?.text ?? this.literal.source;
    this.element.classList.toggle("changed", Boolean(edit));
    if (this.sent !== undefined && this.sent !== text && edit) return;
    this.sent = undefined;
    this.text = text;
    this.code.textContent = text;
    this.refresh();
  }
}

/** What moves, and which animations of the file it may come from. */
class LiveMoving extends Moving {
  constructor(session) {
    super(session.films, session.clock);
    this.session = session;
  }

  item(group, time) {
    const item = super.item(group, time);
    item.append(this.why(group));
    if (group.motion.reason) return item;
    const rows = (this.session?.knobs?.rows ?? []).filter((row) => row.matches(group.motion.animation));
    if (rows.length > 0 && rows.length <= 3) {
      item.querySelector(".how").append(rows.map(({ literal }) => ` · ${literal.name}, line ${literal.line}`).join(""));
    }
    return item;
  }

  /** Why something moves: what was done, and where its animation stands; and a way to freeze it. */
  why({ motion, tracks }) {
    const act = Scenario.acts(this.session.events).filter(({ time }) => time <= motion.start + 1e-6).at(-1);
    const reason = motion.reason === "SwiftUI" ? "SwiftUI’s own" : motion.reason;
    const line = Number(reason?.match(/:(\d+)$/)?.[1]);
    const place = make("button", { type: "button", class: "place", title: "Turn it" }, reason || "");
    place.addEventListener("click", () => this.session.knobs.reveal(line));
    const canTurn = this.session.knobs?.rows?.some(({ literal }) => literal.line === line);
    const isFrozen = tracks.every((track) => this.session.frozen.has(track));
    const freeze = make("button", { type: "button", class: "place", "aria-pressed": String(isFrozen) }, isFrozen ? "Let go" : "Freeze");
    freeze.addEventListener("click", () => this.session.frozen.toggle(tracks));
    return make("div", { class: "why" },
      make("span", {}, canTurn ? place : reason || "", act && motion.start - act.time < 5 ? ` after ${act.text}` : ""), freeze);
  }
}

/** What is on screen: a way to it for those who see none of the picture, or use no pointer. */
class Items {
  constructor(session) {
    this.session = session;
    this.element = document.getElementById("items");
  }

  show(items) {
    const key = JSON.stringify(items);
    if (key === this.key) return;
    this.key = key;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.label : null;
    this.element.replaceChildren(...items.map((item) => {
      const name = item.label || "without a label";
      const button = make("button", { type: "button", "data-label": name, disabled: !item.isEnabled },
        make("span", {}, name), make("small", {}, item.role));
      button.addEventListener("click", () => this.session.tap(item));
      return make("li", {}, button);
    }));
    if (focused !== null) {
      [...this.element.querySelectorAll("button")].find((button) => button.dataset.label === focused)?.focus();
    }
  }
}

/** Where the time from a save to the picture went. */
class Latency {
  static names = {
    notice: "Noticed", parse: "Views found", prepare: "Prepared", compile: "Compiler", link: "Linked",
    start: "Program", view: "View made", play: "Played again", encode: "Encoded", page: "Page",
  };

  constructor() { this.element = document.getElementById("latency"); }

  show(parts, total) {
    const most = Math.max(total, 1);
    const rows = Object.entries(Latency.names).filter(([name]) => parts[name] !== undefined)
      .map(([name, words]) => {
        const bar = make("i", {});
        bar.style.width = `${Math.min(100 * parts[name] / most, 100)}%`;
        return make("tr", { class: name === "compile" ? "main-part" : null },
          make("th", { scope: "row" }, words), make("td", { class: "bar-cell" }, make("span", { class: "progress" }, bar)),
          make("td", {}, `${parts[name].toFixed(parts[name] < 10 ? 1 : 0)} ms`));
      });
    rows.push(make("tr", { class: "sum" }, make("th", { scope: "row" }, "All"), make("td", {}),
      make("td", {}, `${Math.round(total)} ms`)));
    this.element.replaceChildren(make("table", {}, make("tbody", {}, ...rows)));
  }
}
