// What the frames took, which values are frozen, and what the audit's rules find.

/** What each frame took, drawn along the line of time. */
class LiveWork {
  static kinds = [["layers", 2, "c0"], ["bodies", 0, "c1"], ["layouts", 1, "c3"], ["values", 3, "c2"]];
  /** How many columns are drawn. */
  static columns = 500;

  constructor(session) {
    this.session = session;
    this.drawing = makeSVG("svg", { viewBox: `0 0 ${LiveWork.columns} 100`, preserveAspectRatio: "none" });
    this.value = make("output", {});
    this.most = make("small", {});
    this.element = document.getElementById("work");
    this.element.replaceChildren(
      make("div", { class: "label" }, make("strong", {}, "Work"), make("span", { class: "property" }, " by frame"), this.most),
      make("div", { class: "plot", "aria-hidden": "true" }, this.drawing),
      make("div", { class: "values" }, this.value));
    session.clock.onChange(() => this.update());
  }

  /** There are new frames. */
  refresh() {
    const { film, timeline } = this.session;
    const { length } = timeline;
    const columns = new Map();
    film.times.forEach((time, row) => {
      const column = Math.min(Math.floor(LiveWork.columns * time / length), LiveWork.columns - 1);
      const cost = film.costs[row];
      if (!cost) return;
      const sum = cost.reduce((all, part) => all + part, 0);
      if (sum > (columns.get(column)?.sum ?? 0)) columns.set(column, { sum, cost });
    });
    const most = Math.max(1, ...[...columns.values()].map(({ sum }) => sum));
    const width = Math.max(LiveWork.columns / 60 / length * 0.62, 1.2);
    const paths = LiveWork.kinds.map(() => "");
    for (const [column, { cost }] of columns) {
      let top = 100;
      LiveWork.kinds.forEach(([, index], kind) => {
        const height = 96 * cost[index] / most;
        if (height <= 0) return;
        top -= height;
        paths[kind] += `M${column} ${top.toFixed(1)}h${width.toFixed(2)}v${height.toFixed(1)}h-${width.toFixed(2)}z`;
      });
    }
    this.drawing.replaceChildren(...paths.map((path, kind) =>
      makeSVG("path", { class: `work ${LiveWork.kinds[kind][2]}`, d: path })));
    this.most.textContent = `at most ${count(most, "step")} a frame`;
    this.element.hidden = columns.size === 0;
    this.update();
  }

  update() {
    const { film, clock } = this.session;
    const cost = film.costs[film.row(clock.time)];
    const parts = cost ? LiveWork.kinds.filter(([, index]) => cost[index] > 0)
      .map(([name, index]) => `${cost[index]} ${cost[index] === 1 ? name.replace(/ie?s$|s$/, (end) => (end === "ies" ? "y" : "")) : name}`) : [];
    const text = parts.length > 0 ? parts.join("\n") : "nothing";
    if (this.value.textContent !== text) this.value.textContent = text;
  }
}

/** What the rules of the audit find in what was done: asked again by itself whenever all is still. */
class LiveFindings {
  /** How long nothing is done before it is asked, in milliseconds. */
  static rest = 700;

  constructor(session) {
    this.session = session;
    this.list = [];
    this.state = document.getElementById("findings-state");
    this.element = document.getElementById("findings");
    this.badge = document.getElementById("findings-count");
    this.say("What you do is checked by the audit’s rules as soon as all is still.");
  }

  say(text) { if (this.state.textContent !== text) this.state.textContent = text; }

  /** What was done, and with which program. */
  get key() {
    const { session } = this;
    return JSON.stringify([session.generation, session.preview, session.configuration(),
      session.events.map(({ kind, time, text, target }) => [kind, time, text, target?.label])]);
  }

  /** Everything is still: it is asked where anything is new. */
  settled() {
    clearTimeout(this.pending);
    this.pending = setTimeout(() => this.ask(), this.isAsking ? 2000 : LiveFindings.rest);
  }

  ask() {
    const { session, key } = this;
    const isBusy = !session.film.isReady || session.incoming.size > 0 || session.fingers.size > 0;
    if (key === this.known || document.hidden || session.film.goesOn) return;
    if (isBusy || this.isAsking) return this.settled();
    this.isAsking = true;
    this.asked = key;
    this.say("Checking…");
    const said = session.link.say({
      kind: "findings", pane: 0, serial: session.shownSerial, preview: session.preview,
      configuration: session.configuration(), events: session.events,
    });
    if (!said) this.isAsking = false;
  }

  /** The connection was lost: nobody answers any more. */
  forget() { this.isAsking = false; }

  fail(text) {
    this.isAsking = false;
    this.known = this.asked;
    this.show([]);
    this.say(`Not checked: ${text}`);
  }

  take(list) {
    this.isAsking = false;
    this.known = this.asked;
    this.show(list);
    const acts = Scenario.acts(this.session.events).length;
    const what = acts === 0 ? "How it appears was checked" : `${count(acts, "act")} checked`;
    this.say(list.length === 0 ? `${what}: nothing was found.` : `${what}: ${count(list.length, "finding")}.`);
    if (this.key !== this.known) this.settled();
  }

  show(list) {
    this.list = list;
    this.badge.textContent = list.length > 0 ? String(list.length) : "";
    const focused = this.element.contains(document.activeElement)
      ? [...this.element.querySelectorAll("button")].indexOf(document.activeElement) : -1;
    this.element.replaceChildren(...list.map((finding) => {
      const when = finding.time === undefined || finding.time === null ? "" : milliseconds(finding.time);
      const button = make("button", { type: "button", disabled: !when, "aria-label": `${finding.severity}: ${finding.message}${when ? ` Go to ${when}.` : ""}` },
        make("span", { class: "finding-head" }, make("span", { class: `badge ${finding.severity}` }, finding.severity),
          make("strong", {}, finding.rule), make("time", {}, when)),
        make("span", {}, finding.message), make("small", {}, finding.path));
      button.addEventListener("click", () => this.session.goTo(finding.time));
      return make("li", {}, button);
    }));
    if (focused >= 0) this.element.querySelectorAll("button")[Math.min(focused, list.length - 1)]?.focus();
    this.session.timeline.refresh();
  }
}

/** Values that show what they showed at a moment, while the others go on. */
class Frozen {
  constructor(session) { this.session = session; }

  static key(track) { return [track.path, track.property, track.number].join("\n"); }

  /** The moments at which values are frozen, of those that are. */
  get events() { return this.session.events.filter(({ kind }) => kind === "freeze"); }

  has(track) {
    const key = Frozen.key(track);
    return this.events.some(({ text }) => text === key);
  }

  /** Freezes a value as it is now, or lets it go on; what was done later is done again. */
  toggle(tracks) {
    const { session } = this;
    const keys = tracks.map(Frozen.key);
    const isFrozen = tracks.every((track) => this.has(track));
    session.events = session.events.filter(({ kind, text }) => kind !== "freeze" || !keys.includes(text));
    if (!isFrozen) {
      for (const text of keys) session.events.push({ kind: "freeze", time: session.clock.time, text });
      session.events.sort((left, right) => left.time - right.time);
    }
    session.reopen();
  }
}
