// The line of time, with what happened on it, and the curves below.

class Timeline {
  constructor(session) {
    this.session = session;
    this.clock = session.clock;
    this.element = document.getElementById("scrubber");
    this.axis = document.getElementById("axis");
    this.fill = make("div", { class: "fill" });
    this.thumb = make("div", { class: "thumb" });
    this.loops = make("div", { class: "marks" });
    this.marks = make("div", { class: "marks" });
    this.part = make("div", { class: "part", hidden: true });
    this.element.append(make("div", { class: "groove" }, this.loops, this.fill), this.part,
      this.marks, this.thumb);
    this.element.addEventListener("pointerdown", (event) => this.down(event));
    this.element.addEventListener("pointermove", (event) => {
      if (this.element.hasPointerCapture(event.pointerId)) this.follow(event);
    });
    for (const end of ["pointerup", "pointercancel"]) {
      this.element.addEventListener(end, () => this.element.classList.remove("held"));
    }
    this.clock.onChange(() => this.update());
    this.refresh();
  }

  /** The whole time that is shown: what is known. */
  get length() { return Math.max(this.clock.duration, 0.2); }

  /** Where the playhead is: of a loop, in its first turn; at rest, at the end. */
  get shown() { return Math.min(this.clock.film.filmed(this.clock.time), this.length); }

  share(time) { return Math.min(Math.max(time / this.length, 0), 1); }

  at(event) {
    const box = this.element.getBoundingClientRect();
    return Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) * this.length;
  }

  down(event) {
    if (event.button !== 0) return;
    this.element.setPointerCapture(event.pointerId);
    this.element.classList.add("held");
    this.clock.pause();
    if (event.shiftKey) {
      this.from = this.at(event);
    } else {
      this.from = null;
      this.setPart(null);
    }
    this.follow(event);
  }

  follow(event) {
    const time = this.at(event);
    if (this.from !== null && Math.abs(time - this.from) > 0.02) {
      this.setPart([Math.min(time, this.from), Math.max(time, this.from)]);
    }
    const { steps } = this.clock;
    // The nearest frame, so that what is seen is what is told.
    const row = this.clock.film.row(time);
    const next = steps[row + 1] ?? Infinity;
    const loop = this.clock.film.loop(time);
    this.clock.seek(loop || time > (steps.at(-1) ?? 0) ? time
      : next - time < time - (steps[row] ?? 0) ? next : steps[row] ?? 0);
  }

  setPart(part) {
    this.clock.part = part;
    document.getElementById("repeat").setAttribute("aria-pressed", String(Boolean(part)));
    this.update();
  }

  /** What has happened is different. */
  refresh() {
    const { film } = this.clock;
    this.marks.replaceChildren(...Scenario.acts(this.session.events).map((act) => {
      const mark = make("i", { class: `mark ${act.kind}`, title: act.text });
      mark.dataset.time = act.time;
      return mark;
    }));
    for (const finding of this.session.findings?.list ?? []) {
      if (finding.time === undefined || finding.time === null) continue;
      const mark = make("i", { class: `mark finding ${finding.severity}`, title: `${finding.rule}: ${finding.message}` });
      mark.dataset.time = finding.time;
      this.marks.append(mark);
    }
    this.loops.replaceChildren(...(film?.loops ?? []).map((loop) => {
      const band = make("i", { class: "loop" });
      band.dataset.time = loop.start;
      band.dataset.end = loop.end ?? "";
      return band;
    }));
    this.drawn = null;
    this.update();
  }

  update() {
    const { clock, length } = this;
    if (this.drawn !== length) {
      this.drawn = length;
      for (const mark of this.marks.children) {
        mark.style.left = `${100 * this.share(Number(mark.dataset.time))}%`;
      }
      for (const band of this.loops.children) {
        const start = this.share(Number(band.dataset.time));
        band.style.left = `${100 * start}%`;
        band.style.width = `${100 * (this.share(Number(band.dataset.end || length)) - start)}%`;
      }
      this.drawAxis();
    }
    const share = `${100 * this.share(this.shown)}%`;
    this.fill.style.width = share;
    this.thumb.style.left = share;
    this.part.hidden = !clock.part;
    if (clock.part) {
      this.part.style.left = `${100 * this.share(clock.part[0])}%`;
      this.part.style.width = `${100 * (this.share(clock.part[1]) - this.share(clock.part[0]))}%`;
    }
    document.documentElement.style.setProperty("--cursor", this.share(this.shown));
    this.element.setAttribute("aria-valuemax", String(Math.round(length * 1000)));
    this.element.setAttribute("aria-valuenow", String(Math.round(clock.time * 1000)));
    this.element.setAttribute("aria-valuetext",
      `${seconds(clock.time)}, frame ${clock.step + 1} of ${clock.steps.length}`);
  }

  drawAxis() {
    const steps = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 300];
    const step = steps.find((size) => this.length / size <= 8) ?? 600;
    const ticks = [];
    for (let number = 0; number * step <= this.length + 1e-9; number++) {
      const time = number * step;
      const tick = make("span", {}, step < 1 ? `${Math.round(time * 1000)}${number === 0 ? " ms" : ""}` : `${time} s`);
      tick.style.left = `${100 * this.share(time)}%`;
      ticks.push(tick);
    }
    this.axis.replaceChildren(...ticks);
  }
}

/** The curves of a film that grows. */
class LiveCurves extends Curves {
  constructor(films, clock, session) {
    super(films, {
      get time() { return Math.min(films[0].filmed(clock.time), Math.max(clock.duration, 0.2)); },
      get duration() { return Math.max(clock.duration, 0.2); },
      onChange: (listener) => clock.onChange(listener),
    });
    this.isChosen = false;
    this.session = session;
  }

  /** There are new values. */
  refresh() {
    for (const film of this.films) film.measure();
    const before = this.tracks.map((track) => track.id).join();
    const known = new Set();
    this.tracks = this.films.flatMap((film) => film.tracks)
      .filter((track) => track.isMoving && !known.has(track.id) && known.add(track.id));
    if (!this.isChosen) this.chosen = new Set(this.favourites().map((track) => track.id));
    if (this.tracks.map((track) => track.id).join() !== before) this.listChoices();
    this.show();
  }

  favourites() { return super.favourites().slice(0, 4); }

  /** A value, with a button that freezes it. */
  row(track) {
    const element = super.row(track);
    const { session } = this;
    const isFrozen = session.frozen.has(track);
    const button = make("button", { type: "button", class: "freeze", "aria-pressed": String(isFrozen),
      "aria-label": `Freeze ${track.view} ${track.name}`, title: isFrozen ? "Let it go on" : "Freeze it as it is now" },
    makeSVG("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" },
      makeSVG("path", { class: "line", d: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5" })));
    button.addEventListener("click", () => session.frozen.toggle([track]));
    element.querySelector(".values").append(button);
    element.classList.toggle("frozen", isFrozen);
    return element;
  }

  chooser() {
    const search = document.getElementById("search");
    search.addEventListener("input", () => this.filter());
    document.getElementById("all").addEventListener("click", () => this.choose(true));
    document.getElementById("none").addEventListener("click", () => this.choose(false));
    this.boxes = [];
    this.listChoices();
  }

  listChoices() {
    this.boxes = this.tracks.map((track) => {
      const box = make("input", { type: "checkbox", checked: this.chosen.has(track.id) });
      box.addEventListener("change", () => {
        this.isChosen = true;
        if (box.checked) this.chosen.add(track.id); else this.chosen.delete(track.id);
        this.show();
      });
      const steps = track.path.split("/").slice(-3).join(" › ");
      const label = make("label", {}, box, make("span", {},
        make("span", { class: "steps" }, steps), make("b", {}, ` ${track.name}`)));
      return { label, box, track, text: `${track.path} ${track.name}`.toLowerCase() };
    });
    document.getElementById("choices").replaceChildren(...this.boxes.map((box) => box.label));
    this.filter();
  }

  filter() {
    const words = document.getElementById("search").value.toLowerCase().split(/\s+/);
    for (const { label, text } of this.boxes) {
      label.hidden = !words.every((word) => text.includes(word));
    }
  }

  choose(isChosen) {
    this.isChosen = true;
    for (const { label, box, track } of this.boxes) {
      if (label.hidden) continue;
      box.checked = isChosen;
      if (isChosen) this.chosen.add(track.id); else this.chosen.delete(track.id);
    }
    this.show();
  }
}

/** What was done, in words and as code. */
class Scenario {
  /** The farthest that a finger may go for a tap, in points, and the longest that it may take, in seconds. */
  static slop = 8;
  static tapLength = 0.35;

  static name(event) {
    const { target } = event;
    return target?.label ?? target?.identifier ?? (target?.path ? `path:${target.path}` : `${event.x}, ${event.y}`);
  }

  /** What leads to the same place elsewhere: the name, unless it is that of several, or of something around it. */
  static place(event) {
    const { target } = event;
    return target?.usesPath ? `path:${target.path}` : Scenario.name(event);
  }

  /** Taps, presses, drags, texts, keys and settings. */
  static acts(events) {
    const acts = [];
    const open = new Map();
    for (const event of events) {
      const { kind, time } = event;
      if (kind === "down") {
        const act = { kind: "tap", time, end: time, name: Scenario.name(event), place: Scenario.place(event), x: event.x, y: event.y, dx: 0, dy: 0, event };
        open.set(event.finger ?? 0, act);
        acts.push(act);
      } else if (kind === "move" || kind === "up" || kind === "cancel") {
        const act = open.get(event.finger ?? 0);
        if (!act) continue;
        act.end = time;
        if (kind === "move") [act.dx, act.dy] = [event.x - act.x, event.y - act.y];
        else open.delete(event.finger ?? 0);
        if (Math.hypot(act.dx, act.dy) > Scenario.slop) act.kind = "drag";
        else if (act.end - act.time > Scenario.tapLength) act.kind = "hold";
      } else if (kind === "type") {
        const last = acts.at(-1);
        if (last?.kind === "type") {
          last.name += event.text;
          last.end = time;
        } else acts.push({ kind, time, end: time, name: event.text });
      } else if (kind === "hover") {
        if (acts.at(-1)?.kind !== "hover" || acts.at(-1).name !== Scenario.name(event)) {
          acts.push({ kind, time, end: time, name: Scenario.name(event), place: Scenario.place(event) });
        }
      } else if (kind === "freeze" || kind === "thaw") {
        const [path, property] = event.text.split("\n");
        acts.push({ kind, time, end: time, name: `${path.split("/").at(-1).replace(/\[.*$/, "")} ${property}` });
      } else if (kind === "size") {
        acts.push({ kind: "set", time, end: time, name: `size=${event.x}x${event.y}` });
      } else if (kind !== "leave") acts.push({ kind, time, end: time, name: event.text });
    }
    for (const act of acts) act.text = `${act.kind} ${act.kind === "set" ? act.name : `“${act.name}”`}`;
    return acts;
  }

  static round(number) { return String(Math.round(number * 1000) / 1000); }

  /** The options of `legato film` that do the same. */
  static film(session) {
    const { round } = Scenario;
    const quote = (text) => `"${text.replace(/[\\"$`]/g, "\\$&")}"`;
    const words = [`legato film ${quote(session.state?.name ?? "View.swift")}`];
    const name = session.state?.names[session.preview];
    if (session.state?.names.length > 1) words.push(`--preview ${quote(name)}`);
    const { width, height } = session.configuration();
    if (width) words.push(`--size ${width}x${height}`);
    for (const setting of session.settings()) {
      words.push(setting.startsWith("language=") ? `--language ${setting.slice(9)}` : `--set ${quote(`${setting}@0`)}`);
    }
    for (const act of Scenario.acts(session.events)) {
      const [start, length] = [round(act.time), round(Math.max(act.end - act.time, 0.05))];
      if (act.kind === "tap") words.push(`--tap ${quote(`${act.place}@${start}`)}`);
      else if (act.kind === "hold") words.push(`--hold ${quote(`${act.place}@${start}+${length}`)}`);
      else if (act.kind === "drag") {
        words.push(`--drag ${quote(`${act.place}:${round(act.dx)},${round(act.dy)}@${start}+${length}`)}`);
      } else if (act.kind === "type") words.push(`--type ${quote(`${act.name}@${start}`)}`);
      else if (act.kind === "key") words.push(`--key ${quote(`${act.name}@${start}`)}`);
      else if (act.kind === "hover") words.push(`--hover ${quote(`${act.place}@${start}`)}`);
      else if (act.kind === "set" && !/^(size|language)=/.test(act.name)) words.push(`--set ${quote(`${act.name}@${start}`)}`);
    }
    return words.join(" \\\n  ");
  }

  /** A test that does the same. */
  static test(session) {
    const { round } = Scenario;
    const quote = (text) => JSON.stringify(text);
    const steps = Scenario.acts(session.events).map((act) => {
      const at = `at: ${round(act.time)}`;
      const length = round(Math.max(act.end - act.time, 0.05));
      switch (act.kind) {
        case "tap": return `Tap(${quote(act.place)}, ${at})`;
        case "hold": return `Press(${quote(act.place)}, for: ${length}, ${at})`;
        case "drag": return `Drag(${quote(act.place)}, by: CGSize(width: ${round(act.dx)}, height: ${round(act.dy)}), for: ${length}, ${at})`;
        case "type": return `TypeText(${quote(act.name)}, ${at})`;
        case "key": return `PressKey(${quote(act.name)}, ${at})`;
        case "hover": return `Hover(${quote(act.place)}, ${at})`;
        case "set": return Scenario.change(act.name, at);
        default: return "";
      }
    }).filter((step) => step);
    return Scenario.testCode(session, steps);
  }

  static change(setting, at) {
    const [name, value] = setting.split("=");
    if (name === "size" || name === "language") return "";
    return `Change(.${name}(${["true", "false"].includes(value) ? value : `.${value}`}), ${at})`;
  }

  static testCode({ state, preview, film }, steps) {
    const isSettled = film?.isSettled ?? true;
    const name = state?.names[preview] ?? "View";
    const code = state?.codes?.[preview] || "YourView()";
    const lines = code.split("\n");
    const host = lines.length === 1 ? [`  let host = try MotionHost { ${code} }`]
      : ["  let host = try MotionHost {", ...lines.map((line) => `    ${line}`), "  }"];
    return [
      "import LegatoTesting", "import SwiftUI", "import Testing", "",
      ...(state?.module ? [`@testable import ${state.module}`, ""] : []),
      "@MainActor", `@Test(${JSON.stringify(`${name}: what was done in the studio`)})`,
      "func session() throws {", ...host,
      ...(steps.length > 0 ? ["  host.play {", ...steps.map((step) => `    ${step}`), "  }"] : []),
      // What never comes to rest cannot be expected to.
      ...(isSettled ? ["  host.settle()", "  host.expectStill()"] : []), "}", "",
    ].join("\n");
  }
}
