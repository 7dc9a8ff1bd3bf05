#ifndef LANES_H
#define LANES_H

#include "CPixels.h"

#include <string.h>

// Chosen when the program starts, as in Blur.c: the arithmetic is on whole numbers and the same everywhere.
#if defined(__x86_64__) && defined(__linux__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

#define INLINE __attribute__((always_inline)) static inline

/// Eight pixels, as components two by two, and as words.
typedef uint16_t lanes __attribute__((vector_size(32), aligned(4), may_alias));
typedef uint32_t words __attribute__((vector_size(32), aligned(4), may_alias));

/// What masks hold of eight pixels.
typedef uint8_t bytes __attribute__((vector_size(8), aligned(1), may_alias));

enum { block = 8 };

#define LOAD(from) (*(const lanes *)(from))
#define STORE(to, value) (*(lanes *)(to) = (value))

// Macros, as a vector of 256 bits is no argument where a processor may lack it.

/// Every component times its lane's `factor` / 255, to the nearest.
#define SCALED(pixels, factor)                        \
  ({                                                  \
    lanes p_ = (pixels), f_ = (factor);               \
    lanes even_ = (p_ & 0x00FF) * f_ + 0x80;          \
    lanes odd_ = (p_ >> 8) * f_ + 0x80;               \
    even_ = (even_ + (even_ >> 8)) >> 8;              \
    odd_ = (odd_ + (odd_ >> 8)) & 0xFF00;             \
    even_ | odd_;                                     \
  })

/// The alpha of each pixel, in both of its lanes.
#define ALPHA(pixels)                                 \
  ({                                                  \
    words a_ = (words)(pixels) >> 24;                 \
    (lanes)(a_ | a_ << 16);                           \
  })

/// 255 less the alpha of each pixel, in both of its lanes.
#define CLEARNESS(pixels) (255 - ALPHA(pixels))

#define OVER(source, target)                          \
  ({                                                  \
    lanes s_ = (source);                              \
    s_ + SCALED(target, CLEARNESS(s_));               \
  })

/// The way from `first` (weight 0) to `second` (weight 256), of components that have a lane each. What is below 0
/// or too large on the way comes right again, as lanes count modulo 2¹⁶.
#define MIXED_LANES(first, second, there) \
  ({                                                                       \
    lanes p_ = (first);                                                    \
    ((p_ << 8) + ((second) - p_) * (there) + 0x80) >> 8;                   \
  })

/// The same of components that lie two by two.
#define MIXED(first, second, there)                                        \
  ({                                                                       \
    lanes m_ = (first), n_ = (second), to_ = (there);                      \
    lanes even_ = (m_ << 8) + ((n_ & 0x00FF) - (m_ & 0x00FF)) * to_ + 0x80; \
    lanes odd_ = (m_ & 0xFF00) + ((n_ >> 8) - (m_ >> 8)) * to_ + 0x80;     \
    (even_ >> 8) | (odd_ & 0xFF00);                                        \
  })

/// Fewer than eight words, by pieces of known lengths: a call would cost more than the copy.
INLINE void copy_part(uint32_t *to, const uint32_t *from, size_t count) {
  size_t at = 0;
  if (count & 4) {
    memcpy(to, from, 16);
    at = 4;
  }
  if (count & 2) {
    memcpy(to + at, from + at, 8);
    at += 2;
  }
  if (count & 1) memcpy(to + at, from + at, 4);
}

/// The same with bytes, as far as eight of them.
INLINE void copy_bytes(uint64_t *to, const uint8_t *from, size_t count) {
  if (count >= 8) {
    memcpy(to, from, 8);
    return;
  }
  for (size_t index = 0; index < count; index++) *to |= (uint64_t)from[index] << (8 * index);
}

// The last pixels, fewer than eight, are brought into blocks of their own.

#define LOAD_PART(from, count)                        \
  ({                                                  \
    uint32_t room_[block] = {0};                      \
    copy_part(room_, from, count);                    \
    LOAD(room_);                                      \
  })

#define STORE_PART(to, value, count)                  \
  ({                                                  \
    uint32_t room_[block];                            \
    STORE(room_, value);                              \
    copy_part(to, room_, count);                      \
  })

/// Lays a block of pixels, or the first `count` of it, over others.
#define LAY(target, pixels, count)                                     \
  ({                                                                   \
    if ((count) < block) {                                             \
      lanes below_ = LOAD_PART(target, count);                         \
      STORE_PART(target, OVER(pixels, below_), count);                 \
    } else if (__builtin_reduce_and((words)(pixels)) >= 0xFF000000) {  \
      STORE(target, pixels);                                           \
    } else {                                                           \
      STORE(target, OVER(pixels, LOAD(target)));                       \
    }                                                                  \
  })

#endif
