#include "CImages.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

// The functions' types are those of the libraries' binary interfaces, which do not change under these names: the
// number after `.so` would.
typedef int gboolean;
typedef struct { double length; int unit; } Length;
typedef struct { double x, y, width, height; } Rectangle;

static struct {
    void *(*loader_new)(void);
    gboolean (*loader_write)(void *, const uint8_t *, size_t, void **);
    gboolean (*loader_close)(void *, void **);
    void *(*loader_pixbuf)(void *);
    void *(*oriented)(void *);
    int (*width)(const void *), (*height)(const void *), (*components)(const void *);
    int (*stride)(const void *), (*bits)(const void *);
    const uint8_t *(*pixels)(const void *);
    void *(*drawing)(const uint8_t *, size_t, void **);
    gboolean (*drawing_pixels)(void *, double *, double *);
    void (*drawing_dimensions)(
        void *, gboolean *, Length *, gboolean *, Length *, gboolean *, Rectangle *);
    gboolean (*draw)(void *, void *, const Rectangle *, void **);
    void *(*memory)(const void *, size_t);
    void (*forget_memory)(void *);
    void *(*document)(void *, const char *, void **);
    int (*pages)(void *);
    void *(*page)(void *, int);
    void (*page_size)(void *, double *, double *);
    void (*draw_page)(void *, void *);
    void (*unref)(void *);
} library;

static atomic_bool has_pictures, has_drawings, has_pages;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// A function pointer cannot be cast from a pointer to data in standard C; POSIX has it so.
static bool find(void *handle, const char *name, void *function) {
    void *address = dlsym(handle, name);
    *(void **)function = address;
    return address != NULL;
}

static void load(void) {
    void *objects = dlopen("libgobject-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!objects || !find(objects, "g_object_unref", &library.unref)) return;
    void *pictures = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (pictures && find(pictures, "gdk_pixbuf_loader_new", &library.loader_new)
        && find(pictures, "gdk_pixbuf_loader_write", &library.loader_write)
        && find(pictures, "gdk_pixbuf_loader_close", &library.loader_close)
        && find(pictures, "gdk_pixbuf_loader_get_pixbuf", &library.loader_pixbuf)
        && find(pictures, "gdk_pixbuf_apply_embedded_orientation", &library.oriented)
        && find(pictures, "gdk_pixbuf_get_width", &library.width)
        && find(pictures, "gdk_pixbuf_get_height", &library.height)
        && find(pictures, "gdk_pixbuf_get_n_channels", &library.components)
        && find(pictures, "gdk_pixbuf_get_rowstride", &library.stride)
        && find(pictures, "gdk_pixbuf_get_bits_per_sample", &library.bits)
        && find(pictures, "gdk_pixbuf_read_pixels", &library.pixels))
        atomic_store(&has_pictures, true);
    void *drawings = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (drawings && find(drawings, "rsvg_handle_new_from_data", &library.drawing)
        && find(drawings, "rsvg_handle_get_intrinsic_size_in_pixels", &library.drawing_pixels)
        && find(drawings, "rsvg_handle_get_intrinsic_dimensions", &library.drawing_dimensions)
        && find(drawings, "rsvg_handle_render_document", &library.draw))
        atomic_store(&has_drawings, true);
}

// By themselves: most programs that meet an image never meet a PDF file.
static void load_pages(void) {
    pthread_once(&once, load);
    void *memory = dlopen("libglib-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    void *pages = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
    if (library.unref && memory && pages && find(memory, "g_bytes_new", &library.memory)
        && find(memory, "g_bytes_unref", &library.forget_memory)
        && find(pages, "poppler_document_new_from_bytes", &library.document)
        && find(pages, "poppler_document_get_n_pages", &library.pages)
        && find(pages, "poppler_document_get_page", &library.page)
        && find(pages, "poppler_page_get_size", &library.page_size)
        && find(pages, "poppler_page_render", &library.draw_page))
        atomic_store(&has_pages, true);
}

bool cimages_is_loaded(void) {
    return atomic_load(&has_pictures) || atomic_load(&has_drawings) || atomic_load(&has_pages);
}

bool cimages_can_read(CImagesKind kind) {
    if (kind == CImagesPage) {
        static pthread_once_t once_for_pages = PTHREAD_ONCE_INIT;
        pthread_once(&once_for_pages, load_pages);
        return atomic_load(&has_pages);
    }
    pthread_once(&once, load);
    return atomic_load(kind == CImagesVector ? &has_drawings : &has_pictures);
}

bool cimages_read(const uint8_t *bytes, size_t count, CImagesPicture *picture) {
    if (!cimages_can_read(CImagesPixels)) return false;
    void *loader = library.loader_new();
    if (!loader) return false;
    gboolean is_written = library.loader_write(loader, bytes, count, NULL);
    // A loader has to be closed even where it has failed.
    gboolean is_closed = library.loader_close(loader, NULL);
    void *found = is_written && is_closed ? library.loader_pixbuf(loader) : NULL;
    // Cameras turn a picture by a note in the file.
    void *turned = found ? library.oriented(found) : NULL;
    library.unref(loader);
    if (!turned) return false;
    if (library.bits(turned) != 8) {
        library.unref(turned);
        return false;
    }
    *picture = (CImagesPicture){
        .owner = turned, .width = library.width(turned), .height = library.height(turned),
        .components = library.components(turned), .stride = library.stride(turned),
        .pixels = library.pixels(turned)};
    return true;
}

struct CImagesDrawing {
    CImagesKind kind;
    void *object;
    // Of a page: it needs its document.
    void *document;
};

static CImagesDrawing *made(CImagesKind kind, void *object, void *document) {
    CImagesDrawing *drawing = malloc(sizeof *drawing);
    if (drawing) *drawing = (CImagesDrawing){kind, object, document};
    return drawing;
}

static CImagesDrawing *page(const uint8_t *bytes, size_t count, double *width, double *height) {
    if (!cimages_can_read(CImagesPage)) return NULL;
    void *memory = library.memory(bytes, count);
    void *document = library.document(memory, NULL, NULL);
    library.forget_memory(memory);
    if (!document) return NULL;
    void *first = library.pages(document) > 0 ? library.page(document, 0) : NULL;
    if (!first) {
        library.unref(document);
        return NULL;
    }
    library.page_size(first, width, height);
    return made(CImagesPage, first, document);
}

static CImagesDrawing *vector(
    const uint8_t *bytes, size_t count, double *width, double *height) {
    if (!cimages_can_read(CImagesVector)) return NULL;
    void *drawing = library.drawing(bytes, count, NULL);
    if (!drawing) return NULL;
    if (!library.drawing_pixels(drawing, width, height)) {
        gboolean has_width = 0, has_height = 0, has_box = 0;
        Length natural_width = {0}, natural_height = {0};
        Rectangle box = {0};
        library.drawing_dimensions(
            drawing, &has_width, &natural_width, &has_height, &natural_height, &has_box, &box);
        if (has_box) *width = box.width, *height = box.height;
    }
    return made(CImagesVector, drawing, NULL);
}

CImagesDrawing *cimages_drawing(
    CImagesKind kind, const uint8_t *bytes, size_t count, double *width, double *height) {
    switch (kind) {
    case CImagesVector: return vector(bytes, count, width, height);
    case CImagesPage: return page(bytes, count, width, height);
    case CImagesPixels: return NULL;
    }
    return NULL;
}

void cimages_draw(CImagesDrawing *drawing, void *cairo_context, double width, double height) {
    if (drawing->kind == CImagesPage) {
        library.draw_page(drawing->object, cairo_context);
    } else {
        Rectangle box = {0, 0, width, height};
        library.draw(drawing->object, cairo_context, &box, NULL);
    }
}

void cimages_release_drawing(CImagesDrawing *drawing) {
    if (!drawing) return;
    library.unref(drawing->object);
    if (drawing->document) library.unref(drawing->document);
    free(drawing);
}

void cimages_release(void *object) {
    if (object) library.unref(object);
}
