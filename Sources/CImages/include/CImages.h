#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// gdk-pixbuf and librsvg, which image files are read with. They are opened when the first image is read: with
// what they depend on they are some thirty libraries, and most programs never meet an image file.

/// Whether the libraries have been opened by this process.
bool cimages_is_loaded(void);

/// A picture of an image file, not premultiplied.
typedef struct {
    /// For `cimages_release`.
    void *_Nullable owner;
    int width;
    int height;
    /// 3, or 4 with an alpha.
    int components;
    /// Bytes from one row to the next.
    int stride;
    const uint8_t *_Nullable pixels;
} CImagesPicture;

/// Reads a PNG, JPEG or WebP file and turns it as a note in the file says.
///
/// Returns whether it could be read; the picture is then valid until its owner is released. False, too, where a
/// library is missing.
bool cimages_read(const uint8_t *_Nullable bytes, size_t count, CImagesPicture *_Nonnull picture);

/// Reads an SVG file, which loads nothing outside of itself.
///
/// `width` and `height` are set to its natural size in pixels, or to that of its view box, where it has one or the
/// other. Returns a drawing to be released, or null where the bytes are none or a library is missing.
void *_Nullable cimages_drawing(
    const uint8_t *_Nullable bytes, size_t count, double *_Nonnull width, double *_Nonnull height);

/// Draws a drawing into a Cairo context, stretched over a box at its origin.
void cimages_draw(
    void *_Nonnull drawing, void *_Nonnull cairo_context, double width, double height);

/// Releases a drawing or the owner of a picture.
void cimages_release(void *_Nullable object);
