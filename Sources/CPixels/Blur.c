#include "CPixels.h"

#include <string.h>

// Each loop is compiled for processors with lanes of 256 bits as well, and chosen when the program starts. Both do the
// same operations in the same order, so the samples are the same.
#if defined(__x86_64__) && defined(__linux__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

// Eight lanes at any address; the compiler makes of them what the processor has.
typedef float lanes __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t int_lanes __attribute__((vector_size(32)));
typedef uint8_t byte_lanes __attribute__((vector_size(8), aligned(1), may_alias));

enum { block = 16, max_reach = 63 };

#define LOAD(from) (*(const lanes *)(from))
#define STORE(to, value) (*(lanes *)(to) = (value))
/// Floats of 0…255 as bytes, to the nearest.
#define STORE_BYTES(to, value) \
  (*(byte_lanes *)(to) = __builtin_convertvector(__builtin_convertvector((value) + 0.5f, int_lanes), byte_lanes))

static inline size_t padded(size_t count) { return (count + block - 1) / block * block; }

// MARK: Convolution

/// One row convolved along itself. `in` has room of a kernel's reach before it and behind it.
__attribute__((always_inline)) static inline void convolve_row(const float *in, float *out, size_t count, int channels, CPixelsKernel kernel) {
  for (size_t x = 0; x < count; x += block) {
    lanes first = LOAD(in + x) * kernel.weights[0];
    lanes second = LOAD(in + x + 8) * kernel.weights[0];
    for (int32_t distance = 1; distance < kernel.count; distance++) {
      const float *before = in + x - (ptrdiff_t)distance * channels;
      const float *behind = in + x + (ptrdiff_t)distance * channels;
      first += (LOAD(before) + LOAD(behind)) * kernel.weights[distance];
      second += (LOAD(before + 8) + LOAD(behind + 8)) * kernel.weights[distance];
    }
    STORE(out + x, first);
    STORE(out + x + 8, second);
  }
}

/// What stands `kernel.count - 1` rows above to as many below each sample, weighted. `rows` points to the middle.
__attribute__((always_inline)) static inline void convolve_columns(
    const float *const *rows, size_t x, CPixelsKernel kernel, lanes *first, lanes *second) {
  *first = LOAD(rows[0] + x) * kernel.weights[0];
  *second = LOAD(rows[0] + x + 8) * kernel.weights[0];
  for (int32_t distance = 1; distance < kernel.count; distance++) {
    const float *above = rows[-distance] + x, *below = rows[distance] + x;
    *first += (LOAD(above) + LOAD(below)) * kernel.weights[distance];
    *second += (LOAD(above + 8) + LOAD(below + 8)) * kernel.weights[distance];
  }
}

/// Rows to convolve: bytes or floats.
typedef struct {
  uint8_t *bytes;
  float *floats;
  size_t width;
  size_t height;
  int channels;
} Rows;

static size_t convolution_scratch(size_t width, int channels, int32_t count) {
  size_t stride = padded(width * channels);
  size_t reach = (size_t)(count - 1) * channels;
  return stride * (2 * (size_t)count) + stride + 2 * reach + 2 * block + stride;
}

/// Convolves in both directions, in place: each row along itself first, when the columns come to need it.
WIDE static void convolve(Rows rows, CPixelsKernel kernel, int extends, float *scratch) {
  const size_t length = rows.width * rows.channels, stride = padded(length);
  const int reach = kernel.count - 1, ring_rows = 2 * reach + 1;
  const size_t margin = (size_t)reach * rows.channels;
  float *ring = scratch;
  float *nothing = ring + (size_t)ring_rows * stride;
  float *line = nothing + stride + margin;
  memset(nothing, 0, stride * sizeof(float));
  memset(line - margin, 0, (stride + 2 * margin + block) * sizeof(float));
  const float *window[2 * max_reach + 1];
  size_t next = 0;

  for (size_t y = 0; y < rows.height; y++) {
    while (next < rows.height && next <= y + (size_t)reach) {
      if (rows.bytes) {
        const uint8_t *from = rows.bytes + next * length;
        for (size_t x = 0; x < length; x++) line[x] = from[x];
      } else {
        memcpy(line, rows.floats + next * length, length * sizeof(float));
      }
      if (extends) {
        for (size_t x = 0; x < margin; x++) {
          line[(ptrdiff_t)x - (ptrdiff_t)margin] = line[x % rows.channels];
          line[length + x] = line[length - rows.channels + x % rows.channels];
        }
      }
      convolve_row(line, ring + (next % ring_rows) * stride, length, rows.channels, kernel);
      next++;
    }
    const float **middle = window + reach;
    for (int distance = -reach; distance <= reach; distance++) {
      ptrdiff_t row = (ptrdiff_t)y + distance;
      if (row < 0 || row >= (ptrdiff_t)rows.height) {
        if (extends) {
          row = row < 0 ? 0 : (ptrdiff_t)rows.height - 1;
        } else {
          middle[distance] = nothing;
          continue;
        }
      }
      middle[distance] = ring + (size_t)(row % ring_rows) * stride;
    }
    lanes first, second;
    size_t x = 0;
    if (rows.bytes) {
      uint8_t *to = rows.bytes + y * length;
      for (; x + block <= length; x += block) {
        convolve_columns(middle, x, kernel, &first, &second);
        STORE_BYTES(to + x, first);
        STORE_BYTES(to + x + 8, second);
      }
      if (x < length) {
        uint8_t rest[block];
        convolve_columns(middle, x, kernel, &first, &second);
        STORE_BYTES(rest, first);
        STORE_BYTES(rest + 8, second);
        memcpy(to + x, rest, length - x);
      }
    } else {
      float *to = rows.floats + y * length;
      for (; x + block <= length; x += block) {
        convolve_columns(middle, x, kernel, &first, &second);
        STORE(to + x, first);
        STORE(to + x + 8, second);
      }
      if (x < length) {
        float rest[block];
        convolve_columns(middle, x, kernel, &first, &second);
        STORE(rest, first);
        STORE(rest + 8, second);
        memcpy(to + x, rest, (length - x) * sizeof(float));
      }
    }
  }
}

// MARK: Resolution

/// How many means a side has: with one beyond the plane at either end, so that what lies between the outermost two
/// is interpolated as everything else.
static inline size_t small_side(size_t side, size_t factor) { return (side + factor - 1) / factor + 2; }

/// The means of squares of `factor` pixels, and of those around the plane. At the right and lower edges a square may
/// reach beyond it.
WIDE static void shrink(CPixelsPlane plane, size_t factor, int extends, float *to, uint16_t *sums) {
  const size_t channels = plane.channels, length = plane.width * channels;
  const size_t small_width = small_side(plane.width, factor), small_height = small_side(plane.height, factor);
  const size_t start = factor * channels, whole = small_width * factor * channels;
  const ptrdiff_t last = plane.height - 1;
  const float share = 1.0f / (float)(factor * factor);
  uint16_t *inside = sums + start;
  for (size_t y = 0; y < small_height; y++) {
    memset(sums, 0, whole * sizeof(uint16_t));
    for (size_t index = 0; index < factor; index++) {
      ptrdiff_t row = (ptrdiff_t)(y * factor + index) - (ptrdiff_t)factor;
      if (!extends && (row < 0 || row > last)) continue;
      const uint8_t *from = plane.samples + (size_t)(row < 0 ? 0 : row > last ? last : row) * length;
      for (size_t x = 0; x < length; x++) inside[x] = (uint16_t)(inside[x] + from[x]);
    }
    if (extends) {
      for (size_t x = 0; x < start; x++) sums[x] = inside[x % channels];
      for (size_t x = start + length; x < whole; x++) sums[x] = inside[length - channels + x % channels];
    }
    float *line = to + y * small_width * channels;
    for (size_t x = 0; x < small_width; x++) {
      const uint16_t *from = sums + x * start;
      if (channels == 4) {
        uint32_t sum[4] = {0, 0, 0, 0};
        for (size_t pixel = 0; pixel < factor; pixel++) {
          for (int channel = 0; channel < 4; channel++) sum[channel] += from[4 * pixel + channel];
        }
        for (int channel = 0; channel < 4; channel++) line[4 * x + channel] = (float)sum[channel] * share;
      } else {
        uint32_t sum = 0;
        for (size_t pixel = 0; pixel < factor; pixel++) sum += from[pixel];
        line[x] = (float)sum * share;
      }
    }
  }
}

/// What lies between the middles of two values, `count` samples of it from `parts` on.
__attribute__((always_inline)) static inline void interpolate(const float *left, const float *parts, size_t count, int channels, uint8_t *to) {
  if (channels == 4) {
    const float a[4] = {left[0] + 0.5f, left[1] + 0.5f, left[2] + 0.5f, left[3] + 0.5f};
    const float slope[4] = {left[4] - left[0], left[5] - left[1], left[6] - left[2], left[7] - left[3]};
    for (size_t pixel = 0; pixel < count; pixel++) {
      for (int channel = 0; channel < 4; channel++) {
        to[4 * pixel + channel] = (uint8_t)(int32_t)(a[channel] + slope[channel] * parts[pixel]);
      }
    }
  } else {
    const float a = left[0] + 0.5f, slope = left[1] - left[0];
    for (size_t pixel = 0; pixel < count; pixel++) to[pixel] = (uint8_t)(int32_t)(a + slope * parts[pixel]);
  }
}

/// Fills a plane with a smaller one, interpolated linearly between the middles of its values.
WIDE static void enlarge(CPixelsPlane plane, size_t factor, const float *small, float *line) {
  const size_t channels = plane.channels, width = plane.width;
  const size_t length = small_side(width, factor) * channels, half = factor / 2;
  float parts[128];
  for (size_t index = 0; index < factor; index++) parts[index] = ((float)index + 0.5f) / (float)factor;
  for (size_t y = 0; y < (size_t)plane.height; y++) {
    const float *above = small + (y + half) / factor * length, *below = above + length;
    const float part = parts[(y + half) % factor];
    for (size_t x = 0; x < length; x++) line[x] = above[x] + (below[x] - above[x]) * part;
    uint8_t *to = plane.samples + y * width * channels;
    // The first and the last stretch are cut by the plane's edges.
    size_t x = half < width ? half : width, index = 1;
    interpolate(line, parts + half, x, (int)channels, to);
    for (; x + factor <= width; x += factor, index++) {
      interpolate(line + index * channels, parts, factor, (int)channels, to + x * channels);
    }
    if (x < width) interpolate(line + index * channels, parts, width - x, (int)channels, to + x * channels);
  }
}

// MARK: Blur

size_t cpixels_blur_scratch(CPixelsPlane plane, int32_t factor, int32_t count) {
  if (factor == 1) return convolution_scratch(plane.width, plane.channels, count);
  size_t width = small_side(plane.width, factor), height = small_side(plane.height, factor);
  size_t sums = padded(width * factor * plane.channels) / 2 + block;
  return convolution_scratch(width, plane.channels, count) + padded(width * height * plane.channels)
         + padded(width * plane.channels) + sums;
}

void cpixels_blur(CPixelsPlane plane, int32_t factor, CPixelsKernel kernel, int extends, float *scratch) {
  if (factor == 1) {
    Rows rows = {plane.samples, 0, plane.width, plane.height, plane.channels};
    convolve(rows, kernel, extends, scratch);
    return;
  }
  size_t width = small_side(plane.width, factor), height = small_side(plane.height, factor);
  float *small = scratch;
  float *mixed = small + padded(width * height * plane.channels);
  float *rest = mixed + padded(width * plane.channels);
  uint16_t *sums = (uint16_t *)rest;
  shrink(plane, factor, extends, small, sums);
  Rows rows = {0, small, width, height, plane.channels};
  convolve(rows, kernel, extends, rest);
  enlarge(plane, factor, small, mixed);
}
