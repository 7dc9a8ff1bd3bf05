#pragma once
#include <stddef.h>

// The studio's page: its frame, its style and its scripts, which come behind those of the film's page. They
// are in the program: the studio knows no folder of resources.

typedef struct {
    /// UTF-8, for as long as the program runs.
    const unsigned char *_Nonnull bytes;
    size_t count;
} CStudioPageFile;

/// studio.html, with the marks that are filled in.
CStudioPageFile cstudiopage_html(void);

/// studio.css.
CStudioPageFile cstudiopage_style(void);

/// How many scripts there are.
size_t cstudiopage_script_count(void);

/// A script, in the order in which they need each other. `index` is below `cstudiopage_script_count()`.
CStudioPageFile cstudiopage_script(size_t index);
