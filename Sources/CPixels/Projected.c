#include "Lanes.h"

#include <math.h>

// A picture that is looked at through a projection. Most of what is turned in space is of one colour over many
// pixels, so that whole runs of pixels are filled; the others are means of samples, four components at a time.

enum { tile_width = CPIXELS_TILE_WIDTH, tile_height = CPIXELS_TILE_HEIGHT, maxTiles = 96 };
enum { maxSamples = 32, maxHalvings = 14 };

/// Components of two pixels beside each other, and sums of them.
typedef uint8_t pair_bytes __attribute__((vector_size(8)));
typedef uint16_t pair __attribute__((vector_size(16)));
typedef uint32_t pair_sums __attribute__((vector_size(32)));
typedef uint32_t sums __attribute__((vector_size(16)));
typedef uint8_t pixel_bytes __attribute__((vector_size(4)));
typedef float floats __attribute__((vector_size(16)));

void cpixels_find_even_tiles(const uint32_t *pixels, int32_t width, int32_t height, uint32_t *tiles) {
  for (int32_t top = 0; top < height; top += tile_height) {
    int32_t bottom = top + tile_height < height ? top + tile_height : height;
    for (int32_t left = 0; left < width; left += tile_width) {
      int32_t right = left + tile_width < width ? left + tile_width : width;
      uint32_t first = pixels[(size_t)top * width + left], differ = 0;
      for (int32_t y = top; y < bottom && differ == 0; y++) {
        const uint32_t *row = pixels + (size_t)y * width;
        for (int32_t x = left; x < right; x++) differ |= row[x] ^ first;
      }
      *tiles++ = differ == 0 ? first : CPIXELS_UNEVEN;
    }
  }
}

/// What the projection makes of a rectangle of the plane that is drawn on, at the most.
typedef struct {
  double left, top, right, bottom;
} Span;

/// Answers 0 where part of the rectangle is beside the eye or behind it.
INLINE int find_span(const double *m, double left, double top, double right, double bottom, Span *span) {
  double xs[4] = {left, right, left, right}, ys[4] = {top, top, bottom, bottom};
  for (int corner = 0; corner < 4; corner++) {
    double x = xs[corner], y = ys[corner];
    double w = m[2] * x + m[5] * y + m[8];
    if (!(w > 0)) return 0;
    double u = (m[0] * x + m[3] * y + m[6]) / w, v = (m[1] * x + m[4] * y + m[7]) / w;
    if (corner == 0) *span = (Span){u, v, u, v};
    span->left = fmin(span->left, u);
    span->right = fmax(span->right, u);
    span->top = fmin(span->top, v);
    span->bottom = fmax(span->bottom, v);
  }
  return 1;
}

/// Whether a run of pixels shows one colour, which is set.
INLINE int is_even(const CPixelsProjected *it, double x, double y, size_t count, uint32_t *colour) {
  Span span;
  if (!find_span(it->inverse, x - 0.5, y - 0.5, x - 0.5 + (double)count, y + 0.5, &span)) return 0;
  // A pixel's area is not wider than the run's, and is halved as often as it is wide; what is mixed reaches as far
  // as two of the halved pixels.
  double widest = fmin(span.right - span.left, span.bottom - span.top);
  double reach = 2;
  while (widest >= reach && reach < (2 << maxHalvings)) reach *= 2;
  double left = span.left - reach, right = span.right + reach;
  double top = span.top - reach, bottom = span.bottom + reach;
  const CPixelsLevel *whole = it->levels;
  if (right < 0 || bottom < 0 || left > whole->width || top > whole->height) {
    *colour = 0;
    return 1;
  }
  if (!(left >= 0 && top >= 0 && right < whole->width && bottom < whole->height)) return 0;
  int32_t from = (int32_t)left / tile_width, to = (int32_t)right / tile_width;
  int32_t first = (int32_t)top / tile_height, last = (int32_t)bottom / tile_height;
  if ((to - from + 1) * (last - first + 1) > maxTiles) return 0;
  int32_t across = (whole->width + tile_width - 1) / tile_width;
  uint32_t known = it->tiles[(size_t)first * across + from];
  if (known == CPIXELS_UNEVEN) return 0;
  for (int32_t down = first; down <= last; down++) {
    const uint32_t *tiles = it->tiles + (size_t)down * across;
    for (int32_t at = from; at <= to; at++) {
      if (tiles[at] != known) return 0;
    }
  }
  *colour = known;
  return 1;
}

/// Two pixels beside each other.
INLINE pair load_pair(const uint32_t *from) {
  pair_bytes bytes;
  memcpy(&bytes, from, sizeof bytes);
  return __builtin_convertvector(bytes, pair);
}

/// What stands between two pairs of pixels, `down` and `across` of 256, times 256: the components of the left ones
/// and of the right ones, to be added.
INLINE pair_sums between(pair upper, pair lower, uint32_t down, uint32_t across) {
  const pair mask = {0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF}, one = {257, 257, 257, 257};
  pair mixed = ((upper << 8) + (lower - upper) * (uint16_t)down + 0x80) >> 8;
  // 256 - across for the left one.
  pair shares = (((pair){0} + (uint16_t)across) ^ mask) + one;
  return __builtin_convertvector(mixed * shares, pair_sums);
}

INLINE uint32_t pixel_at(const CPixelsLevel *level, int64_t x, int64_t y) {
  if (x < 0 || y < 0 || x >= level->width || y >= level->height) return 0;
  return level->pixels[(size_t)y * (size_t)level->width + (size_t)x];
}

/// The same at a place, in 1/65,536 of a pixel, that may be beside the picture, where all is clear.
INLINE pair_sums beside(const CPixelsLevel *level, int64_t u, int64_t v) {
  int64_t left = u >> 16, top = v >> 16;
  uint32_t upper[2] = {pixel_at(level, left, top), pixel_at(level, left + 1, top)};
  uint32_t lower[2] = {pixel_at(level, left, top + 1), pixel_at(level, left + 1, top + 1)};
  return between(load_pair(upper), load_pair(lower), v >> 8 & 255, u >> 8 & 255);
}

/// The mean of samples, each 256 times what it shows.
INLINE uint32_t mean_of(pair_sums total, float share) {
  sums sum = __builtin_shufflevector(total, total, 0, 1, 2, 3) + __builtin_shufflevector(total, total, 4, 5, 6, 7);
  floats mean = __builtin_convertvector(sum, floats) * (share / 256) + 0.5f;
  pixel_bytes parts = __builtin_convertvector(__builtin_convertvector(mean, sums), pixel_bytes);
  uint32_t pixel;
  memcpy(&pixel, &parts, sizeof pixel);
  return pixel;
}

/// One sample for each of the picture's pixels. Not a number is the most.
INLINE int samples_along(double length) {
  return length < maxSamples ? (length > 1.05 ? (int)ceil(length - 0.05) : 1) : maxSamples;
}

INLINE int64_t fixed(double place) {
  return (int64_t)floor(fmin(fmax(place, -1e6), 1e6) * 65536);
}

/// A pixel, whose middle is looked at.
typedef struct {
  double x, y, w, u, v;
  /// What the steps to the next pixel across and down are in the picture.
  double ux, vx, uy, vy;
} Place;

enum { short_run = 4, long_run = 32 };

/// The pixels of a short run, worked out together: each would wait for its own divisions and roots.
typedef struct {
  double w[short_run], u[short_run], v[short_run];
  double ux[short_run], vx[short_run], uy[short_run], vy[short_run];
  /// How long the steps across and down are, and how wide the pixel's area is at its narrowest.
  double across[short_run], down[short_run], narrowest[short_run];
} Places;

INLINE void find_places(const double *m, double x, double y, Places *p) {
  for (int index = 0; index < short_run; index++) {
    double at = x + index;
    double w = m[2] * at + m[5] * y + m[8], part = 1 / w;
    double u = (m[0] * at + m[3] * y + m[6]) * part, v = (m[1] * at + m[4] * y + m[7]) * part;
    double ux = (m[0] - u * m[2]) * part, vx = (m[1] - v * m[2]) * part;
    double uy = (m[3] - u * m[5]) * part, vy = (m[4] - v * m[5]) * part;
    double across = ux * ux + vx * vx, down = uy * uy + vy * vy;
    double area = fabs(ux * vy - uy * vx), longer = across > down ? across : down;
    p->w[index] = w;
    p->u[index] = u;
    p->v[index] = v;
    p->ux[index] = ux;
    p->vx[index] = vx;
    p->uy[index] = uy;
    p->vy[index] = vy;
    p->across[index] = sqrt(across);
    p->down[index] = sqrt(down);
    p->narrowest[index] = area / sqrt(longer);
  }
}

/// 1 / n.
static const double shares[maxSamples + 1] = {
    0,      1 / 1., 1 / 2., 1 / 3., 1 / 4., 1 / 5., 1 / 6., 1 / 7., 1 / 8., 1 / 9., 1 / 10.,
    1 / 11., 1 / 12., 1 / 13., 1 / 14., 1 / 15., 1 / 16., 1 / 17., 1 / 18., 1 / 19., 1 / 20., 1 / 21.,
    1 / 22., 1 / 23., 1 / 24., 1 / 25., 1 / 26., 1 / 27., 1 / 28., 1 / 29., 1 / 30., 1 / 31., 1 / 32.,
};

/// The mean over a pixel near the eye, where the projection bends within it.
INLINE uint32_t bent_mean(const double *m, const CPixelsLevel *level, double scale, Place p, int columns, int rows) {
  pair_sums total = {0};
  for (int row = 0; row < rows; row++) {
    double y = p.y - 0.5 + (row + 0.5) / rows;
    for (int column = 0; column < columns; column++) {
      double x = p.x - 0.5 + (column + 0.5) / columns;
      double w = m[2] * x + m[5] * y + m[8];
      if (!(w > 0)) continue;
      double part = scale / w;
      double u = (m[0] * x + m[3] * y + m[6]) * part - 0.5, v = (m[1] * x + m[4] * y + m[7]) * part - 0.5;
      if (fabs(u) < 1e6 && fabs(v) < 1e6) total += beside(level, fixed(u), fixed(v));
    }
  }
  return mean_of(total, (float)(shares[columns] * shares[rows]));
}

/// The mean over a pixel whose area in the picture is a parallelogram, as far as anyone sees.
INLINE uint32_t straight_mean(const CPixelsLevel *level, double scale, Place p, int columns, int rows) {
  double across = scale * shares[columns], down = scale * shares[rows];
  double stepU = p.ux * across, stepV = p.vx * across, lineU = p.uy * down, lineV = p.vy * down;
  // From the middle of the pixel to the middle of its first part.
  double sideU = stepU * (columns - 1), sideV = stepV * (columns - 1);
  double depthU = lineU * (rows - 1), depthV = lineV * (rows - 1);
  double u = p.u * scale - 0.5, v = p.v * scale - 0.5;
  double reachU = (fabs(sideU) + fabs(depthU)) / 2, reachV = (fabs(sideV) + fabs(depthV)) / 2;
  // What steps lose by rounding is far less than this.
  double slack = 1 / 256.0;
  double startU = u - (sideU + depthU) / 2, startV = v - (sideV + depthV) / 2;
  pair_sums total = {0};
  if (u - reachU >= slack && v - reachV >= slack && u + reachU < level->width - 1 - slack &&
      v + reachV < level->height - 1 - slack) {
    const uint32_t *pixels = level->pixels;
    size_t width = (size_t)level->width;
    int32_t alongU = (int32_t)(stepU * 65536), alongV = (int32_t)(stepV * 65536);
    int32_t nextU = (int32_t)(lineU * 65536), nextV = (int32_t)(lineV * 65536);
    uint32_t rowU = (uint32_t)(startU * 65536), rowV = (uint32_t)(startV * 65536);
    for (int row = 0; row < rows; row++, rowU += (uint32_t)nextU, rowV += (uint32_t)nextV) {
      uint32_t atU = rowU, atV = rowV;
      for (int column = 0; column < columns; column++, atU += (uint32_t)alongU, atV += (uint32_t)alongV) {
        const uint32_t *upper = pixels + (size_t)(atV >> 16) * width + (atU >> 16);
        total += between(load_pair(upper), load_pair(upper + width), atV >> 8 & 255, atU >> 8 & 255);
      }
    }
  } else {
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        total += beside(
            level, fixed(startU + row * lineU + column * stepU), fixed(startV + row * lineV + column * stepV));
      }
    }
  }
  return mean_of(total, (float)(shares[columns] * shares[rows]));
}

/// Sets a pixel of a run, or answers 0 where it needs more levels than there are.
INLINE int show(
    const CPixelsProjected *it, const Places *run, int index, double x, double y, uint32_t *target, int32_t *needed) {
  const double *m = it->inverse;
  Place p = {x, y, run->w[index], run->u[index], run->v[index], run->ux[index], run->vx[index], run->uy[index], run->vy[index]};
  *target = 0;
  if (!(p.w > 0)) return 1;
  double reachU = (fabs(p.ux) + fabs(p.uy)) / 2 + 1, reachV = (fabs(p.vx) + fabs(p.vy)) / 2 + 1;
  if (!(p.u > -reachU && p.u < it->levels->width + reachU && p.v > -reachV && p.v < it->levels->height + reachV)) {
    return 1;
  }
  // As many halvings as the pixel's area is wide at its narrowest; samples do the rest.
  int32_t halvings = 0;
  while (halvings < maxHalvings && run->narrowest[index] >= (double)(2 << halvings)) halvings++;
  if (halvings >= it->count) {
    if (!it->is_complete) {
      *needed = halvings;
      return 0;
    }
    halvings = it->count - 1;
  }
  double scale = 1 / (double)(1 << halvings);
  int columns = samples_along(run->across[index] * scale), rows = samples_along(run->down[index] * scale);
  int is_straight = (fabs(m[2]) + fabs(m[5])) * 64 <= p.w;
  *target = is_straight ? straight_mean(it->levels + halvings, scale, p, columns, rows)
                        : bent_mean(m, it->levels + halvings, scale, p, columns, rows);
  return 1;
}

WIDE size_t cpixels_project_row(
    uint32_t *target, const CPixelsProjected *it, int64_t x, int64_t y, size_t count, int32_t *needed) {
  double middle = (double)y + 0.5;
  size_t done = 0;
  while (done < count) {
    double place = (double)(x + (int64_t)done) + 0.5;
    size_t left = count - done;
    // A run that is not even is tried in parts, and then gone through.
    uint32_t colour;
    size_t length = done % long_run == 0 && left >= long_run ? long_run : short_run;
    if (length > left) length = left;
    int even = is_even(it, place, middle, length, &colour);
    if (!even && length > short_run) {
      length = short_run;
      even = is_even(it, place, middle, length, &colour);
    }
    if (even) {
      for (size_t index = 0; index < length; index++) target[done + index] = colour;
      done += length;
      continue;
    }
    Places run;
    find_places(it->inverse, place, middle, &run);
    for (size_t index = 0; index < length; index++) {
      if (!show(it, &run, (int)index, place + (double)index, middle, target + done, needed)) return done;
      done++;
    }
  }
  return count;
}
