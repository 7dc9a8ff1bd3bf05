#include "Lanes.h"

#include <math.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// A picture that is looked at through a projection. Most of what is turned in space is of one colour over many
// pixels, so that whole runs of pixels are filled; the others are means of samples, four components at a time.

enum { tile_width = CPIXELS_TILE_WIDTH, tile_height = CPIXELS_TILE_HEIGHT, maxTiles = 96 };
enum { maxSamples = 32, maxHalvings = 14 };

/// Components of two pixels beside each other, and sums of them.
typedef uint8_t pair_bytes __attribute__((vector_size(8)));
typedef uint16_t pair __attribute__((vector_size(16)));
typedef uint32_t pair_sums __attribute__((vector_size(32)));
typedef uint32_t sums __attribute__((vector_size(16)));
typedef int32_t signed_sums __attribute__((vector_size(16)));
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

enum { short_run = 4, long_run = 32, runs = long_run / short_run };

/// What the projection makes of a run of pixels, at the most.
typedef struct {
  double left, top, right, bottom;
} Span;

/// The corners of the short runs of a long one, above and below the row: each is the right one of a run and the left
/// one of the next.
typedef struct {
  double u[2][runs + 1], v[2][runs + 1];
  /// How far from the eye each is: above 0 in front of it.
  double w[2][runs + 1];
} Corners;

INLINE void find_corners(const double *m, double x, double y, Corners *corners) {
  for (int side = 0; side < 2; side++) {
    double at = y - 0.5 + side;
    for (int index = 0; index <= runs; index++) {
      double place = x - 0.5 + index * short_run;
      double w = m[2] * place + m[5] * at + m[8];
      corners->w[side][index] = w;
      corners->u[side][index] = (m[0] * place + m[3] * at + m[6]) / w;
      corners->v[side][index] = (m[1] * place + m[4] * at + m[7]) / w;
    }
  }
}

#define LESS(a, b) ((a) < (b) ? (a) : (b))
#define MORE(a, b) ((a) > (b) ? (a) : (b))

/// Answers 0 where part of a run, between two corners, is beside the eye or behind it.
INLINE int find_span(const Corners *corners, int first, int last, Span *span) {
  const double(*u)[runs + 1] = corners->u, (*v)[runs + 1] = corners->v, (*w)[runs + 1] = corners->w;
  if (!(w[0][first] > 0 && w[1][first] > 0 && w[0][last] > 0 && w[1][last] > 0)) return 0;
  span->left = LESS(LESS(u[0][first], u[1][first]), LESS(u[0][last], u[1][last]));
  span->right = MORE(MORE(u[0][first], u[1][first]), MORE(u[0][last], u[1][last]));
  span->top = LESS(LESS(v[0][first], v[1][first]), LESS(v[0][last], v[1][last]));
  span->bottom = MORE(MORE(v[0][first], v[1][first]), MORE(v[0][last], v[1][last]));
  return 1;
}

/// Whether a run of pixels shows one colour, which is set.
INLINE int is_even(const CPixelsProjected *it, const Corners *corners, int begin, int end, uint32_t *colour) {
  Span span;
  if (!find_span(corners, begin, end, &span)) return 0;
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

#if defined(__SSE2__)
#define SUM_OF_PRODUCTS(a, b) ((sums)_mm_madd_epi16((__m128i)(a), (__m128i)(b)))
#else
#define SUM_OF_PRODUCTS(a, b)                                                                     \
  ({                                                                                              \
    pair_sums p_ = __builtin_convertvector((a) * (b), pair_sums);                                 \
    __builtin_shufflevector(p_, p_, 0, 2, 4, 6) + __builtin_shufflevector(p_, p_, 1, 3, 5, 7);    \
  })
#endif

/// Two pixels beside each other, their components in turns.
INLINE pair load_pair(const uint32_t *from) {
  pair_bytes bytes;
  memcpy(&bytes, from, sizeof bytes);
  return __builtin_convertvector(__builtin_shufflevector(bytes, bytes, 0, 4, 1, 5, 2, 6, 3, 7), pair);
}

/// What stands between two pairs of pixels, `down` and `across` of 256, times 256.
INLINE sums between(pair upper, pair lower, uint32_t down, uint32_t across) {
  pair mixed = ((upper << 8) + (lower - upper) * (uint16_t)down + 0x80) >> 8;
  // 256 - across for the left one.
  uint32_t both = 256 + across * 65535;
  sums shares = {both, both, both, both};
  return SUM_OF_PRODUCTS(mixed, (pair)shares);
}

/// The same at a place, in 1/65,536 of a pixel, that may be beside the picture, where all is clear.
INLINE sums beside(const CPixelsLevel *level, int64_t u, int64_t v) {
  int32_t left = (int32_t)(u >> 16), top = (int32_t)(v >> 16), width = level->width, height = level->height;
  // Without a branch for each neighbour: along an edge they would go one way as often as the other.
  uint32_t has[2] = {0u - ((uint32_t)left < (uint32_t)width), 0u - ((uint32_t)(left + 1) < (uint32_t)width)};
  uint32_t upper[2] = {0, 0}, lower[2] = {0, 0};
  int32_t first = left < 0 ? 0 : left, next = left + 1 < width ? left + 1 : width - 1;
  if (!(has[0] | has[1])) return (sums){0};
  if ((uint32_t)top < (uint32_t)height) {
    const uint32_t *row = level->pixels + (size_t)top * (size_t)width;
    upper[0] = row[first] & has[0];
    upper[1] = row[next] & has[1];
  }
  if ((uint32_t)(top + 1) < (uint32_t)height) {
    const uint32_t *row = level->pixels + (size_t)(top + 1) * (size_t)width;
    lower[0] = row[first] & has[0];
    lower[1] = row[next] & has[1];
  }
  return between(load_pair(upper), load_pair(lower), v >> 8 & 255, u >> 8 & 255);
}

/// The mean of samples, each 256 times what it shows.
INLINE uint32_t mean_of(sums total, float share) {
  // Of 32 × 32 samples it is far below what has a sign.
  floats mean = __builtin_convertvector((signed_sums)total, floats) * (share / 256) + 0.5f;
  pixel_bytes parts = __builtin_convertvector(__builtin_convertvector(mean, signed_sums), pixel_bytes);
  uint32_t pixel;
  memcpy(&pixel, &parts, sizeof pixel);
  return pixel;
}

INLINE int64_t fixed(double place) {
  return (int64_t)floor(fmin(fmax(place, -1e6), 1e6) * 65536);
}

/// The pixels of a short run, worked out together: each would wait for its own divisions and roots.
typedef struct {
  double w[short_run], u[short_run], v[short_run];
  /// What the steps to the next pixel across and down are in the picture.
  double ux[short_run], vx[short_run], uy[short_run], vy[short_run];
  /// How long those are, and how wide the pixel's area is at its narrowest.
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

/// How the pixels of a short run are looked at.
typedef struct {
  /// How often the picture is halved for them, and what of its side is left.
  double halvings[short_run], scale[short_run];
  /// How many samples are taken across and down.
  double columns[short_run], rows[short_run];
  /// The first sample, and the steps to the next one and to the next row of them, in the halved picture's pixels.
  double startU[short_run], startV[short_run];
  double stepU[short_run], stepV[short_run], lineU[short_run], lineV[short_run];
  /// The middle, and how far samples are from it.
  double u[short_run], v[short_run], reachU[short_run], reachV[short_run];
  /// Not 0 where the middle is near enough for something to be seen.
  double isMet[short_run];
} Samples;

/// One sample for each of the picture's pixels. Not a number is the most.
INLINE double samples_along(double length) {
  double rounded = ceil(length - 0.05);
  rounded = rounded > 1 ? rounded : 1;
  return length < maxSamples ? rounded : maxSamples;
}

INLINE void find_samples(const CPixelsProjected *it, const Places *p, Samples *s) {
  double width = it->levels->width, height = it->levels->height;
  int32_t limit = it->is_complete && it->count <= maxHalvings ? it->count - 1 : maxHalvings;
  double widest = 0;
  for (int index = 0; index < short_run; index++) {
    s->halvings[index] = 0;
    s->scale[index] = 1;
    widest = p->narrowest[index] > widest ? p->narrowest[index] : widest;
  }
  // As many halvings as the pixel's area is wide at its narrowest; samples do the rest.
  for (int halvings = 0; halvings < limit && widest >= (double)(2 << halvings); halvings++) {
    for (int index = 0; index < short_run; index++) {
      int more = p->narrowest[index] >= (double)(2 << halvings);
      s->halvings[index] += more ? 1 : 0;
      s->scale[index] *= more ? 0.5 : 1;
    }
  }
  for (int index = 0; index < short_run; index++) {
    double u = p->u[index], v = p->v[index];
    double ux = p->ux[index], vx = p->vx[index], uy = p->uy[index], vy = p->vy[index];
    double reachU = (fabs(ux) + fabs(uy)) / 2 + 1, reachV = (fabs(vx) + fabs(vy)) / 2 + 1;
    int isMet = (p->w[index] > 0) & (u > -reachU) & (u < width + reachU) & (v > -reachV) & (v < height + reachV);
    s->isMet[index] = isMet ? 1 : 0;
    double scale = s->scale[index];
    double columns = samples_along(p->across[index] * scale), rows = samples_along(p->down[index] * scale);
    double across = scale * (1 / columns), down = scale * (1 / rows);
    double stepU = ux * across, stepV = vx * across, lineU = uy * down, lineV = vy * down;
    // From the middle of the pixel to the middle of its first part.
    double sideU = stepU * (columns - 1), sideV = stepV * (columns - 1);
    double depthU = lineU * (rows - 1), depthV = lineV * (rows - 1);
    u = u * scale - 0.5;
    v = v * scale - 0.5;
    s->columns[index] = columns;
    s->rows[index] = rows;
    s->stepU[index] = stepU;
    s->stepV[index] = stepV;
    s->lineU[index] = lineU;
    s->lineV[index] = lineV;
    s->u[index] = u;
    s->v[index] = v;
    s->reachU[index] = (fabs(sideU) + fabs(depthU)) / 2;
    s->reachV[index] = (fabs(sideV) + fabs(depthV)) / 2;
    s->startU[index] = u - (sideU + depthU) / 2;
    s->startV[index] = v - (sideV + depthV) / 2;
  }
}

/// The mean over a pixel near the eye, where the projection bends within it.
INLINE uint32_t bent_mean(
    const double *m, const CPixelsLevel *level, double scale, double left, double top, int columns, int rows) {
  sums total = {0};
  for (int row = 0; row < rows; row++) {
    double y = top - 0.5 + (row + 0.5) / rows;
    for (int column = 0; column < columns; column++) {
      double x = left - 0.5 + (column + 0.5) / columns;
      double w = m[2] * x + m[5] * y + m[8];
      if (!(w > 0)) continue;
      double part = scale / w;
      double u = (m[0] * x + m[3] * y + m[6]) * part - 0.5, v = (m[1] * x + m[4] * y + m[7]) * part - 0.5;
      if (fabs(u) < 1e6 && fabs(v) < 1e6) total += beside(level, fixed(u), fixed(v));
    }
  }
  return mean_of(total, (float)(1. / columns * (1. / rows)));
}

/// The mean over a pixel whose area in the picture is a parallelogram, as far as anyone sees.
INLINE uint32_t straight_mean(const CPixelsLevel *level, const Samples *s, int index, int columns, int rows) {
  double u = s->u[index], v = s->v[index], reachU = s->reachU[index], reachV = s->reachV[index];
  double startU = s->startU[index], startV = s->startV[index];
  double stepU = s->stepU[index], stepV = s->stepV[index], lineU = s->lineU[index], lineV = s->lineV[index];
  // What steps lose by rounding is far less than this.
  double slack = 1 / 256.0;
  sums total = {0};
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
  return mean_of(total, (float)(1. / columns * (1. / rows)));
}

/// Sets a pixel of a run, or answers 0 where it needs more levels than there are.
INLINE int show(
    const CPixelsProjected *it, const Places *run, const Samples *samples, int index, double x, double y,
    uint32_t *target, int32_t *needed) {
  const double *m = it->inverse;
  *target = 0;
  if (samples->isMet[index] == 0) return 1;
  int32_t halvings = (int32_t)samples->halvings[index];
  int columns = (int)samples->columns[index], rows = (int)samples->rows[index];
  double scale = samples->scale[index];
  if (halvings >= it->count) {
    *needed = halvings;
    return 0;
  }
  int is_straight = (fabs(m[2]) + fabs(m[5])) * 64 <= run->w[index];
  *target = is_straight ? straight_mean(it->levels + halvings, samples, index, columns, rows)
                        : bent_mean(m, it->levels + halvings, scale, x, y, columns, rows);
  return 1;
}

WIDE size_t cpixels_project_row(
    uint32_t *target, const CPixelsProjected *it, int64_t x, int64_t y, size_t count, int32_t *needed) {
  double middle = (double)y + 0.5;
  size_t done = 0;
  while (done < count) {
    // A long run that is not even is tried in short ones, and those that are not are gone through.
    double start = (double)(x + (int64_t)done) + 0.5;
    Corners corners;
    find_corners(it->inverse, start, middle, &corners);
    size_t length = count - done < long_run ? count - done : long_run;
    uint32_t colour;
    if (length == long_run && is_even(it, &corners, 0, runs, &colour)) {
      for (size_t index = 0; index < long_run; index++) target[done + index] = colour;
      done += long_run;
      continue;
    }
    for (size_t from = 0; from < length; from += short_run) {
      uint32_t *run_target = target + done + from;
      size_t width = length - from < short_run ? length - from : short_run;
      int run = (int)(from / short_run);
      if (width == short_run && is_even(it, &corners, run, run + 1, &colour)) {
        for (size_t index = 0; index < short_run; index++) run_target[index] = colour;
        continue;
      }
      double place = start + (double)from;
      Places places;
      find_places(it->inverse, place, middle, &places);
      Samples samples;
      find_samples(it, &places, &samples);
      for (size_t index = 0; index < width; index++) {
        if (!show(it, &places, &samples, (int)index, place + (double)index, middle, run_target + index, needed)) {
          return done + from + index;
        }
      }
    }
    done += length;
  }
  return count;
}
