#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_BITMAP_H
#include FT_BBOX_H
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>

// Macros that take arguments or cast are not imported by Swift.

/// Where a feature ends that goes on to the end of a text.
static const unsigned int cpango_feature_global_end = HB_FEATURE_GLOBAL_END;

/// The kind of a point of an outline: FT_CURVE_TAG_ON, FT_CURVE_TAG_CONIC or FT_CURVE_TAG_CUBIC.
static inline int cpango_curve_tag(const FT_Outline *_Nonnull outline, int point) {
    return FT_CURVE_TAG(outline->tags[point]);
}
