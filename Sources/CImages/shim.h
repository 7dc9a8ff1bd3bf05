#if !__has_include(<gdk-pixbuf/gdk-pixbuf.h>) || !__has_include(<librsvg/rsvg.h>)
#error "The libraries that read images are missing: run scripts/setup, or apt-get install libgdk-pixbuf-2.0-dev librsvg2-dev webp-pixbuf-loader."
#else
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>
#endif
