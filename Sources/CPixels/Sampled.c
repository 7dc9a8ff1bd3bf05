#include "Lanes.h"

#include <math.h>

// Pictures that are scaled and turned: each pixel stands between four of the picture's.

typedef uint64_t pair __attribute__((aligned(4), may_alias));
typedef uint64_t pairs __attribute__((vector_size(32)));

/// A place of which it is known that it is a picture's, in 1/256 of a pixel, rounded down.
INLINE int32_t fixed_place(double place) {
  double scaled = place * 256;
  int32_t whole = (int32_t)scaled;
  return whole - (scaled < whole);
}

INLINE uint32_t mixed(uint32_t first, uint32_t second, uint32_t weight) {
  uint32_t rest = 256 - weight;
  uint32_t even = ((first & 0x00FF00FF) * rest + (second & 0x00FF00FF) * weight + 0x00800080) >> 8;
  uint32_t odd = ((first >> 8) & 0x00FF00FF) * rest + ((second >> 8) & 0x00FF00FF) * weight + 0x00800080;
  return (even & 0x00FF00FF) | (odd & 0xFF00FF00);
}

INLINE int64_t wrapped(int64_t place, int64_t size) {
  int64_t rest = place % size;
  return rest < 0 ? rest + size : rest;
}

INLINE int64_t limited(int64_t place, int64_t size) { return place < 0 ? 0 : place < size ? place : size - 1; }

INLINE uint32_t pixel_at(const CPixelsLevel *picture, CPixelsEdge edge, int64_t x, int64_t y) {
  int64_t width = picture->width, height = picture->height;
  switch (edge) {
    case CPIXELS_EDGE_EXTENDED:
      x = limited(x, width);
      y = limited(y, height);
      break;
    case CPIXELS_EDGE_REPEATED:
      x = wrapped(x, width);
      y = wrapped(y, height);
      break;
    default:
      if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  }
  return picture->pixels[y * width + x];
}

/// A pixel somewhere, with what is beyond the picture's edges.
INLINE uint32_t edge_pixel(const CPixelsLevel *picture, CPixelsEdge edge, double u, double v) {
  if (!(fabs(u) < 1e6 && fabs(v) < 1e6)) return 0;
  int32_t fixed_u = fixed_place(u), fixed_v = fixed_place(v);
  int64_t left = fixed_u >> 8, top = fixed_v >> 8;
  uint32_t across = fixed_u & 255, down = fixed_v & 255;
  return mixed(
      mixed(pixel_at(picture, edge, left, top), pixel_at(picture, edge, left, top + 1), down),
      mixed(pixel_at(picture, edge, left + 1, top), pixel_at(picture, edge, left + 1, top + 1), down), across);
}

/// Whether a place and its neighbours lie in the picture.
INLINE int is_inside(const CPixelsLevel *picture, double u, double v) {
  return (u >= 0) & (v >= 0) & (u < picture->width - 1) & (v < picture->height - 1);
}

// Two pixels beside each other of each of eight places, as first ones and second ones.
#define GATHER(row, first, second)                                                               \
  {                                                                                              \
    pairs low_ = {row(0), row(1), row(2), row(3)}, high_ = {row(4), row(5), row(6), row(7)};     \
    first = (lanes)__builtin_shufflevector((words)low_, (words)high_, 0, 2, 4, 6, 8, 10, 12, 14); \
    second = (lanes)__builtin_shufflevector((words)low_, (words)high_, 1, 3, 5, 7, 9, 11, 13, 15); \
  }

WIDE void cpixels_sample_row(
    uint32_t *target, size_t count, const CPixelsLevel *picture, CPixelsEdge edge, double x, double along_u,
    double along_v, double start_u, double start_v) {
  const uint32_t *pixels = picture->pixels;
  ptrdiff_t width = picture->width;
  for (size_t index = 0; index < count; index += block) {
    size_t rest = count - index < block ? count - index : block;
    double first = x + (double)index, last = x + (double)(index + rest - 1);
    // Places move one way along a row.
    if (!is_inside(picture, start_u + along_u * first, start_v + along_v * first) ||
        !is_inside(picture, start_u + along_u * last, start_v + along_v * last)) {
      for (size_t i = 0; i < rest; i++) {
        double at = x + (double)(index + i);
        target[index + i] = edge_pixel(picture, edge, start_u + along_u * at, start_v + along_v * at);
      }
      continue;
    }
    int32_t u[block], v[block];
    for (int i = 0; i < block; i++) {
      // Behind the end the last one again.
      double at = x + (double)(index + ((size_t)i < rest ? (size_t)i : rest - 1));
      u[i] = fixed_place(start_u + along_u * at);
      v[i] = fixed_place(start_v + along_v * at);
    }
    const uint32_t *upper[block];
    for (int i = 0; i < block; i++) upper[i] = pixels + (v[i] >> 8) * width + (u[i] >> 8);
    lanes upper_first, upper_second, lower_first, lower_second;
#define UPPER(number) (*(const pair *)upper[number])
#define LOWER(number) (*(const pair *)(upper[number] + width))
    GATHER(UPPER, upper_first, upper_second)
    GATHER(LOWER, lower_first, lower_second)
#undef UPPER
#undef LOWER
    words across = *(const words *)u & 255, down = *(const words *)v & 255;
    lanes downs = (lanes)(down | down << 16), acrosses = (lanes)(across | across << 16);
    lanes left = MIXED(upper_first, lower_first, downs), right = MIXED(upper_second, lower_second, downs);
    lanes shown = MIXED(left, right, acrosses);
    if (rest < block) {
      STORE_PART(target + index, shown, rest);
    } else {
      STORE(target + index, shown);
    }
  }
}
