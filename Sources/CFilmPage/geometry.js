// Transforms, boxes and paths.

/** An affine map as six numbers: x' = a·x + c·y + tx, y' = b·x + d·y + ty. */
const Transform = {
  identity: [1, 0, 0, 1, 0, 0],

  /** First `inner`, then `outer`. */
  then(inner, outer) {
    return [
      outer[0] * inner[0] + outer[2] * inner[1], outer[1] * inner[0] + outer[3] * inner[1],
      outer[0] * inner[2] + outer[2] * inner[3], outer[1] * inner[2] + outer[3] * inner[3],
      outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
      outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
    ];
  },

  apply(map, x, y) { return [map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5]]; },

  determinant(map) { return map[0] * map[3] - map[1] * map[2]; },

  /** How much longer lines become, on the average of both directions. */
  factor(map) { return Math.sqrt(Math.abs(Transform.determinant(map))); },

  isUsable(map) { return map.every((value) => Math.abs(value) < 1e7); },

  bounds(map, box) {
    if (Box.isEmpty(box)) return Box.empty;
    const xs = [];
    const ys = [];
    for (const x of [box.left, box.right]) {
      for (const y of [box.top, box.bottom]) {
        const [px, py] = Transform.apply(map, x, y);
        xs.push(px);
        ys.push(py);
      }
    }
    return {
      left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys),
    };
  },
};

/** Upright boxes by their edges. */
const Box = {
  empty: Object.freeze({ left: 0, top: 0, right: 0, bottom: 0 }),
  isEmpty(box) { return !(box.right > box.left && box.bottom > box.top); },
  of(rect) {
    return {
      left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height,
    };
  },
  union(one, other) {
    if (Box.isEmpty(one)) return other;
    if (Box.isEmpty(other)) return one;
    return {
      left: Math.min(one.left, other.left), top: Math.min(one.top, other.top),
      right: Math.max(one.right, other.right), bottom: Math.max(one.bottom, other.bottom),
    };
  },
  intersection(one, other) {
    const box = {
      left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
    };
    return Box.isEmpty(box) ? Box.empty : box;
  },
  grown(box, amount) {
    return {
      left: box.left - amount, top: box.top - amount, right: box.right + amount,
      bottom: box.bottom + amount,
    };
  },
  offset(box, x, y) {
    return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
  },
  /** The whole pixels that a box touches, and one around them. */
  pixels(box) {
    return Box.isEmpty(box) ? Box.empty : {
      left: Math.floor(box.left) - 1, top: Math.floor(box.top) - 1,
      right: Math.ceil(box.right) + 1, bottom: Math.ceil(box.bottom) + 1,
    };
  },
};

const Shapes = {
  bounds(geometry) {
    if (geometry.kind !== "path") return Box.of(geometry.rect);
    const path = geometry.path;
    if (!path.bounds) {
      const points = path.elements.flatMap((element) => element.points);
      const xs = points.map((point) => point.x);
      const ys = points.map((point) => point.y);
      path.bounds = points.length === 0 ? Box.empty : {
        left: xs.reduce((a, b) => Math.min(a, b)), top: ys.reduce((a, b) => Math.min(a, b)),
        right: xs.reduce((a, b) => Math.max(a, b)), bottom: ys.reduce((a, b) => Math.max(a, b)),
      };
    }
    return path.bounds;
  },

  path(geometry) {
    if (geometry.kind === "path") {
      geometry.path.drawn ??= Shapes.elements(geometry.path.elements);
      return geometry.path.drawn;
    }
    geometry.drawn ??= Shapes.plain(geometry);
    return geometry.drawn;
  },

  elements(elements) {
    const path = new Path2D();
    for (const { kind, points: [p, q, r] } of elements) {
      if (kind === 0) path.moveTo(p.x, p.y);
      else if (kind === 1) path.lineTo(p.x, p.y);
      else if (kind === 2) path.quadraticCurveTo(p.x, p.y, q.x, q.y);
      else if (kind === 3) path.bezierCurveTo(p.x, p.y, q.x, q.y, r.x, r.y);
      else path.closePath();
    }
    return path;
  },

  plain({ kind, rect, radius, isContinuous }) {
    const path = new Path2D();
    if (!(rect.width >= 0 && rect.height >= 0)) return path;
    if (kind === "rect") {
      path.rect(rect.x, rect.y, rect.width, rect.height);
      return path;
    }
    const half = { x: rect.width / 2, y: rect.height / 2 };
    const rx = kind === "ellipse" ? half.x : Math.min(Math.max(radius.width || 0, 0), half.x);
    const ry = kind === "ellipse" ? half.y : Math.min(Math.max(radius.height || 0, 0), half.y);
    if (!(rx > 0 && ry > 0)) {
      path.rect(rect.x, rect.y, rect.width, rect.height);
      return path;
    }
    // The curve of a corner that begins on an upper or lower side, and of one that begins on another.
    const [across, down] = [half.x / rx, half.y / ry];
    const corners = isContinuous
      ? [Shapes.continuousCorner(across, down), Shapes.continuousCorner(down, across)]
      : [Shapes.roundCorner, Shapes.roundCorner];
    const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
    const places = [
      [right, rect.y, 1, 0], [right, bottom, 0, 1], [rect.x, bottom, -1, 0], [rect.x, rect.y, 0, -1],
    ];
    places.forEach(([x, y, alongX, alongY], index) => {
      const corner = corners[index % 2];
      const at = (place) => [
        x + rx * (-corner[place] * alongX - corner[place + 1] * alongY),
        y + ry * (-corner[place] * alongY + corner[place + 1] * alongX),
      ];
      if (index === 0) path.moveTo(...at(0)); else path.lineTo(...at(0));
      for (let place = 2; place < corner.length; place += 6) {
        path.bezierCurveTo(...at(place), ...at(place + 2), ...at(place + 4));
      }
    });
    path.closePath();
    return path;
  },

  // Points back from the corner and inwards, in radii: LegatoDisplay's Corner.
  roundCorner: (() => {
    const control = 1 - (4 / 3) * (Math.SQRT2 - 1);
    return [1, 0, control, 0, 0, control, 0, 1];
  })(),
  smooth: [
    1.528665, 0, 1.08849296, 0, 0.86840694, 0, 0.63149379, 0.07491139, 0.37282383, 0.16905956,
    0.16905956, 0.37282383, 0.07491139, 0.63149379, 0, 0.86840694, 0, 1.08849296, 0, 1.528665,
  ],
  threePart: [
    1, 0, 0.8732601708810556, 0, 0.7476755610602479, 0.0240925444496089, 0.6299335878703688,
    0.0709946982855792, 0.3747658292813728, 0.1726399921691845, 0.1726399921691845,
    0.3747658292813727, 0.0709946982855792, 0.6299335878703687, 0.0240925444496089,
    0.7476755610602478, 0, 0.8732601708810555, 0, 1,
  ],
  continuousCorner(start, end) {
    const [first, last] = [start, end].map(
      (room) => Math.min(Math.max((room - 1) / 0.528665, 0), 1));
    return Shapes.threePart.map(
      (value, index) => value + (Shapes.smooth[index] - value) * (index < 10 ? first : last));
  },
};

const Glyphs = {
  /** The path of a run's glyphs, from the text's origin. */
  path(run) {
    if (run.drawn) return run.drawn;
    run.drawn = new Path2D();
    const scale = run.size / run.face.unitsPerEm;
    for (const glyph of run.glyphs) {
      if (!glyph.outline) continue;
      run.drawn.addPath(Glyphs.outline(glyph.outline), new DOMMatrix(
        [scale, 0, 0, -scale, glyph.x, glyph.y]));
    }
    return run.drawn;
  },

  outline(contours) {
    if (contours.drawn) return contours.drawn;
    const path = new Path2D();
    for (const points of contours) Glyphs.contour(points, path);
    contours.drawn = path;
    return path;
  },

  /** Between two control points of quadratic curves lies a point of the line. */
  contour(points, path) {
    const count = points.length;
    const middle = (p, q) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
    let first = points.findIndex((point) => point.kind === 1);
    const start = first >= 0 ? points[first] : middle(points[count - 1], points[0]);
    if (first < 0) first = count - 1;
    path.moveTo(start.x, start.y);
    for (let step = 1; step <= count;) {
      const point = points[(first + step) % count];
      const next = points[(first + step + 1) % count];
      if (point.kind === 1) {
        path.lineTo(point.x, point.y);
        step += 1;
      } else if (point.kind === 2) {
        const end = points[(first + step + 2) % count];
        path.bezierCurveTo(point.x, point.y, next.x, next.y, end.x, end.y);
        step += 3;
      } else {
        const isLast = step === count;
        const end = isLast ? start : next.kind === 1 ? next : middle(point, next);
        path.quadraticCurveTo(point.x, point.y, end.x, end.y);
        step += !isLast && next.kind === 1 ? 2 : 1;
      }
    }
    path.closePath();
  },
};
