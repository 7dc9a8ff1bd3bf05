#include "Lanes.h"

// A small picture that is laid between pixels: hundreds of them move at a time, each a little, so what is known
// of a picture's rows is kept beside it, and every block of pixels is worked out without memory in between.

enum { maxWidth = CPIXELS_MAX_MOVED_WIDTH, least = 2 * block };

/// Whether a row of the picture has something at a place; beyond the picture there is nothing.
INLINE uint32_t pixel_at(const uint32_t *row, ptrdiff_t x) { return row ? row[x] : 0; }

void cpixels_find_moved_rows(
    const uint32_t *source, ptrdiff_t width, ptrdiff_t height, CPixelsMovedRow *rows) {
  if (width < 1 || width > maxWidth || height < 1) return;
  for (ptrdiff_t y = 0; y <= height; y++) {
    const uint32_t *upper = y > 0 ? source + (y - 1) * width : NULL;
    const uint32_t *lower = y < height ? source + y * width : NULL;
    CPixelsMovedRow row = {0, 0, 0, 0};
    ptrdiff_t run = 0;
    for (ptrdiff_t x = 0; x < width; x++) {
      uint32_t above = pixel_at(upper, x), below = pixel_at(lower, x);
      if ((above | below) != 0) {
        if (row.end == 0) row.start = (int16_t)x;
        row.end = (int16_t)(x + 1);
      }
      int goes_on = x > run && above == below && above == pixel_at(upper, run) && below == pixel_at(lower, run);
      if (!goes_on) run = x;
      if (above == below && x + 1 - run > row.flat_end - row.flat_start) {
        row.flat_start = (int16_t)run;
        row.flat_end = (int16_t)(x + 1);
      }
    }
    rows[y] = row;
  }
}

/// What all blocks of a picture have in common.
typedef struct {
  uint16_t down;
  uint16_t across;
  uint16_t opacity;
} Share;

/// The component at the even places of a block, or those at the odd ones, that stands between four pixels.
#define BETWEEN(part)                                                     \
  MIXED_LANES(                                                            \
      MIXED_LANES(part(upper_), part(lower_), down),                      \
      MIXED_LANES(part(upper_next_), part(lower_next_), down), across)
#define EVEN(pixels) ((pixels) & 0x00FF)
#define ODD(pixels) ((pixels) >> 8)

typedef uint16_t plain_lanes __attribute__((vector_size(32)));

/// Sixteen numbers, to multiply in.
typedef uint32_t products __attribute__((vector_size(64)));

/// Each lane, 0…255, times its factor / 255, to the nearest: of a number below 2¹⁶, 257 / 2¹⁶ is what it is of
/// 255 parts, and one instruction.
#define TIMES(lane, factor)                                                       \
  ({                                                                              \
    products t_ = __builtin_convertvector((lane) * (factor) + 0x80, products);    \
    (lanes)__builtin_convertvector(t_ * 257 >> 16, plain_lanes);                  \
  })

/// What eight pixels become over which those at `x` of two rows are laid.
#define LAID(x, below)                                                    \
  ({                                                                      \
    lanes upper_ = LOAD(upper + (x)), lower_ = LOAD(lower + (x));         \
    lanes upper_next_ = LOAD(upper + (x) + 1), lower_next_ = LOAD(lower + (x) + 1); \
    lanes even_ = BETWEEN(EVEN), odd_ = BETWEEN(ODD), below_ = (below);   \
    if (share.opacity < 255) {                                            \
      even_ = TIMES(even_, opacity);                                      \
      odd_ = TIMES(odd_, opacity);                                        \
    }                                                                     \
    words alpha_ = (words)odd_ >> 16;                                     \
    lanes clear_ = 255 - (lanes)(alpha_ | alpha_ << 16);                  \
    even_ += TIMES(EVEN(below_), clear_);                                 \
    odd_ += TIMES(ODD(below_), clear_);                                   \
    even_ + (odd_ << 8);                                                  \
  })

/// Lays what stands between two rows over pixels, from column `x` up to `end`. A block more may be read.
INLINE void lay_between(
    uint32_t *target, const uint32_t *upper, const uint32_t *lower, ptrdiff_t x, ptrdiff_t end, Share share) {
  lanes down = (lanes){0} + share.down, across = (lanes){0} + share.across;
  lanes opacity = (lanes){0} + share.opacity;
  for (; x + block <= end; x += block) STORE(target + x, LAID(x, LOAD(target + x)));
  if (x >= end) return;
  size_t rest = (size_t)(end - x);
  STORE_PART(target + x, LAID(x, LOAD_PART(target + x, rest)), rest);
}

/// Lays one pixel over whole blocks.
INLINE void lay_even(uint32_t *target, ptrdiff_t x, ptrdiff_t end, uint32_t pixel, Share share) {
  if (pixel == 0) return;
  lanes source = (lanes)((words){0} + pixel);
  if (share.opacity < 255) source = SCALED(source, (lanes){0} + share.opacity);
  if (share.opacity == 255 && pixel >= 0xFF000000) {
    for (; x < end; x += block) STORE(target + x, source);
    return;
  }
  lanes clear = CLEARNESS(source);
  for (; x < end; x += block) STORE(target + x, source + SCALED(LOAD(target + x), clear));
}

WIDE void cpixels_blend_moved(
    uint32_t *target, size_t stride, const CPixelsMovedPicture *picture, ptrdiff_t left, ptrdiff_t top,
    size_t columns, size_t rows, uint32_t down, uint32_t across, uint32_t opacity) {
  ptrdiff_t width = picture->width, height = picture->height;
  if (width < 1 || width > maxWidth || height < 1) return;
  // Two rows with nothing around them.
  uint32_t room[2][block + maxWidth + 2 * block] = {{0}};
  Share share = {(uint16_t)down, (uint16_t)across, (uint16_t)opacity};
  ptrdiff_t last = height - top;
  if (last >= (ptrdiff_t)rows) last = (ptrdiff_t)rows - 1;
  for (ptrdiff_t line = top < -1 ? -1 - top : 0; line <= last; line++) {
    ptrdiff_t above = top + line;
    if (above >= height) break;
    CPixelsMovedRow row = picture->rows[above + 1];
    // The pixel before the first one is mixed with it.
    ptrdiff_t from = row.start - 1, end = row.end;
    if (row.end == 0) continue;
    if (from < left) from = left;
    if (end > left + (ptrdiff_t)columns) end = left + (ptrdiff_t)columns;
    if (from >= end) continue;
    // Whole blocks, where there is room: beside its span the picture is clear, and what is below stays.
    ptrdiff_t missing = -(end - from) & (block - 1);
    if (missing > 0) {
      ptrdiff_t low = left > 0 ? left : 0, high = left + (ptrdiff_t)columns;
      if (high > width - 1) high = width - 1;
      ptrdiff_t behind = high - end < missing ? high - end : missing;
      if (behind < 0) behind = 0;
      if (from - low >= missing - behind) {
        end += behind;
        from -= missing - behind;
      }
    }
    const uint32_t *upper, *lower;
    // What is read beside the columns must be there, and clear beyond the picture.
    if (above < 0 || above + 2 >= height || from < 0 || end >= width || width < 2 * block) {
      size_t size = (size_t)width * sizeof(uint32_t);
      if (above < 0) memset(room[0] + block, 0, size);
      else memcpy(room[0] + block, picture->pixels + above * width, size);
      if (above + 1 >= height) memset(room[1] + block, 0, size);
      else memcpy(room[1] + block, picture->pixels + (above + 1) * width, size);
      upper = room[0] + block;
      lower = room[1] + block;
    } else {
      upper = picture->pixels + above * width;
      lower = upper + width;
    }
    uint32_t *to = target + line * (ptrdiff_t)stride - left;
    ptrdiff_t start = row.flat_start > from ? row.flat_start : from;
    ptrdiff_t stop = row.flat_end - 1 < end ? row.flat_end - 1 : end;
    if (stop - start >= least) {
      // Whole blocks up to what is even, and whole blocks of that.
      start = from + ((start - from + block - 1) & ~(ptrdiff_t)(block - 1));
      stop = start + ((stop - start) & ~(ptrdiff_t)(block - 1));
      lay_between(to, upper, lower, from, start, share);
      lay_even(to, start, stop, upper[start], share);
      from = stop;
    }
    lay_between(to, upper, lower, from, end, share);
  }
}
