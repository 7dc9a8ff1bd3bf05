#include <cairo.h>
// Cairo's own PNG writer stands on it: it is there wherever Cairo's headers are.
#include <zlib.h>
