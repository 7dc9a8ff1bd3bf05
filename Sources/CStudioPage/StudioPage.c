#include "CStudioPage.h"

#if !defined(__has_embed)
#error "#embed is needed: clang 19 or newer, which comes with Swift 6.2."
#endif

// The dependency file of the compiler names the texts: a change of one compiles this file anew.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char html[] = {
#embed "Page/studio.html"
};
static const unsigned char style[] = {
#embed "Page/studio.css"
};
static const unsigned char live[] = {
#embed "Page/live.js"
};
static const unsigned char link_script[] = {
#embed "Page/link.js"
};
static const unsigned char touch[] = {
#embed "Page/touch.js"
};
static const unsigned char timeline[] = {
#embed "Page/timeline.js"
};
static const unsigned char panels[] = {
#embed "Page/panels.js"
};
static const unsigned char work[] = {
#embed "Page/work.js"
};
static const unsigned char studio[] = {
#embed "Page/studio.js"
};

#define FILE_OF(text) {.bytes = text, .count = sizeof text}

static const CStudioPageFile scripts[] = {
    FILE_OF(live),     FILE_OF(link_script), FILE_OF(touch),
    FILE_OF(timeline), FILE_OF(panels),      FILE_OF(work),
    FILE_OF(studio),
};

CStudioPageFile cstudiopage_html(void) { return (CStudioPageFile)FILE_OF(html); }
CStudioPageFile cstudiopage_style(void) { return (CStudioPageFile)FILE_OF(style); }
size_t cstudiopage_script_count(void) { return sizeof scripts / sizeof scripts[0]; }
CStudioPageFile cstudiopage_script(size_t index) { return scripts[index]; }
