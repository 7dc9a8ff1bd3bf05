#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

/// Rows of samples, eight bits each, `channels` (1 or 4) to a pixel, without gaps.
typedef struct {
  uint8_t *_Nonnull samples;
  int32_t width;
  int32_t height;
  int32_t channels;
} CPixelsPlane;

/// A symmetric kernel: the weight of the middle, and those of the samples beside it on either side.
typedef struct {
  const float *_Nonnull weights;
  /// How many there are, the middle's among them: 1…64.
  int32_t count;
} CPixelsKernel;

/// The floats that `cpixels_blur` works in.
size_t cpixels_blur_scratch(CPixelsPlane plane, int32_t factor, int32_t count);

/// Convolves a plane with a kernel in both directions, in place, at 1/`factor` of its resolution.
///
/// - `factor`: 1, or a power of two up to 128: the means of squares of so many pixels are convolved, and then
///   interpolated linearly.
/// - `extends`: whether the outermost samples go on beyond the plane; otherwise nothing is there.
/// - `scratch`: as many floats as `cpixels_blur_scratch` says.
void cpixels_blur(
    CPixelsPlane plane, int32_t factor, CPixelsKernel kernel, int extends, float *_Nonnull scratch);

#endif
