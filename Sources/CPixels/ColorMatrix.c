#include "Lanes.h"

#pragma STDC FP_CONTRACT OFF

/// One component of eight pixels.
typedef float floats __attribute__((vector_size(32)));
typedef int32_t whole __attribute__((vector_size(32)));

#define EIGHT(number) ((floats){0} + (number))
/// From 0 to 1; what is not a number comes to 0.
#define LIMITED(value)                                          \
  ({                                                            \
    floats v_ = (value);                                        \
    v_ = (floats)((whole)v_ & (v_ > 0));                        \
    (floats)(((whole)v_ & (v_ < 1)) | ((whole)one & ~(v_ < 1))); \
  })
#define BYTE_AT(shift) __builtin_convertvector((whole)((pixels >> (shift)) & 255), floats)
#define MIXED_BY(row)                                                        \
  LIMITED(                                                                   \
      EIGHT(m[row]) * red + EIGHT(m[(row) + 1]) * green + EIGHT(m[(row) + 2]) * blue + \
      (EIGHT(m[(row) + 3]) * part + EIGHT(m[(row) + 4])))
#define TO_BYTE(value) ((words)__builtin_convertvector((value) + 0.5f, whole))

WIDE void cpixels_apply_color_matrix(uint32_t *target, size_t count, const float *m) {
  const floats one = EIGHT(1.0f);
  for (size_t index = 0; index < count; index += block) {
    size_t rest = count - index;
    words pixels = (words)(rest < block ? LOAD_PART(target + index, rest) : LOAD(target + index));
    floats alpha = BYTE_AT(24);
    // What is clear has no colour.
    floats scale = (floats)((whole)(one / alpha) & (alpha > 0));
    floats red = BYTE_AT(16) * scale, green = BYTE_AT(8) * scale, blue = BYTE_AT(0) * scale;
    floats part = alpha / 255.0f;
    floats opacity = MIXED_BY(15);
    words shown = TO_BYTE(opacity * 255.0f) << 24 | TO_BYTE(MIXED_BY(0) * opacity * 255.0f) << 16 |
        TO_BYTE(MIXED_BY(5) * opacity * 255.0f) << 8 | TO_BYTE(MIXED_BY(10) * opacity * 255.0f);
    if (rest < block) {
      STORE_PART(target + index, (lanes)shown, rest);
    } else {
      STORE(target + index, (lanes)shown);
    }
  }
}
