#pragma once
#include <stddef.h>

// The page that plays films: its frame, its style and its scripts. They are in the program: a film
// knows no folder of resources.

typedef struct {
    /// UTF-8, for as long as the program runs.
    const unsigned char *_Nonnull bytes;
    size_t count;
} CFilmPageFile;

/// page.html, with the marks that are filled in.
CFilmPageFile cfilmpage_html(void);

/// page.css.
CFilmPageFile cfilmpage_style(void);

/// How many scripts there are.
size_t cfilmpage_script_count(void);

/// A script, in the order in which they need each other. `index` is below `cfilmpage_script_count()`.
CFilmPageFile cfilmpage_script(size_t index);
