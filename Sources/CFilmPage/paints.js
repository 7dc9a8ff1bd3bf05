// What areas are filled with, and what becomes of pictures.

const css = (color, opacity = 1) => {
  const [red, green, blue] = color.map((part) =>
    Math.round(Math.min(Math.max(part || 0, 0), 1) * 255));
  return `rgba(${red}, ${green}, ${blue}, ${Math.min(Math.max(color[3] || 0, 0), 1) * opacity})`;
};

const Gradients = {
  /** In the layer's coordinates; `null` where there is nothing to paint. */
  style(context, paint, opacity) {
    const stops = Gradients.stops(paint.stops, opacity);
    if (stops.length === 0) return null;
    let gradient;
    if (paint.kind === "linear") {
      const { start, end } = paint;
      if (start.x === end.x && start.y === end.y) return stops[stops.length - 1].css;
      gradient = context.createLinearGradient(start.x, start.y, end.x, end.y);
    } else if (paint.kind === "radial") {
      if (paint.start === paint.end) return stops[stops.length - 1].css;
      gradient = Gradients.radial(context, paint, stops);
      return gradient;
    } else {
      return Gradients.angular(context, paint, stops);
    }
    for (const stop of stops) gradient.addColorStop(stop.location, stop.css);
    return gradient;
  },

  /** Components are mixed as they are multiplied with alpha; a canvas mixes them as they are. */
  stops(list, opacity) {
    const stops = [];
    let last = 0;
    const add = (location, color) => stops.push({ location, css: css(color, opacity) });
    list.forEach(({ location, color }, index) => {
      const place = Math.max(last, Math.min(Math.max(location || 0, 0), 1));
      const before = list[index - 1]?.color;
      if (before && place > last && before[3] !== color[3]) {
        const parts = 16;
        for (let part = 1; part < parts; part++) {
          const share = part / parts;
          const alpha = before[3] + (color[3] - before[3]) * share;
          const mixed = [0, 1, 2].map((component) => alpha === 0 ? 0 :
            (before[component] * before[3] * (1 - share) + color[component] * color[3] * share)
            / alpha);
          add(last + (place - last) * share, [...mixed, alpha]);
        }
      }
      add(place, color);
      last = place;
    });
    return stops;
  },

  /** Circles around one centre. A radius below zero, which a canvas does not take, is cut. */
  radial(context, paint, stops) {
    const { center, start, end } = paint;
    const span = end - start;
    const outer = Math.max(start, end, 1e-6);
    const gradient = context.createRadialGradient(center.x, center.y, 0, center.x, center.y, outer);
    const places = stops.map((stop) => ({ at: (start + span * stop.location) / outer, css: stop.css }));
    if (span < 0) places.reverse();
    for (const place of places) {
      gradient.addColorStop(Math.min(Math.max(place.at, 0), 1), place.css);
    }
    return gradient;
  },

  angular(context, { center, start, end }, stops) {
    const turn = 2 * Math.PI;
    const span = end - start;
    if (span === 0) return stops[stops.length - 1].css;
    const hidden = Math.max(0, Math.abs(span) - turn);
    const begin = start + Math.sign(span) * hidden;
    const gradient = context.createConicGradient(begin, center.x, center.y);
    const length = Math.abs(span);
    const gap = 1 - (length - hidden) / turn;
    let places = stops.map((stop) => ({
      at: (stop.location * length - hidden) / turn, css: stop.css,
    }));
    // Of more than a turn, what lies before the visible one only colours its beginning.
    const firstSeen = places.findLastIndex((place) => place.at <= 0);
    if (firstSeen > 0) places = places.slice(firstSeen);
    if (gap > 1e-9) {
      // Behind the end, the nearer of both ends goes on.
      const seam = 1 - gap / 2;
      places.push(
        { at: seam, css: places[places.length - 1].css }, { at: seam, css: places[0].css },
        { at: 1, css: places[0].css });
    }
    if (span < 0) {
      places = places.map((place) => ({ ...place, at: 1 - place.at })).reverse();
    }
    for (const place of places) {
      gradient.addColorStop(Math.min(Math.max(place.at, 0), 1), place.css);
    }
    return gradient;
  },
};

const Images = {
  /** Makes all images of a film ready to be drawn. */
  async prepare(images) {
    await Promise.all(images.map(async (image) => {
      image.source = image.isDrawing ? await Images.drawing(image) : Images.pixels(image);
    }));
  },

  pixels(image) {
    if (image.width === 0 || image.height === 0) return null;
    const data = new ImageData(image.width, image.height);
    for (let at = 0; at < data.data.length; at += 4) {
      const alpha = image.bytes[at + 3];
      for (let part = 0; part < 3; part++) {
        data.data[at + part] = alpha === 0 ? 0 : Math.round(image.bytes[at + part] * 255 / alpha);
      }
      data.data[at + 3] = alpha;
    }
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").putImageData(data, 0, 0);
    return canvas;
  },

  /** A drawing is an image, never a document: nothing in it runs or is loaded. */
  async drawing(image) {
    const element = new Image();
    let text = "";
    for (const byte of image.bytes) text += String.fromCharCode(byte);
    element.src = "data:image/svg+xml;base64," + btoa(text);
    try {
      await element.decode();
      return element;
    } catch {
      return null;
    }
  },
};

/** Filters of pictures, in the pixels of their canvases. */
const Filters = {
  reach: (deviation) => (deviation > 0.05 ? Math.ceil(3 * Math.min(deviation, 400)) + 2 : 0),

  growth(filters, factor) {
    return filters.reduce((sum, filter) => {
      if (filter.kind === "blur") {
        return sum + (filter.isOpaque ? 0 : Filters.reach(filter.radius * factor));
      }
      if (filter.kind !== "shadow") return sum;
      const way = Math.max(Math.abs(filter.offset.x), Math.abs(filter.offset.y)) * factor;
      return sum + Filters.reach(filter.radius * factor) + Math.ceil(way) + 1;
    }, 0);
  },

  /** Answers the canvas with the result: the same one or another of its size. */
  apply(filter, canvas, map) {
    const factor = Transform.factor(map);
    switch (filter.kind) {
      case "blur": return Filters.blur(canvas, filter.radius * factor, filter.isOpaque);
      case "shadow": return Filters.shadow(canvas, filter, map, factor);
      case "matrix": return Filters.pixels(canvas, (data) => Filters.matrix(data, filter.matrix));
      case "luminance": return Filters.pixels(canvas, Filters.luminance);
      default: return Filters.pixels(canvas, (data) => Filters.threshold(data, filter));
    }
  },

  copy(canvas) { return new OffscreenCanvas(canvas.width, canvas.height); },

  blur(canvas, deviation, isOpaque) {
    if (!(deviation > 0.05)) return canvas;
    const radius = Math.min(deviation, 400);
    const margin = isOpaque ? Filters.reach(radius) : 0;
    const { width, height } = canvas;
    const wide = new OffscreenCanvas(width + 2 * margin, height + 2 * margin);
    const context = wide.getContext("2d");
    if (margin > 0) Filters.extend(context, canvas, margin);
    context.drawImage(canvas, margin, margin);
    const result = Filters.copy(canvas);
    const target = result.getContext("2d");
    if ("filter" in target) {
      target.filter = `blur(${radius}px)`;
      target.drawImage(wide, -margin, -margin);
    } else {
      target.drawImage(Filters.pixels(wide, (data) => Filters.boxes(data, radius)), -margin, -margin);
    }
    return result;
  },

  /** The outermost pixels go on beyond the edges. */
  extend(context, canvas, margin) {
    const { width, height } = canvas;
    const [right, bottom] = [width + margin, height + margin];
    const spans = [[0, 1, 0, margin], [0, width, margin, width], [width - 1, 1, right, margin]];
    const rows = [[0, 1, 0, margin], [0, height, margin, height], [height - 1, 1, bottom, margin]];
    context.imageSmoothingEnabled = false;
    for (const [sx, sw, dx, dw] of spans) {
      for (const [sy, sh, dy, dh] of rows) {
        if (sw === width && sh === height && width > 1) continue;
        context.drawImage(canvas, sx, sy, sw, sh, dx, dy, dw, dh);
      }
    }
  },

  /** Three boxes are nearly a Gaussian: where the browser's own blur is missing. */
  boxes(data, deviation) {
    const { width, height } = data;
    const size = Math.max(1, Math.round(deviation * 1.88) | 1);
    const half = size >> 1;
    const pixels = new Float32Array(data.data.length);
    for (let at = 0; at < pixels.length; at += 4) {
      const alpha = data.data[at + 3];
      for (let part = 0; part < 3; part++) pixels[at + part] = data.data[at + part] * alpha / 255;
      pixels[at + 3] = alpha;
    }
    const pass = (count, lines, step, stride) => {
      const line = new Float32Array(count);
      for (let index = 0; index < lines * 4; index++) {
        const start = Math.floor(index / 4) * stride + index % 4;
        let sum = 0;
        for (let at = 0; at < count; at++) line[at] = pixels[start + at * step];
        for (let at = -half; at < count; at++) {
          sum += at + half < count ? line[at + half] : 0;
          sum -= at - half - 1 >= 0 ? line[at - half - 1] : 0;
          if (at >= 0) pixels[start + at * step] = sum / size;
        }
      }
    };
    for (let round = 0; round < 3; round++) {
      pass(width, height, 4, 4 * width);
      pass(height, width, 4 * width, 4);
    }
    for (let at = 0; at < pixels.length; at += 4) {
      const alpha = pixels[at + 3];
      for (let part = 0; part < 3; part++) {
        data.data[at + part] = alpha > 0 ? pixels[at + part] * 255 / alpha : 0;
      }
      data.data[at + 3] = alpha;
    }
  },

  shadow(canvas, filter, map, factor) {
    const offset = [
      map[0] * filter.offset.x + map[2] * filter.offset.y,
      map[1] * filter.offset.x + map[3] * filter.offset.y,
    ].map(Math.round);
    // The shape in the shadow's colour, then blurred under the picture.
    const tinted = Filters.copy(canvas);
    const context = tinted.getContext("2d");
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = "source-in";
    context.fillStyle = css(filter.color);
    context.fillRect(0, 0, canvas.width, canvas.height);
    const blurred = Filters.blur(tinted, filter.radius * factor, false);
    const result = Filters.copy(canvas);
    const target = result.getContext("2d");
    target.drawImage(blurred, ...offset);
    target.drawImage(canvas, 0, 0);
    return result;
  },

  pixels(canvas, change) {
    const context = canvas.getContext("2d");
    const data = context.getImageData(0, 0, canvas.width, canvas.height);
    change(data);
    context.putImageData(data, 0, 0);
    return canvas;
  },

  matrix({ data }, numbers) {
    if (numbers.length < 20 || !numbers.every((number) => Math.abs(number) < 1e6)) return;
    const mixed = [0, 0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      for (let row = 0; row < 4; row++) {
        const first = 5 * row;
        mixed[row] = numbers[first] * data[at] + numbers[first + 1] * data[at + 1]
          + numbers[first + 2] * data[at + 2] + numbers[first + 3] * data[at + 3]
          + numbers[first + 4] * 255;
      }
      for (let row = 0; row < 4; row++) data[at + row] = mixed[row];
    }
  },

  luminance({ data }) {
    for (let at = 0; at < data.length; at += 4) {
      const light = 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2];
      data[at + 3] = light * data[at + 3] / 255;
      data[at] = data[at + 1] = data[at + 2] = 0;
    }
  },

  threshold({ data }, { least, most, color }) {
    const parts = color.map((part) => Math.min(Math.max(part, 0), 1) * 255);
    for (let at = 0; at < data.length; at += 4) {
      const alpha = data[at + 3] / 255;
      const isKept = alpha > 0 && alpha >= least && alpha <= most;
      for (let part = 0; part < 4; part++) data[at + part] = isKept ? parts[part] : 0;
    }
  },
};
