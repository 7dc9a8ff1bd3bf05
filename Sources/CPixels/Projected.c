#include "Samples.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// A picture that is looked at through a projection. Most of what is turned in space is of one colour over many
// pixels, so that whole runs of pixels are filled; the others are means of samples, four components at a time.

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

/// How samples are taken within a level.
typedef struct {
  const CPixelsLevel *level;
  int columns, rows;
  /// The steps to the next sample and to the next row of them, in 1/65,536 of a pixel.
  uint32_t stepU, stepV, lineU, lineV;
  float share;
} Sampling;

INLINE Sampling sampling_of(const CPixelsLevel *level, const Samples *s, int index) {
  double columns = s->columns[index], rows = s->rows[index];
  return (Sampling){
      .level = level,
      .columns = (int)columns,
      .rows = (int)rows,
      .stepU = (uint32_t)(int32_t)(s->stepU[index] * 65536),
      .stepV = (uint32_t)(int32_t)(s->stepV[index] * 65536),
      .lineU = (uint32_t)(int32_t)(s->lineU[index] * 65536),
      .lineV = (uint32_t)(int32_t)(s->lineV[index] * 65536),
      .share = (float)(1 / columns * (1 / rows)),
  };
}

/// A sample within a level.
INLINE sums sample(const uint32_t *pixels, size_t width, uint32_t u, uint32_t v) {
  const uint32_t *upper = pixels + (size_t)(v >> 16) * width + (u >> 16);
  return between(load_pair(upper), load_pair(upper + width), v >> 8 & 255, u >> 8 & 255);
}

/// The mean over a pixel whose area in the picture is a parallelogram, as far as anyone sees, all of it within the
/// picture. `u` and `v` are its first sample's place.
INLINE uint32_t inner_mean(const Sampling *it, uint32_t u, uint32_t v) {
  const uint32_t *pixels = it->level->pixels;
  size_t width = (size_t)it->level->width;
  sums total = {0};
  for (int row = 0; row < it->rows; row++, u += it->lineU, v += it->lineV) {
    uint32_t atU = u, atV = v;
    for (int column = 0; column < it->columns; column++, atU += it->stepU, atV += it->stepV) {
      total += sample(pixels, width, atU, atV);
    }
  }
  return mean_of(total, it->share);
}

/// The same along the picture's edge.
INLINE uint32_t outer_mean(const CPixelsLevel *level, const Samples *s, int index, double u, double v) {
  double startU = u + s->firstU[index], startV = v + s->firstV[index];
  int columns = (int)s->columns[index], rows = (int)s->rows[index];
  sums total = {0};
  for (int row = 0; row < rows; row++) {
    for (int column = 0; column < columns; column++) {
      total += beside(
          level, fixed(startU + row * s->lineU[index] + column * s->stepU[index]),
          fixed(startV + row * s->lineV[index] + column * s->stepV[index]));
    }
  }
  return mean_of(total, (float)(1. / columns * (1. / rows)));
}

/// The mean over a pixel whose area is a parallelogram. `u` and `v` are its middle in the halved picture.
INLINE uint32_t straight_mean(const CPixelsLevel *level, const Samples *s, int index, double u, double v) {
  if (!is_within(level, s, index, u, v)) return outer_mean(level, s, index, u, v);
  Sampling sampling = sampling_of(level, s, index);
  return inner_mean(
      &sampling, (uint32_t)((u + s->firstU[index]) * 65536), (uint32_t)((v + s->firstV[index]) * 65536));
}

/// Sets the pixels `first` to `end` of a short run, the first of which is at `x`, all of which are looked at alike.
/// Answers how many it has set; it needs more levels than there are for the next one.
INLINE size_t show_alike(
    const CPixelsProjected *it, const Samples *s, int index, double x, double y, size_t first, size_t end,
    uint32_t *target, int32_t *needed) {
  const double *m = it->inverse;
  double u[short_run], v[short_run], scale = s->scale[index];
  for (int at = 0; at < short_run; at++) {
    double part = scale / (m[2] * (x + at) + m[5] * y + m[8]);
    u[at] = (m[0] * (x + at) + m[3] * y + m[6]) * part - 0.5;
    v[at] = (m[1] * (x + at) + m[4] * y + m[7]) * part - 0.5;
  }
  int32_t halvings = (int32_t)s->halvings[index];
  const CPixelsLevel *level = it->levels + halvings;
  // Places move one way along a row.
  if (halvings < it->count && is_within(level, s, index, u[0], v[0]) &&
      is_within(level, s, index, u[short_run - 1], v[short_run - 1])) {
    int32_t startU[short_run], startV[short_run];
    for (int at = 0; at < short_run; at++) {
      startU[at] = (int32_t)((u[at] + s->firstU[index]) * 65536);
      startV[at] = (int32_t)((v[at] + s->firstV[index]) * 65536);
    }
    Sampling sampling = sampling_of(level, s, index);
    if (sampling.columns * sampling.rows == 1) {
      for (size_t at = first; at < end; at++) {
        sums one = (sample(level->pixels, (size_t)level->width, (uint32_t)startU[at], (uint32_t)startV[at]) + 128) >> 8;
        pixel_bytes parts = __builtin_convertvector(one, pixel_bytes);
        memcpy(target + (at - first), &parts, sizeof parts);
      }
    } else {
      for (size_t at = first; at < end; at++) {
        target[at - first] = inner_mean(&sampling, (uint32_t)startU[at], (uint32_t)startV[at]);
      }
    }
    return end - first;
  }
  double left = -s->besideU[index] * scale - 0.5, right = (it->levels->width + s->besideU[index]) * scale - 0.5;
  double top = -s->besideV[index] * scale - 0.5, bottom = (it->levels->height + s->besideV[index]) * scale - 0.5;
  for (size_t at = first; at < end; at++) {
    uint32_t *pixel = target + (at - first);
    *pixel = 0;
    if (!((u[at] > left) & (u[at] < right) & (v[at] > top) & (v[at] < bottom))) continue;
    if (halvings >= it->count) {
      *needed = halvings;
      return at - first;
    }
    *pixel = straight_mean(level, s, index, u[at], v[at]);
  }
  return end - first;
}

/// Sets pixels, the first of which is at `x`, `places` at the most, each of which is looked at in its own way.
INLINE size_t show_each(
    const CPixelsProjected *it, double x, double y, size_t count, uint32_t *target, int32_t *needed) {
  const double *m = it->inverse;
  Places found;
  find_places(m, x, 1, y, &found);
  Samples samples;
  find_samples(it, &found, &samples);
  double width = it->levels->width, height = it->levels->height;
  for (size_t at = 0; at < count; at++) {
    target[at] = 0;
    double u = found.u[at], v = found.v[at];
    double besideU = samples.besideU[at], besideV = samples.besideV[at];
    if (!((found.w[at] > 0) & (u > -besideU) & (u < width + besideU) & (v > -besideV) & (v < height + besideV))) {
      continue;
    }
    int32_t halvings = (int32_t)samples.halvings[at];
    if (halvings >= it->count) {
      *needed = halvings;
      return at;
    }
    const CPixelsLevel *level = it->levels + halvings;
    double scale = samples.scale[at];
    // Up to 1/32 a pixel's area is a parallelogram.
    target[at] = bend_of(m) * 32 > found.w[at]
                     ? bent_mean(m, level, scale, x + (double)at, y, (int)samples.columns[at], (int)samples.rows[at])
                     : straight_mean(level, &samples, (int)at, u * scale - 0.5, v * scale - 0.5);
  }
  return count;
}

WIDE size_t cpixels_project_row(
    uint32_t *target, const CPixelsProjected *it, int64_t x, int64_t y, size_t count, int32_t *needed) {
  const double *m = it->inverse;
  double middle = (double)y + 0.5;
  // Long runs start at multiples of their length in the plane: what is asked for does not decide how it is looked at.
  for (size_t done = 0; done < count;) {
    int64_t at = x + (int64_t)done;
    size_t from = (size_t)(at & (long_run - 1));
    size_t end = count - done < long_run - from ? from + count - done : long_run;
    double start = (double)(at - (int64_t)from) + 0.5;
    Corners corners;
    find_corners(m, start, middle, &corners);
    uint32_t colour;
    if (is_even(it, &corners, 0, runs, &colour)) {
      for (; from < end; from++) target[done++] = colour;
      continue;
    }
    // A long run that is not even is tried in short ones. Where the distance changes by less than 1/64 across a pixel,
    // the pixels of one of them are looked at as its middle is.
    double bend = bend_of(m) * 64;
    Places middles;
    Samples samples;
    int is_known = 0;
    while (from < end) {
      int run = (int)from / short_run;
      size_t first = from % short_run, behind = end - from < short_run - first ? first + end - from : short_run;
      size_t set = 0;
      double place = start + run * short_run;
      if (is_even(it, &corners, run, run + 1, &colour)) {
        for (; set < behind - first; set++) target[done + set] = colour;
      } else if (
          (bend <= corners.w[0][run]) & (bend <= corners.w[0][run + 1]) & (bend <= corners.w[1][run]) &
          (bend <= corners.w[1][run + 1])) {
        if (!is_known) {
          find_places(m, start + (short_run - 1) / 2.0, short_run, middle, &middles);
          find_samples(it, &middles, &samples);
          is_known = 1;
        }
        set = show_alike(it, &samples, run, place, middle, first, behind, target + done, needed);
        if (set < behind - first) return done + set;
      } else {
        while (set < behind - first) {
          size_t rest = behind - first - set, few = rest < places ? rest : places;
          size_t shown =
              show_each(it, place + (double)(first + set), middle, few, target + done + set, needed);
          set += shown;
          if (shown < few) return done + set;
        }
      }
      done += set;
      from += set;
    }
  }
  return count;
}
