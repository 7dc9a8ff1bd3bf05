// Puts the page together.

const summary = (film) => {
  const parts = [
    `${film.size.width} × ${film.size.height} pt`, `${film.framesPerSecond} fps`,
    count(film.times.length, "frame"),
  ];
  if (film.colorScheme === "dark") parts.push("dark");
  if (film.layoutDirection === "rightToLeft") parts.push("right to left");
  if (film.dynamicTypeSize !== "large") parts.push(`text ${film.dynamicTypeSize}`);
  if (film.savesPower) parts.push("Low Power Mode");
  return parts.map((part) => make("li", {}, part));
};

/** What was done, felt and noticed, each a way to its time. */
const happenings = (films, clock) => {
  const film = films[0];
  const all = [
    ...happened(film).map(({ time, action, label }) => ({ time, kind: "done", text: `${action} “${label}”` })),
    ...film.feedback.map(({ time, feedback }) => ({ time, kind: "felt", text: `haptic ${feedback}` })),
  ].sort((a, b) => a.time - b.time);
  const items = all.map(({ time, kind, text }) => {
    const button = make("button", { type: "button", class: kind },
      make("time", {}, milliseconds(time)), make("span", {}, text));
    button.addEventListener("click", () => { clock.pause(); clock.seek(time); });
    return make("li", {}, button);
  });
  for (const { message, path } of film.issues) {
    items.push(make("li", { class: "issue" }, make("strong", {}, "Issue"), ` ${message} `,
      make("small", {}, path)));
  }
  document.getElementById("happenings").append(...items);
  document.getElementById("happened").hidden = items.length === 0;
};

/** A choice of which one button is pressed. */
const choose = (id, act) => {
  const buttons = [...document.querySelectorAll(`#${id} button`)];
  for (const button of buttons) {
    button.addEventListener("click", () => {
      for (const other of buttons) other.setAttribute("aria-pressed", String(other === button));
      act(Number(button.value));
    });
  }
  return (value) => buttons.find((button) => Number(button.value) === value)?.click();
};

const transport = (clock) => {
  const play = document.getElementById("play");
  const readout = document.getElementById("readout");
  const frame = document.getElementById("frame");
  const act = {
    first: () => { clock.pause(); clock.seek(0); }, back: () => clock.stepBy(-1),
    play: () => clock.toggle(), forward: () => clock.stepBy(1),
    last: () => { clock.pause(); clock.seek(clock.duration); },
  };
  for (const [id, action] of Object.entries(act)) {
    document.getElementById(id).addEventListener("click", action);
  }
  const repeat = document.getElementById("repeat");
  repeat.addEventListener("click", () => clock.setRepeats(!clock.repeats));
  const setSpeed = choose("speeds", (speed) => clock.setSpeed(speed));
  const update = () => {
    play.setAttribute("aria-label", clock.isPlaying ? "Pause" : "Play");
    play.classList.toggle("playing", clock.isPlaying);
    repeat.setAttribute("aria-pressed", String(clock.repeats));
    readout.textContent = seconds(clock.time);
    frame.textContent = `frame ${clock.step + 1} of ${clock.steps.length}`;
  };
  clock.onChange(update);
  update();
  document.addEventListener("keydown", (event) => keys(event, clock, act, setSpeed));
};

const keys = (event, clock, act, setSpeed) => {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.matches("input[type=search]")) return;
  // Space on a button is the button's.
  if (key === " " && target.matches("button, summary, input, label")) return;
  const actions = {
    " ": act.play, k: act.play, Home: act.first, End: act.last,
    ArrowLeft: () => clock.stepBy(event.shiftKey ? -10 : -1),
    ArrowRight: () => clock.stepBy(event.shiftKey ? 10 : 1),
    PageDown: () => clock.stepBy(-10), PageUp: () => clock.stepBy(10),
    1: () => setSpeed(1), 2: () => setSpeed(0.25), 3: () => setSpeed(0.1),
    r: () => clock.setRepeats(!clock.repeats),
  };
  const onScrubber = target.id === "scrubber";
  const isScrollKey = key === "PageUp" || key === "PageDown";
  if (onScrubber && key === "ArrowUp") clock.stepBy(1);
  else if (onScrubber && key === "ArrowDown") clock.stepBy(-1);
  else if (!actions[key] || (isScrollKey && !onScrubber)) return;
  else actions[key]();
  event.preventDefault();
};

/** Light, dark, or as the reader's system is; kept while the page is open. */
const theme = () => {
  const button = document.getElementById("theme");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light"))
    === "dark";
  const update = () => {
    button.setAttribute("aria-label", isDark() ? "Show in light colours" : "Show in dark colours");
    button.classList.toggle("is-dark", isDark());
  };
  button.addEventListener("click", () => {
    document.documentElement.dataset.theme = isDark() ? "light" : "dark";
    update();
  });
  dark.addEventListener("change", update);
  update();
};

const start = async () => {
  const films = [];
  for (const element of document.querySelectorAll("script[data-film]")) {
    const data = await FilmReader.read(element.textContent.trim());
    await Images.prepare(data.images);
    const [x, y, width, height] = element.dataset.crop.split(" ").map(Number);
    films.push(new Film(data, element.dataset.film, { x, y, width, height }));
  }
  const clock = new Clock(films);
  document.getElementById("facts").append(...summary(films[0]));
  const stage = new Stage(films, clock);
  new Scrubber(films, clock);
  const curves = new Curves(films, clock);
  new Moving(films, clock);
  new Costs(films, clock);
  happenings(films, clock);
  transport(clock);
  theme();
  choose("zooms", (zoom) => stage.setZoom(zoom));
  document.documentElement.classList.toggle("is-pair", films.length > 1);
  document.documentElement.classList.add("is-ready");

  // Whoever asked for less motion sees none that was not asked for.
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  reduced.addEventListener("change", () => { if (reduced.matches) clock.pause(); });
  const isAsked = location.hash.match(/^#t=([\d.]+)$/);
  if (isAsked) clock.seek(Number(isAsked[1]));
  else if (!reduced.matches) clock.play();

  globalThis.legato = {
    films, clock, curves, stage,
    /** A row of a film as pixels: red, green, blue, alpha. */
    pixels(take, row, scale) {
      const film = films[take];
      const canvas = new OffscreenCanvas(
        Math.round(film.crop.width * scale), Math.round(film.crop.height * scale));
      film.draw(canvas, row, scale);
      return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    },
  };
};

start().catch((error) => {
  const message = document.getElementById("failure");
  message.hidden = false;
  message.textContent = `This film cannot be shown here: ${error.message}`;
  console.error(error);
});
