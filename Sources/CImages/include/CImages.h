#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// gdk-pixbuf, librsvg and Poppler, which image files are read with. They are opened when the first image is read, and
// Poppler when the first PDF file is: with what they depend on they are some forty libraries, and most programs never
// meet an image file.

/// What a library reads.
typedef enum {
    /// PNG, JPEG and WebP files: gdk-pixbuf.
    CImagesPixels,
    /// SVG files: librsvg.
    CImagesVector,
    /// The first pages of PDF files: Poppler.
    CImagesPage,
} CImagesKind;

/// Whether what reads files of a kind is installed. It is opened.
bool cimages_can_read(CImagesKind kind);

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

/// An SVG file, or the first page of a PDF file.
typedef struct CImagesDrawing CImagesDrawing;

/// Reads an SVG or a PDF file, neither of which loads anything outside of itself.
///
/// `width` and `height` are set to its natural size: of an SVG file in pixels, or that of its view box, where it has
/// one or the other; of a page in points. Returns a drawing to be released, or null where the bytes are none, are
/// encrypted, or the library is missing.
CImagesDrawing *_Nullable cimages_drawing(
    CImagesKind kind, const uint8_t *_Nullable bytes, size_t count, double *_Nonnull width,
    double *_Nonnull height);

/// Draws a drawing into a Cairo context: an SVG file stretched over a box at its origin, a page at its own size.
void cimages_draw(
    CImagesDrawing *_Nonnull drawing, void *_Nonnull cairo_context, double width, double height);

/// Releases a drawing.
void cimages_release_drawing(CImagesDrawing *_Nullable drawing);

/// Releases the owner of a picture.
void cimages_release(void *_Nullable object);
