#include "CFilmPage.h"

#if !defined(__has_embed)
#error "#embed is needed: clang 19 or newer, which comes with Swift 6.2."
#endif

// The dependency file of the compiler names the texts: a change of one compiles this file anew.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char html[] = {
#embed "page.html"
};
static const unsigned char style[] = {
#embed "page.css"
};
static const unsigned char reader[] = {
#embed "reader.js"
};
static const unsigned char geometry[] = {
#embed "geometry.js"
};
static const unsigned char paints[] = {
#embed "paints.js"
};
static const unsigned char canvas[] = {
#embed "canvas.js"
};
static const unsigned char film[] = {
#embed "film.js"
};
static const unsigned char clock_script[] = {
#embed "clock.js"
};
static const unsigned char parts[] = {
#embed "parts.js"
};
static const unsigned char curves[] = {
#embed "curves.js"
};
static const unsigned char costs[] = {
#embed "costs.js"
};
static const unsigned char app[] = {
#embed "app.js"
};

#define FILE_OF(text) {.bytes = text, .count = sizeof text}

static const CFilmPageFile scripts[] = {
    FILE_OF(reader), FILE_OF(geometry), FILE_OF(paints), FILE_OF(canvas), FILE_OF(film),
    FILE_OF(clock_script), FILE_OF(parts),    FILE_OF(curves), FILE_OF(costs),
    FILE_OF(app),
};

CFilmPageFile cfilmpage_html(void) { return (CFilmPageFile)FILE_OF(html); }
CFilmPageFile cfilmpage_style(void) { return (CFilmPageFile)FILE_OF(style); }
size_t cfilmpage_script_count(void) { return sizeof scripts / sizeof scripts[0]; }
CFilmPageFile cfilmpage_script(size_t index) { return scripts[index]; }
