// What the frames took: by pass over time, and by layer.

/** Milliseconds, their points below each other. */
const precise = (value) => value.toFixed(value >= 100 ? 1 : 3);

/** A path that may break after each step. */
const breakable = (steps) => steps.flatMap((step, index) =>
  (index < steps.length - 1 ? [`${step}/`, make("wbr")] : [step]));

/** A number of pixels in words. */
const amount = (pixels) => (pixels < 1000 ? `${pixels}` : pixels < 1e6
  ? `${Math.round(pixels / 1000)} k` : `${(pixels / 1e6).toFixed(1)} M`);

class Costs {
  /** Passes that are shown in one colour, the first at the bottom. */
  static groups = [
    ["Views", ["update", "afterLayout", "preferences", "endOfUpdate", "lifecycle", "drive"]],
    ["Layout", ["layout"]],
    ["Animate and record", ["animate", "record"]],
    ["Draw", ["raster"]],
  ];
  static listed = 10;

  constructor(films, clock) {
    const source = document.getElementById("costs-data");
    if (!source) return;
    this.data = JSON.parse(source.textContent);
    this.film = films[0];
    this.clock = clock;
    this.isOfFrame = false;
    const { times, milliseconds } = this.data;
    this.totals = times.map((_, row) => this.sum(this.data.parts, row));
    this.bands = Costs.groups.map(([, parts]) => times.map((_, row) => this.sum(parts, row)));
    this.milliseconds = milliseconds;
    document.getElementById("costs").hidden = false;
    document.getElementById("costs-note").textContent =
      `${count(times.length, "frame")} at ${this.data.pixels.join(" × ")} pixels, the least of `
      + `${count(this.data.plays, "play")}. Processor time of the machine that filmed.`;
    document.getElementById("costs-chart").append(this.chart());
    document.getElementById("costs-legend").append(...Costs.groups.map(([name], index) =>
      make("span", {}, make("i", { class: `c${index}` }), name)));
    this.passes();
    choose("costs-extent", (extent) => { this.isOfFrame = extent === 1; this.layers(); });
    clock.onChange(() => this.update());
    this.layers();
    this.update();
  }

  sum(parts, row) {
    return parts.reduce((sum, part) => sum + (this.data.milliseconds[part][row] ?? 0), 0);
  }

  static distribution(values, times) {
    const sorted = [...values].sort((a, b) => a - b);
    const worst = values.reduce((best, value, row) => (value > values[best] ? row : best), 0);
    return {
      mean: values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1),
      p99: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0,
      worst: values[worst] ?? 0, time: times[worst] ?? 0,
    };
  }

  /** All frames side by side, over the same time as the curves above. */
  chart() {
    const { times } = this.data;
    const duration = this.clock.duration || 1;
    const all = Costs.distribution(this.totals, times);
    // The first frame builds all that the others only change: it is cut off where it would hide them.
    const later = Math.max(...this.totals.slice(1), 0.001);
    const isCut = this.totals.length > 1 && this.totals[0] > 1.5 * later;
    const top = 1.06 * (isCut ? later : Math.max(all.worst, 0.001));
    const width = 1000 / Math.max(duration * this.film.framesPerSecond, 1);
    const drawing = makeSVG("svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none" });
    times.forEach((time, row) => {
      let bottom = 100;
      // What is cut off keeps its shares.
      const unit = 100 / Math.max(top, this.totals[row]);
      this.bands.forEach((band, index) => {
        const height = unit * band[row];
        bottom -= height;
        if (height < 0.05) return;
        drawing.append(makeSVG("rect", {
          class: `c${index}`, x: (1000 * time / duration - 0.36 * width).toFixed(2),
          y: bottom.toFixed(2), width: (0.72 * width).toFixed(2), height: height.toFixed(2),
        }));
      });
    });
    const words = isCut ? `the first: ${precise(all.worst)} ms, cut off`
      : `up to ${precise(all.worst)} ms at ${milliseconds(all.time)}`;
    this.now = make("output", {});
    return make("div", { class: "row" },
      make("div", { class: "label" }, make("strong", {}, "A frame"),
        make("span", { class: "property" }, " ms"),
        make("small", { title: words }, words)),
      make("div", { class: "plot", "aria-hidden": "true" }, drawing),
      make("div", { class: "values" }, this.now));
  }

  passes() {
    const { parts, times } = this.data;
    const rows = parts.map((part) => [part, Costs.distribution(this.milliseconds[part], times)])
      .filter(([, part]) => part.worst >= 0.0005);
    rows.push(["frame", Costs.distribution(this.totals, times)]);
    const colour = (name) => Costs.groups.findIndex(([, parts]) => parts.includes(name));
    const body = rows.map(([name, { mean, p99, worst, time }]) => {
      const button = make("button", { type: "button", title: `Show ${milliseconds(time)}` },
        milliseconds(time));
      button.addEventListener("click", () => { this.clock.pause(); this.clock.seek(time); });
      const mark = colour(name) < 0 ? "" : make("i", { class: `c${colour(name)}` });
      return make("tr", { class: name === "frame" ? "sum" : false },
        make("th", { scope: "row" }, mark, name), make("td", {}, precise(mean)),
        make("td", {}, precise(p99)), make("td", {}, precise(worst)), make("td", {}, button));
    });
    document.getElementById("costs-passes").append(
      Costs.head(["Pass", "mean", "p99", "worst", "at"]), make("tbody", {}, ...body));
  }

  static head(names) {
    return make("thead", {}, make("tr", {},
      ...names.map((name) => make("th", { scope: "col" }, name))));
  }

  /** The dearest layers of the film, or of the frame that is shown. */
  layers() {
    const all = this.isOfFrame ? this.data.dearest[this.row] ?? [] : this.data.layers;
    const most = Math.max(...all.map((layer) => layer.milliseconds), 1e-9);
    const rows = all.slice(0, Costs.listed).map((layer) => {
      const bar = make("i", {});
      bar.style.width = `${100 * layer.milliseconds / most}%`;
      const steps = (layer.path || "the surface").split("/");
      const many = layer.count > 1 ? make("span", { class: "badge" }, `× ${layer.count}`) : "";
      const because = layer.reasons.slice(0, 3).map(({ words, count: times }) =>
        (times > 1 ? `${words} ${times}×` : words)).join(", ");
      return make("tr", {},
        make("th", { scope: "row", title: layer.path },
          make("strong", {}, steps[steps.length - 1]), " ", many,
          make("small", {}, ...breakable(steps.slice(0, -1))),
          make("span", { class: "progress" }, bar)),
        make("td", {}, precise(layer.milliseconds)),
        make("td", {}, this.isOfFrame ? "" : String(layer.frames)),
        make("td", {}, amount(layer.pixels)),
        make("td", {}, layer.filters ? String(layer.filters) : "–"),
        make("td", { class: "because" }, because));
    });
    if (rows.length === 0) {
      rows.push(make("tr", {}, make("td", { class: "empty", colspan: 6 },
        this.isOfFrame ? "Nothing was drawn in this frame." : "Nothing was drawn.")));
    }
    document.getElementById("costs-layers").replaceChildren(
      Costs.head(["Layer", "ms", this.isOfFrame ? "" : "frames", "pixels", "filters", "because"]),
      make("tbody", {}, ...rows));
  }

  get row() {
    const { times } = this.data;
    return Math.max(times.findLastIndex((time) => time <= this.clock.time + 5e-7), 0);
  }

  update() {
    const { row } = this;
    this.now.textContent = `${precise(this.totals[row] ?? 0)} ms`;
    if (this.isOfFrame && row !== this.shownRow) this.layers();
    this.shownRow = row;
  }
}
