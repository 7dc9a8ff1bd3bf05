#ifndef EVEN_RUNS_H
#define EVEN_RUNS_H

#include "Lanes.h"

#include <math.h>

// Runs of pixels, of a picture that is looked at through a projection, that show one colour.

enum { tile_width = CPIXELS_TILE_WIDTH, tile_height = CPIXELS_TILE_HEIGHT, maxTiles = 96 };
enum { maxHalvings = 14 };

/// In pixels. Those of a short run are looked at alike where the projection hardly bends.
enum { short_run = 8, long_run = 32, runs = long_run / short_run };

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
      double part = 1 / w;
      corners->u[side][index] = (m[0] * place + m[3] * at + m[6]) * part;
      corners->v[side][index] = (m[1] * place + m[4] * at + m[7]) * part;
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

#endif
