#include "Lanes.h"

// MARK: Blending

INLINE void fill(uint32_t *target, uint32_t pixel, size_t count) {
  lanes value = (lanes)((words){0} + pixel);
  size_t index = 0;
  for (; index + block <= count; index += block) STORE(target + index, value);
  for (; index < count; index++) target[index] = pixel;
}

WIDE void cpixels_fill_row(uint32_t *target, uint32_t pixel, size_t count) {
  fill(target, pixel, count);
}

INLINE void blend_whole_row(uint32_t *target, const uint32_t *source, size_t count) {
  size_t index = 0;
  for (; index + block <= count; index += block) {
    lanes pixels = LOAD(source + index);
    if (__builtin_reduce_and((words)pixels) >= 0xFF000000) {
      STORE(target + index, pixels);
    } else if (__builtin_reduce_or((words)pixels) != 0) {
      STORE(target + index, OVER(pixels, LOAD(target + index)));
    }
  }
  if (index == count) return;
  size_t rest = count - index;
  lanes pixels = LOAD_PART(source + index, rest), below = LOAD_PART(target + index, rest);
  STORE_PART(target + index, OVER(pixels, below), rest);
}

WIDE void cpixels_blend_row(uint32_t *target, const uint32_t *source, size_t count, uint32_t opacity) {
  if (opacity >= 255) {
    blend_whole_row(target, source, count);
    return;
  }
  lanes factor = (lanes){0} + (uint16_t)opacity;
  size_t index = 0;
  for (; index + block <= count; index += block) {
    lanes pixels = SCALED(LOAD(source + index), factor);
    STORE(target + index, OVER(pixels, LOAD(target + index)));
  }
  if (index == count) return;
  size_t rest = count - index;
  lanes pixels = SCALED(LOAD_PART(source + index, rest), factor);
  lanes below = LOAD_PART(target + index, rest);
  STORE_PART(target + index, OVER(pixels, below), rest);
}

WIDE void cpixels_blend_pixel(uint32_t *target, uint32_t pixel, size_t count) {
  if (pixel == 0) return;
  if (pixel >= 0xFF000000) {
    fill(target, pixel, count);
    return;
  }
  lanes source = (lanes)((words){0} + pixel);
  size_t index = 0;
  lanes share = CLEARNESS(source);
  // What is below is mostly of one colour over many pixels, and then what comes out is.
  lanes known = {0}, mixed = source;
  for (; index + 4 * block <= count; index += 4 * block) {
    uint32_t *at = target + index;
    lanes first = LOAD(at), second = LOAD(at + block), third = LOAD(at + 2 * block), last = LOAD(at + 3 * block);
    words others = (words)((first ^ known) | (second ^ known) | (third ^ known) | (last ^ known));
    if (__builtin_reduce_or(others) == 0) {
      STORE(at, mixed);
      STORE(at + block, mixed);
      STORE(at + 2 * block, mixed);
      STORE(at + 3 * block, mixed);
      continue;
    }
    known = last;
    mixed = source + SCALED(last, share);
    STORE(at, source + SCALED(first, share));
    STORE(at + block, source + SCALED(second, share));
    STORE(at + 2 * block, source + SCALED(third, share));
    STORE(at + 3 * block, mixed);
  }
  for (; index + block <= count; index += block) {
    STORE(target + index, source + SCALED(LOAD(target + index), share));
  }
  if (index == count) return;
  size_t rest = count - index;
  lanes below = LOAD_PART(target + index, rest);
  STORE_PART(target + index, source + SCALED(below, share), rest);
}

WIDE void cpixels_stamp_row(uint32_t *target, const uint8_t *cover, uint32_t pixel, size_t count) {
  lanes color = (lanes)((words){0} + pixel);
  for (size_t index = 0; index < count; index += block) {
    size_t rest = count - index;
    uint64_t eight = 0;
    copy_bytes(&eight, cover + index, rest);
    if (eight == 0) continue;
    words share = __builtin_convertvector(*(const bytes *)&eight, words);
    lanes shown = SCALED(color, (lanes)(share | share << 16));
    LAY(target + index, shown, rest);
  }
}

WIDE void cpixels_lay_under_row(
    uint32_t *target, const uint8_t *cover, const uint32_t *shades, size_t count) {
  for (size_t index = 0; index < count; index += block) {
    size_t rest = count - index;
    uint64_t eight = 0;
    copy_bytes(&eight, cover + index, rest);
    if (eight == 0) continue;
    uint32_t room[block];
    for (int place = 0; place < block; place++) room[place] = shades[eight >> 8 * place & 255];
    lanes shade = LOAD(room);
    if (rest < block) {
      lanes above = LOAD_PART(target + index, rest);
      STORE_PART(target + index, OVER(above, shade), rest);
    } else {
      lanes above = LOAD(target + index);
      if (__builtin_reduce_and((words)above) >= 0xFF000000) continue;
      STORE(target + index, OVER(above, shade));
    }
  }
}

WIDE void cpixels_alpha_row(uint8_t *target, const uint32_t *source, size_t count) {
  for (size_t index = 0; index < count; index++) target[index] = (uint8_t)(source[index] >> 24);
}

WIDE int cpixels_is_shade(const uint32_t *pixels, size_t count, uint32_t *full) {
  uint32_t any = 0, other = 0;
  *full = 0xFF000000;
  for (size_t start = 0; start < count; start += 1024) {
    size_t end = start + 1024 < count ? start + 1024 : count;
    for (size_t index = start; index < end; index++) {
      any |= pixels[index];
      other |= pixels[index] ^ (pixels[index] >> 24) * 0x010101;
    }
    for (int shift = 0; shift < 24; shift += 8) {
      if ((any >> shift & 255) && (other >> shift & 255)) return 0;
    }
  }
  for (int shift = 0; shift < 24; shift += 8) {
    if ((other >> shift & 255) == 0) *full |= 0xFFu << shift;
  }
  return 1;
}

WIDE void cpixels_shade_row(uint32_t *target, const uint8_t *cover, uint32_t full, size_t count) {
  for (size_t index = 0; index < count; index++) target[index] = cover[index] * 0x01010101u & full;
}

WIDE void cpixels_multiply_row(uint32_t *target, const uint32_t *mask, size_t count) {
  size_t index = 0;
  for (; index + block <= count; index += block) {
    lanes cover = LOAD(mask + index);
    if (__builtin_reduce_and((words)cover) >= 0xFF000000) continue;
    STORE(target + index, SCALED(LOAD(target + index), ALPHA(cover)));
  }
  if (index == count) return;
  size_t rest = count - index;
  lanes cover = LOAD_PART(mask + index, rest), below = LOAD_PART(target + index, rest);
  STORE_PART(target + index, SCALED(below, ALPHA(cover)), rest);
}

// MARK: Between pixels

/// Has the row after the second one come from memory: what is needed of it is needed next, and is too little
/// at a time for the processor to see that by itself.
#define PREPARE(second, width) \
  __builtin_prefetch((const void *)((uintptr_t)(second) + (uintptr_t)(width) * sizeof(uint32_t)))

const uint32_t *cpixels_clear_row(void) {
  static const uint32_t clear[CPIXELS_MAX_WIDTH] = {0};
  return clear;
}

WIDE void cpixels_mix_rows(
    uint32_t *target, const uint32_t *first, const uint32_t *second, size_t count, uint32_t weight) {
  if (weight == 0) {
    if (target != first) memmove(target, first, count * sizeof(uint32_t));
    return;
  }
  lanes there = (lanes){0} + (uint16_t)weight;
  size_t index = 0;
  // Forwards, and each block read before it is written: the target may be the first row, and the second row
  // the first one from its second pixel on.
  for (; index + block <= count; index += block) {
    PREPARE(second + index, second - first);
    STORE(target + index, MIXED(LOAD(first + index), LOAD(second + index), there));
  }
  if (index == count) return;
  PREPARE(second + index, second - first);
  size_t rest = count - index;
  lanes before = LOAD_PART(first + index, rest), behind = LOAD_PART(second + index, rest);
  STORE_PART(target + index, MIXED(before, behind, there), rest);
}

WIDE void cpixels_blend_shifted(
    uint32_t *target, const uint32_t *upper, const uint32_t *lower, size_t count, uint32_t down,
    uint32_t across, uint32_t opacity) {
  lanes y = (lanes){0} + (uint16_t)down, x = (lanes){0} + (uint16_t)across;
  lanes factor = (lanes){0} + (uint16_t)opacity;
  for (size_t index = 0; index < count; index += block) {
    PREPARE(lower + index, lower - upper);
    size_t rest = count - index;
    int is_part = rest < block;
    lanes pixels, behind;
    if (is_part) {
      pixels = MIXED(LOAD_PART(upper + index, rest), LOAD_PART(lower + index, rest), y);
      behind = across == 0 ? pixels : MIXED(LOAD_PART(upper + index + 1, rest), LOAD_PART(lower + index + 1, rest), y);
    } else if (down == 0) {
      pixels = LOAD(upper + index);
      behind = across == 0 ? pixels : LOAD(upper + index + 1);
    } else {
      pixels = MIXED(LOAD(upper + index), LOAD(lower + index), y);
      behind = across == 0 ? pixels : MIXED(LOAD(upper + index + 1), LOAD(lower + index + 1), y);
    }
    if (across != 0) pixels = MIXED(pixels, behind, x);
    if (opacity < 255) pixels = SCALED(pixels, factor);
    LAY(target + index, pixels, rest);
  }
}

/// Two neighbours at a place.
typedef uint64_t pair __attribute__((aligned(4), may_alias));
typedef uint64_t pairs __attribute__((vector_size(32), may_alias));

WIDE void cpixels_blend_stretched(
    uint32_t *target, const uint32_t *row, const int32_t *places, size_t count, uint32_t opacity) {
  lanes factor = (lanes){0} + (uint16_t)opacity;
  for (size_t index = 0; index < count; index += block) {
    size_t rest = count - index;
    int32_t room[block] = {0};
    const int32_t *at = places + index;
    if (rest < block) {
      copy_part((uint32_t *)room, (const uint32_t *)at, rest);
      for (size_t i = rest; i < block; i++) room[i] = at[rest - 1];
      at = room;
    }
#define PAIR(number) (*(const pair *)(row + (at[number] >> 8)))
    pairs low = {PAIR(0), PAIR(1), PAIR(2), PAIR(3)}, high = {PAIR(4), PAIR(5), PAIR(6), PAIR(7)};
#undef PAIR
    words before = __builtin_shufflevector((words)low, (words)high, 0, 2, 4, 6, 8, 10, 12, 14);
    words behind = __builtin_shufflevector((words)low, (words)high, 1, 3, 5, 7, 9, 11, 13, 15);
    words share = *(const words *)at & 255;
    lanes pixels = MIXED((lanes)before, (lanes)behind, (lanes)(share | share << 16));
    if (opacity < 255) pixels = SCALED(pixels, factor);
    LAY(target + index, pixels, rest);
  }
}

/// What a block of two rows has that is not `value`.
#define DIFFERENCE(at, value) \
  ((*(const words *)(upper + (at)) ^ (value)) | (*(const words *)(lower + (at)) ^ (value)))

WIDE size_t cpixels_find_run(
    const uint32_t *upper, const uint32_t *lower, size_t from, size_t count, size_t least, size_t *start) {
  // A run that is long enough holds one of these blocks whole, wherever it begins.
  for (size_t index = from; index + block <= count; index += block) {
    uint32_t pixel = upper[index];
    words value = (words){0} + pixel;
    if (__builtin_reduce_or(DIFFERENCE(index, value)) != 0) continue;
    size_t begin = index, end = index + block;
    while (begin > from && upper[begin - 1] == pixel && lower[begin - 1] == pixel) begin--;
    for (; end + 4 * block <= count; end += 4 * block) {
      words differences = DIFFERENCE(end, value) | DIFFERENCE(end + block, value) |
          DIFFERENCE(end + 2 * block, value) | DIFFERENCE(end + 3 * block, value);
      if (__builtin_reduce_or(differences) != 0) break;
    }
    while (end + block <= count && __builtin_reduce_or(DIFFERENCE(end, value)) == 0) end += block;
    while (end < count && upper[end] == pixel && lower[end] == pixel) end++;
    if (end - begin >= least) {
      *start = begin;
      return end - begin;
    }
    index = end - block;
  }
  return 0;
}

// MARK: Gradients

WIDE void cpixels_gradient_row(
    uint32_t *target, size_t count, double first, double along, double left, const uint32_t *table,
    int32_t steps) {
  if (along == 0) {
    double unit = first > 0 ? (first < 1 ? first : 1) : 0;
    uint32_t color = table[(int32_t)(unit * steps + 0.5)];
    for (size_t x = 0; x < count; x++) target[x] = color;
    return;
  }
  enum { stretch = 64 };
  int32_t indices[stretch];
  // Floats tell a tenth of a step from the next one where the numbers are small. What is small does not depend
  // on which part of a row is asked for.
  int is_near = first > -64 && first < 64 && along > -0.0625 && along < 0.0625;
  float near_first = (float)first, near_along = (float)along, near_left = (float)left;
  float near_steps = (float)steps;
  for (size_t x = 0; x < count; x += stretch) {
    // Each place is worked out from its own column, and what is not a number comes to the first colour.
    if (is_near) {
      for (int32_t i = 0; i < stretch; i++) {
        float place = near_first + near_along * (near_left + (float)((int32_t)x + i));
        float above = place > 0 ? place : 0;
        float unit = above < 1 ? above : 1;
        indices[i] = (int32_t)(unit * near_steps + 0.5f);
      }
    } else {
      for (int32_t i = 0; i < stretch; i++) {
        double place = first + along * (left + (double)((int32_t)x + i));
        double above = place > 0 ? place : 0;
        double unit = above < 1 ? above : 1;
        indices[i] = (int32_t)(unit * steps + 0.5);
      }
    }
    size_t end = count - x < stretch ? count - x : stretch;
    for (size_t i = 0; i < end; i++) target[x + i] = table[indices[i]];
  }
}
