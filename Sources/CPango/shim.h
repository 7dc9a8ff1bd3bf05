#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_BITMAP_H
#include FT_BBOX_H
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
