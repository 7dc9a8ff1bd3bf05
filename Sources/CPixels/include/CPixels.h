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

// MARK: Rows of premultiplied pixels, four components of eight bits

/// Sets `count` pixels.
void cpixels_fill_row(uint32_t *_Nonnull target, uint32_t pixel, size_t count);

/// Lays `count` pixels, times `opacity` (0…255), over others.
void cpixels_blend_row(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, size_t count, uint32_t opacity);

/// Lays one pixel over `count` others.
void cpixels_blend_pixel(uint32_t *_Nonnull target, uint32_t pixel, size_t count);

/// Lays a pixel, times each byte of `cover` / 255, over a row.
void cpixels_stamp_row(
    uint32_t *_Nonnull target, const uint8_t *_Nonnull cover, uint32_t pixel, size_t count);

/// Lays a pixel of a table of 256 under each of `count` pixels, chosen by its byte of `cover`. The first one of
/// the table is clear.
void cpixels_lay_under_row(
    uint32_t *_Nonnull target, const uint8_t *_Nonnull cover, const uint32_t *_Nonnull shades,
    size_t count);

/// Takes the alpha of `count` pixels.
void cpixels_alpha_row(uint8_t *_Nonnull target, const uint32_t *_Nonnull source, size_t count);

/// Whether each component of `count` pixels is either nowhere or everywhere as large as their alpha: black and white
/// letters are such pixels, and pure colours. `full` gets all bits of the components that are as large.
int cpixels_is_shade(const uint32_t *_Nonnull pixels, size_t count, uint32_t *_Nonnull full);

/// Makes such pixels of their alpha.
void cpixels_shade_row(
    uint32_t *_Nonnull target, const uint8_t *_Nonnull cover, uint32_t full, size_t count);

/// Multiplies `count` pixels with the alpha of others.
void cpixels_multiply_row(uint32_t *_Nonnull target, const uint32_t *_Nonnull mask, size_t count);

enum {
  /// The most pixels that a row has.
  CPIXELS_MAX_WIDTH = 16384,
};

/// A row in which nothing is, as wide as a row can be.
const uint32_t *_Nonnull cpixels_clear_row(void);

/// The way from `first` (weight 0) to `second` (weight 256), for each of `count` pixels.
void cpixels_mix_rows(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull first, const uint32_t *_Nonnull second,
    size_t count, uint32_t weight);

/// Lays a row that stands between two rows of a picture, `down` (0…255) of 256 from `upper` to `lower`, and
/// `across` of 256 from each of their pixels to the next, times `opacity` (0…255), over `count` pixels.
/// `count + 1` pixels of both rows are read, `count` where `across` is 0.
void cpixels_blend_shifted(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull upper, const uint32_t *_Nonnull lower,
    size_t count, uint32_t down, uint32_t across, uint32_t opacity);

/// Lays the pixels of a row at `places`, in 1/256 of a pixel, each mixed with the next one, times `opacity`
/// (0…255), over `count` others.
void cpixels_blend_stretched(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull row, const int32_t *_Nonnull places,
    size_t count, uint32_t opacity);

/// The widest picture that `cpixels_blend_moved` takes, in pixels.
#define CPIXELS_MAX_MOVED_WIDTH 128

/// What is known of two rows of a picture, one below the other: the columns beyond which both are clear, and the
/// longest run of columns in which all pixels of both are equal. Empty runs end where they start.
typedef struct {
  int16_t start;
  int16_t end;
  int16_t flat_start;
  int16_t flat_end;
} CPixelsMovedRow;

/// A picture: `width` pixels (128 at most; a wider one is not drawn) in each of `height` rows, without gaps, and
/// what is known of its rows.
typedef struct {
  const uint32_t *_Nonnull pixels;
  const CPixelsMovedRow *_Nonnull rows;
  ptrdiff_t width;
  ptrdiff_t height;
} CPixelsMovedPicture;

/// Looks at each row of a picture with the one above it, from the first one, above which all is clear, to the
/// one behind the last. `rows` takes `height + 1` of them.
void cpixels_find_moved_rows(
    const uint32_t *_Nonnull source, ptrdiff_t width, ptrdiff_t height, CPixelsMovedRow *_Nonnull rows);

/// Lays a whole picture over others, moved by part of a pixel: what `cpixels_blend_shifted` does with a row, with
/// the picture's edges, beyond which all is clear.
///
/// - `target`: the first of `columns` pixels of the first of `rows`, `stride` pixels apart.
/// - `left`, `top`: the place of the first pixel in the picture; it is mixed with the one behind it by `across` of
///   256, and with the one below it by `down`.
/// - `opacity`: 0…255.
void cpixels_blend_moved(
    uint32_t *_Nonnull target, size_t stride, const CPixelsMovedPicture *_Nonnull picture, ptrdiff_t left,
    ptrdiff_t top, size_t columns, size_t rows, uint32_t down, uint32_t across, uint32_t opacity);

/// Finds the first run of `least` pixels or more, 16 at least, that are all equal in two rows, between `from` and
/// `count`. Returns its length and sets `start`, or returns 0.
size_t cpixels_find_run(
    const uint32_t *_Nonnull upper, const uint32_t *_Nonnull lower, size_t from, size_t count,
    size_t least, size_t *_Nonnull start);

/// Has the components of `count` pixels, not premultiplied and from 0 to 1, be what `matrix` makes of red, green, blue,
/// alpha and 1: five numbers for each of red, green, blue and alpha, none beyond a million. What comes out is limited
/// to 0…1.
void cpixels_apply_color_matrix(uint32_t *_Nonnull target, size_t count, const float *_Nonnull matrix);

/// The colours at `count` places, the first at `first + along * left`, each `along` behind the one before, of
/// a table of `steps + 1` colours for the places from 0 to 1. Beyond them the outermost colours go on.
void cpixels_gradient_row(
    uint32_t *_Nonnull target, size_t count, double first, double along, double left,
    const uint32_t *_Nonnull table, int32_t steps);

// MARK: Pictures that are scaled, turned, and seen at an angle

/// A picture, `width` × `height` pixels without gaps.
typedef struct {
  const uint32_t *_Nonnull pixels;
  int32_t width;
  int32_t height;
} CPixelsLevel;

/// What is beyond a picture: nothing, its outermost pixels, or the picture again.
typedef enum {
  CPIXELS_EDGE_CLEAR,
  CPIXELS_EDGE_EXTENDED,
  CPIXELS_EDGE_REPEATED,
} CPixelsEdge;

/// Sets `count` pixels to what a picture shows between its pixels: linearly in 1/256, down first and then across.
///
/// Pixel number i shows the place (`start_u` + `along_u` · (`x` + i), `start_v` + `along_v` · (`x` + i)), from the
/// middle of the picture's first pixel; it is clear where that is a million pixels away, or no number.
void cpixels_sample_row(
    uint32_t *_Nonnull target, size_t count, const CPixelsLevel *_Nonnull picture, CPixelsEdge edge, double x,
    double along_u, double along_v, double start_u, double start_v);

/// How large the tiles are that `cpixels_find_even_tiles` looks at, in pixels.
#define CPIXELS_TILE_WIDTH 8
#define CPIXELS_TILE_HEIGHT 4

/// Stands for a tile that is not of one colour; no premultiplied pixel is like that.
#define CPIXELS_UNEVEN 0x00FFFFFFu

/// Finds the colour of each tile of a picture, from its first pixel on, row by row, those at the right and lower
/// edge cut off with it; `CPIXELS_UNEVEN` where it has several.
void cpixels_find_even_tiles(
    const uint32_t *_Nonnull pixels, int32_t width, int32_t height, uint32_t *_Nonnull tiles);

/// A picture and how it is looked at.
typedef struct {
  /// From the plane that is drawn on to the picture's pixels, row by row: a point (x, y, 1) times these gives
  /// (u·w, v·w, w).
  double inverse[9];
  /// The picture, and as many smaller ones as there are, each half as large as the one before.
  const CPixelsLevel *_Nonnull levels;
  int32_t count;
  /// Whether the last level is a single pixel, so that there are no more.
  int32_t is_complete;
  /// The colours of the picture's tiles.
  const uint32_t *_Nonnull tiles;
} CPixelsProjected;

/// Sets `count` pixels of row `y`, from `x` on, to the mean over the area of each that is seen there, beyond the
/// picture clear.
///
/// Returns how many it has set. Where that is less than `count`, the next one needs level number `needed`.
size_t cpixels_project_row(
    uint32_t *_Nonnull target, const CPixelsProjected *_Nonnull projected, int64_t x, int64_t y, size_t count,
    int32_t *_Nonnull needed);

#endif
