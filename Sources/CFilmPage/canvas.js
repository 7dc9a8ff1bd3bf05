// Draws layers on canvases, in the order that LegatoDisplay's Layer says.

/** A canvas that shows a part of a plane of pixels, and what it will be laid over. */
class Surface {
  constructor(box, below = null, canvas = null) {
    this.box = box;
    this.below = below;
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    this.canvas = canvas ?? new OffscreenCanvas(Math.max(width, 1), Math.max(height, 1));
    this.context = this.canvas.getContext("2d");
  }

  place(map) {
    this.context.setTransform(
      map[0], map[1], map[2], map[3], map[4] - this.box.left, map[5] - this.box.top);
  }

  reset() { this.context.setTransform(1, 0, 0, 1, 0, 0); }

  /** Lays a canvas whose first pixel stands at (x, y) of the plane over this one. */
  lay(canvas, x, y, opacity, blendMode = "source-over") {
    const context = this.context;
    this.reset();
    context.globalAlpha = Math.min(Math.max(opacity, 0), 1);
    context.globalCompositeOperation = blendMode === "plus-darker" ? "source-over" : blendMode;
    if (blendMode === "plus-darker") this.darken(canvas, x, y, opacity);
    else context.drawImage(canvas, x - this.box.left, y - this.box.top);
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-over";
  }

  /** Core Graphics' plus darker, which a canvas does not have: what both lack of white adds up. */
  darken(canvas, x, y, opacity) {
    const [left, top] = [x - this.box.left, y - this.box.top];
    const above = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
    const data = this.context.getImageData(left, top, canvas.width, canvas.height);
    for (let at = 0; at < above.length; at += 4) {
      const [one, other] = [above[at + 3] / 255 * opacity, data.data[at + 3] / 255];
      const alpha = Math.min(one + other, 1);
      for (let part = 0; part < 3; part++) {
        const lack = one * (255 - above[at + part]) + other * (255 - data.data[at + part]);
        data.data[at + part] = alpha > 0 ? Math.max(alpha * 255 - lack, 0) / alpha : 0;
      }
      data.data[at + 3] = alpha * 255;
    }
    this.context.putImageData(data, left, top);
  }

  /** What there is in a box now, here and on the surfaces below. */
  backdrop(box) {
    const seen = this.below ? this.below.backdrop(box) : new Surface(box);
    seen.lay(this.canvas, this.box.left, this.box.top, 1);
    return seen;
  }
}

/** Draws the layers of one frame. */
class Painter {
  constructor(layers) {
    this.layers = layers;
  }

  /** Draws the root's picture over a surface that has been filled with the background. */
  draw(surface, map) { this.layer(0, surface, map, 1, false); }

  layer(id, surface, under, opacity, isMoving) {
    const layer = this.layers.get(id);
    if (!layer) return;
    opacity *= Math.min(Math.max(layer.opacity || 0, 0), 1);
    if (opacity <= 0) return;
    const map = Transform.then(layer.transform, under);
    if (!Transform.isUsable(map)) return;
    const moves = isMoving || layer.isMoving;
    if (layer.projection) {
      this.projected(layer, surface, map, opacity, moves);
    } else if (this.needsGroup(layer, opacity)) {
      this.group(layer, surface, map, opacity, moves);
    } else {
      this.content(layer, surface, map, opacity, moves);
    }
  }

  needsGroup(layer, opacity) {
    const count = layer.commands.length + layer.children.length;
    return layer.clip || layer.mask >= 0 || layer.filters.length > 0 || layer.isGroup
      || layer.blendMode !== "source-over"
      || (opacity < 1 && !(count === 1 && layer.commands.length === 1));
  }

  content(layer, surface, map, opacity, isMoving) {
    for (const command of layer.commands) this.command(command, surface, map, opacity, isMoving);
    for (const child of layer.children) this.layer(child, surface, map, opacity, isMoving);
  }

  /** Draws what a layer holds apart, as far as it is needed, and lays it over the surface. */
  group(layer, surface, map, opacity, isMoving) {
    const growth = Filters.growth(layer.filters, Transform.factor(map));
    const limit = Box.grown(surface.box, growth);
    let box = Box.grown(this.contentBox(layer, map), growth);
    if (layer.clip) {
      box = Box.intersection(box, Transform.bounds(map, Shapes.bounds(layer.clip.geometry)));
    }
    box = Box.intersection(Box.pixels(box), limit);
    if (Box.isEmpty(box)) return;
    // What a filter makes of a pixel depends on others: they are drawn, too.
    const whole = layer.filters.length > 0
      ? Box.intersection(Box.pixels(Box.grown(this.contentBox(layer, map), growth)), limit) : box;
    const inner = new Surface(whole, surface);
    this.content(layer, inner, map, 1, isMoving);
    let canvas = inner.canvas;
    for (const filter of layer.filters) canvas = Filters.apply(filter, canvas, map);
    const result = canvas === inner.canvas ? inner : new Surface(whole, null, canvas);
    if (layer.clip) {
      this.confine(result, layer.clip.geometry, map, layer.clip.evenOdd, false);
    }
    if (layer.mask >= 0) this.mask(result, layer.mask, map);
    surface.lay(result.canvas, whole.left, whole.top, opacity, layer.blendMode);
  }

  confine(surface, geometry, map, evenOdd, isInverse) {
    const context = surface.context;
    surface.place(map);
    context.globalCompositeOperation = isInverse ? "destination-out" : "destination-in";
    context.fillStyle = "#000";
    context.fill(Shapes.path(geometry), evenOdd ? "evenodd" : "nonzero");
    context.globalCompositeOperation = "source-over";
    surface.reset();
  }

  mask(surface, id, map) {
    const cover = new Surface(surface.box);
    this.layer(id, cover, map, 1, false);
    surface.lay(cover.canvas, cover.box.left, cover.box.top, 1, "destination-in");
  }

  // MARK: Boxes

  contentBox(layer, map) {
    let box = Box.empty;
    for (const command of layer.commands) {
      box = Box.union(box, Transform.bounds(map, this.commandBox(command)));
    }
    for (const child of layer.children) box = Box.union(box, this.finalBox(child, map));
    return box;
  }

  finalBox(id, under) {
    const layer = this.layers.get(id);
    if (!layer || !(layer.opacity > 0)) return Box.empty;
    const map = Transform.then(layer.transform, under);
    if (layer.projection) {
      const flat = this.contentBox(layer, Transform.identity);
      return Transform.bounds(map, Projection.bounds(layer.projection, flat));
    }
    let box = this.contentBox(layer, map);
    if (layer.filters.length > 0) {
      box = Box.grown(box, Filters.growth(layer.filters, Transform.factor(map)));
    }
    if (layer.clip) {
      box = Box.intersection(box, Transform.bounds(map, Shapes.bounds(layer.clip.geometry)));
    }
    return box;
  }

  commandBox(command) {
    switch (command.kind) {
      case "fill": return Shapes.bounds(command.geometry);
      case "stroke": {
        const { width, join, miterLimit } = command.style;
        const reach = width / 2 * (join === "miter" ? Math.min(miterLimit, 4) : 1.5);
        return Box.grown(Shapes.bounds(command.geometry), reach);
      }
      case "text": return Box.offset(Box.of(command.layout.ink), command.origin.x, command.origin.y);
      default: return this.groupBox(command.group);
    }
  }

  groupBox(group) {
    let box = Box.empty;
    for (const command of group.commands) {
      box = Box.union(box, Transform.bounds(group.transform, this.commandBox(command)));
    }
    return Box.isEmpty(box) ? box : Box.grown(box, Filters.growth(group.filters, 1));
  }

  // MARK: Commands

  command(command, surface, map, opacity, isMoving) {
    opacity *= Math.min(Math.max(command.opacity ?? 1, 0), 1);
    switch (command.kind) {
      case "fill":
        this.paint(surface, map, command.paint, opacity, Shapes.bounds(command.geometry), (context) =>
          context.fill(Shapes.path(command.geometry), command.evenOdd ? "evenodd" : "nonzero"),
        () => ({ path: Shapes.path(command.geometry), evenOdd: command.evenOdd }));
        break;
      case "stroke": this.stroke(command, surface, map, opacity); break;
      case "text": this.text(command, surface, map, opacity, isMoving); break;
      default: this.commandGroup(command.group, surface, map, opacity, isMoving);
    }
  }

  stroke(command, surface, map, opacity) {
    const { style } = command;
    if (!(style.width > 0) || Transform.determinant(map) === 0) return;
    const set = (context) => {
      context.lineWidth = style.width;
      context.lineCap = style.cap;
      context.lineJoin = style.join;
      context.miterLimit = Math.min(Math.max(style.miterLimit || 10, 1), 10);
      const period = style.dash.reduce((sum, length) => sum + length, 0);
      const isUsable = period > 0 && style.dash.every((length) => length >= 0);
      context.setLineDash(isUsable ? style.dash : []);
      context.lineDashOffset = isUsable ? style.dashPhase || 0 : 0;
      context.stroke(Shapes.path(command.geometry));
    };
    this.paint(surface, map, command.paint, opacity, this.commandBox(command), set);
  }

  /**
   * Fills what `mark` marks. A picture of what lies behind, or an image, is cut to the shape.
   * @param shape the same shape to be clipped to, where it is an area
   */
  paint(surface, map, paint, opacity, bounds, mark, shape) {
    const context = surface.context;
    surface.place(map);
    context.globalAlpha = 1;
    if (paint.kind === "image" || paint.kind === "backdrop") {
      const box = Box.intersection(Box.pixels(Transform.bounds(map, bounds)), surface.box);
      if (Box.isEmpty(box)) return;
      const picture = paint.kind === "image"
        ? this.image(paint.pattern, map, box) : this.behind(paint, surface, map, box);
      if (!picture) return;
      this.cut(surface, map, picture, box, opacity, mark, shape);
      return;
    }
    const style = paint.kind === "color"
      ? css(paint.color, opacity) : Gradients.style(context, paint, opacity);
    if (!style) return;
    const unit = paint.unit;
    if (unit && (unit.width !== 1 || unit.height !== 1)) {
      this.elliptical(surface, map, paint, opacity, bounds, mark, shape);
      return;
    }
    context.fillStyle = style;
    context.strokeStyle = style;
    mark(context);
  }

  elliptical(surface, map, paint, opacity, bounds, mark, shape) {
    const { center, unit } = paint;
    if (!(unit.width > 0 && unit.height > 0)) return;
    const box = Box.intersection(Box.pixels(Transform.bounds(map, bounds)), surface.box);
    if (Box.isEmpty(box)) return;
    const picture = new Surface(box);
    picture.place(Transform.then([unit.width, 0, 0, unit.height, center.x, center.y], map));
    picture.context.fillStyle = Gradients.style(
      picture.context, { ...paint, unit: null, center: { x: 0, y: 0 } }, 1);
    const around = { left: (bounds.left - center.x) / unit.width - 1,
      top: (bounds.top - center.y) / unit.height - 1,
      right: (bounds.right - center.x) / unit.width + 1,
      bottom: (bounds.bottom - center.y) / unit.height + 1 };
    picture.context.fillRect(
      around.left, around.top, around.right - around.left, around.bottom - around.top);
    this.cut(surface, map, picture.canvas, box, opacity, mark, shape);
  }

  /** Lays a picture over the surface where `mark` marks it. */
  cut(surface, map, picture, box, opacity, mark, shape) {
    const cover = new Surface(box);
    cover.place(map);
    cover.context.fillStyle = "#000";
    cover.context.strokeStyle = "#000";
    mark(cover.context);
    cover.reset();
    cover.context.globalCompositeOperation = "source-in";
    cover.context.drawImage(picture, 0, 0);
    surface.lay(cover.canvas, box.left, box.top, opacity);
  }

  behind(paint, surface, map, box) {
    const seen = surface.backdrop(box);
    const ground = new Surface(box);
    ground.context.fillStyle = css(paint.ground);
    ground.context.fillRect(0, 0, ground.canvas.width, ground.canvas.height);
    ground.lay(seen.canvas, box.left, box.top, 1);
    const blurred = Filters.blur(ground.canvas, paint.radius * Transform.factor(map), true);
    const toned = Filters.apply({ kind: "matrix", matrix: paint.matrix }, blurred, map);
    if (paint.opacity >= 1) return toned;
    const faded = new Surface(box);
    faded.lay(toned, box.left, box.top, paint.opacity);
    return faded.canvas;
  }

  image(pattern, map, box) {
    const { image, tile, part } = pattern;
    const source = image.source;
    if (!source || !(tile.width > 0 && tile.height > 0)) return null;
    const picture = new Surface(box);
    const context = picture.context;
    picture.place(map);
    context.imageSmoothingEnabled = pattern.smoothing !== "none";
    context.imageSmoothingQuality = pattern.smoothing === "high" ? "high" : "medium";
    const from = [
      part.x * image.width, part.y * image.height, part.width * image.width,
      part.height * image.height,
    ];
    if (!pattern.isRepeated) {
      context.drawImage(source, ...from, tile.x, tile.y, tile.width, tile.height);
      return picture.canvas;
    }
    const cell = new OffscreenCanvas(
      Math.max(1, Math.round(from[2])), Math.max(1, Math.round(from[3])));
    cell.getContext("2d").drawImage(source, ...from, 0, 0, cell.width, cell.height);
    const repeated = context.createPattern(cell, "repeat");
    repeated.setTransform(new DOMMatrix(
      [tile.width / cell.width, 0, 0, tile.height / cell.height, tile.x, tile.y]));
    context.fillStyle = repeated;
    const inverse = new DOMMatrix(map).inverse();
    const corners = Transform.bounds(
      [inverse.a, inverse.b, inverse.c, inverse.d, inverse.e, inverse.f], box);
    context.fillRect(
      corners.left, corners.top, corners.right - corners.left, corners.bottom - corners.top);
    return picture.canvas;
  }

  /** Text that stands still stands on whole pixels, as print does. */
  text(command, surface, map, opacity, isMoving) {
    const { layout, origin } = command;
    if (Transform.determinant(map) === 0) return;
    for (const run of layout.runs) {
      const paint = run.color ? { kind: "color", color: run.color } : command.paint;
      let placed = Transform.then([1, 0, 0, 1, origin.x, origin.y], map);
      if (run.face.hasPictures) {
        this.glyphPictures(run, paint, surface, placed, opacity);
        continue;
      }
      if (!isMoving && map[1] === 0 && map[2] === 0 && run.glyphs.length > 0) {
        const line = placed[3] * run.glyphs[0].y + placed[5];
        placed = [...placed.slice(0, 5), placed[5] + Math.floor(line + 0.5) - line];
      }
      const bounds = Box.offset(Box.grown(Box.of(layout.ink), 1), origin.x, origin.y);
      const mark = (context) => {
        const before = context.getTransform();
        const from = new DOMMatrix(map).inverse().multiply(new DOMMatrix(placed));
        context.setTransform(before.multiply(from));
        context.fill(Glyphs.path(run));
        context.setTransform(before);
      };
      this.paint(surface, map, paint, opacity, bounds, paint.kind === "color" ? mark
        : (context) => {
          // The paint's coordinates are the layer's, not the text's.
          const path = new Path2D();
          path.addPath(
            Glyphs.path(run), new DOMMatrix(map).inverse().multiply(new DOMMatrix(placed)));
          context.fill(path);
        });
      for (const line of run.decorations) {
        const rect = { ...line, x: line.x + origin.x, y: line.y + origin.y };
        this.command(
          { kind: "fill", geometry: { kind: "rect", rect }, paint }, surface, map, opacity, isMoving);
      }
    }
  }

  /** Of a colour they have the opacity only. */
  glyphPictures(run, paint, surface, placed, opacity) {
    const { context } = surface;
    surface.place(placed);
    context.globalAlpha = opacity * (paint.kind === "color" ? Math.min(paint.color[3], 1) : 1);
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = "high";
    for (const { outline: picture, x, y } of run.glyphs) {
      if (!picture) continue;
      picture.source ??= Images.pixels(picture);
      const unit = run.size / picture.pixelsPerEm;
      context.drawImage(picture.source, x + picture.left * unit, y - picture.top * unit,
        picture.width * unit, picture.height * unit);
    }
    context.globalAlpha = 1;
    surface.reset();
  }

  commandGroup(group, surface, under, opacity, isMoving) {
    opacity *= Math.min(Math.max(group.opacity || 0, 0), 1);
    const map = Transform.then(group.transform, under);
    if (opacity <= 0 || !Transform.isUsable(map)) return;
    const isStraight = group.clips.length === 0 && group.filters.length === 0 && !group.isGroup
      && group.blendMode === "source-over" && (opacity >= 1 || group.commands.length <= 1);
    const draw = (target, share) => {
      for (const command of group.commands) this.command(command, target, map, share, isMoving);
    };
    if (isStraight) {
      draw(surface, opacity);
      return;
    }
    const growth = Filters.growth(group.filters, Transform.factor(under));
    const box = Box.intersection(
      Box.pixels(Box.grown(Transform.bounds(under, this.groupBox(group)), growth)),
      Box.grown(surface.box, growth));
    if (Box.isEmpty(box)) return;
    const inner = new Surface(box, surface);
    draw(inner, 1);
    let canvas = inner.canvas;
    for (const filter of group.filters) canvas = Filters.apply(filter, canvas, under);
    const result = canvas === inner.canvas ? inner : new Surface(box, null, canvas);
    for (const clip of group.clips) {
      if (clip.geometry) {
        const own = Transform.then(clip.transform, under);
        this.confine(result, clip.geometry, own, clip.evenOdd, clip.isInverse);
      } else {
        const cover = new Surface(box);
        this.commandGroup(clip.group, cover, under, 1, isMoving);
        result.lay(
          cover.canvas, box.left, box.top, 1, clip.isInverse ? "destination-out" : "destination-in");
      }
    }
    surface.lay(result.canvas, box.left, box.top, opacity, group.blendMode);
  }

  // MARK: Perspective

  /** What a layer holds is drawn flat, and then looked at pixel by pixel. */
  projected(layer, surface, map, opacity, isMoving) {
    const total = Projection.then(layer.projection, map);
    const flat = this.contentBox({ ...layer, projection: null }, Transform.identity);
    const seen = Box.intersection(Box.pixels(Projection.bounds(total, flat)), surface.box);
    if (Box.isEmpty(seen) || Box.isEmpty(flat)) return;
    const longest = Math.max(flat.right - flat.left, flat.bottom - flat.top);
    const scale = Math.min(Transform.factor(map) * 1.5, 4096 / longest);
    const own = [scale, 0, 0, scale, 0, 0];
    const growth = Filters.growth(layer.filters, scale);
    const box = Box.pixels(Box.grown(Transform.bounds(own, flat), growth));
    const picture = new Surface(box);
    const plain = { ...layer, projection: null, opacity: 1, blendMode: "source-over" };
    if (this.needsGroup(plain, 1)) this.group(plain, picture, own, 1, true);
    else this.content(plain, picture, own, 1, true);
    const shown = Projection.view(picture, scale, total, seen);
    if (shown) surface.lay(shown, seen.left, seen.top, opacity, layer.blendMode);
  }
}

/** Maps with perspective: nine numbers, row by row, that points are multiplied with as rows. */
const Projection = {
  then(first, map) {
    const next = [map[0], map[1], 0, map[2], map[3], 0, map[4], map[5], 1];
    const product = [];
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) {
        product.push(first[3 * row] * next[column] + first[3 * row + 1] * next[3 + column]
          + first[3 * row + 2] * next[6 + column]);
      }
    }
    return product;
  },

  image(m, x, y) {
    const w = m[2] * x + m[5] * y + m[8];
    return { w, x: (m[0] * x + m[3] * y + m[6]) / w, y: (m[1] * x + m[4] * y + m[7]) / w };
  },

  bounds(m, box) {
    if (Box.isEmpty(box)) return Box.empty;
    const corners = [
      [box.left, box.top], [box.right, box.top], [box.right, box.bottom], [box.left, box.bottom],
    ].map(([x, y]) => Projection.image(m, x, y)).filter((corner) => corner.w > 1e-6);
    if (corners.length === 0) return Box.empty;
    const reach = (value) => Math.min(Math.max(value, -1e5), 1e5);
    return {
      left: reach(Math.min(...corners.map((corner) => corner.x))),
      top: reach(Math.min(...corners.map((corner) => corner.y))),
      right: reach(Math.max(...corners.map((corner) => corner.x))),
      bottom: reach(Math.max(...corners.map((corner) => corner.y))),
    };
  },

  inverse(m) {
    const [a, b, c, d, e, f, g, h, i] = m;
    const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
    if (!Number.isFinite(1 / determinant)) return null;
    return [
      e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f,
      d * h - e * g, b * g - a * h, a * e - b * d,
    ].map((value) => value / determinant);
  },

  /** The picture as it is seen through the map, in a box of the plane. */
  view(picture, scale, total, box) {
    const inverse = Projection.inverse(total);
    if (!inverse) return null;
    const { width, height } = picture.canvas;
    const source = picture.context.getImageData(0, 0, width, height).data;
    const result = new OffscreenCanvas(box.right - box.left, box.bottom - box.top);
    const context = result.getContext("2d");
    const data = context.createImageData(result.width, result.height);
    const sums = [0, 0, 0, 0];
    for (let row = 0; row < result.height; row++) {
      for (let column = 0; column < result.width; column++) {
        const place = Projection.image(inverse, box.left + column + 0.5, box.top + row + 0.5);
        if (!(place.w > 0)) continue;
        const x = place.x * scale - picture.box.left - 0.5;
        const y = place.y * scale - picture.box.top - 0.5;
        if (!(x > -1 && y > -1 && x < width && y < height)) continue;
        const [left, top] = [Math.floor(x), Math.floor(y)];
        sums.fill(0);
        for (let corner = 0; corner < 4; corner++) {
          const [px, py] = [left + (corner & 1), top + (corner >> 1)];
          if (px < 0 || py < 0 || px >= width || py >= height) continue;
          const share = (corner & 1 ? x - left : 1 - x + left) * (corner >> 1 ? y - top : 1 - y + top);
          const at = 4 * (py * width + px);
          const alpha = source[at + 3] * share;
          for (let part = 0; part < 3; part++) sums[part] += source[at + part] * alpha;
          sums[3] += alpha;
        }
        const at = 4 * (row * result.width + column);
        for (let part = 0; part < 3; part++) data.data[at + part] = sums[3] ? sums[part] / sums[3] : 0;
        data.data[at + 3] = sums[3];
      }
    }
    context.putImageData(data, 0, 0);
    return result;
  },
};
