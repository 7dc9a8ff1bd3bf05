#include <glib.h>
#include <spawn.h>

// glibc declares them for GNU sources alone, which Swift does not read it as.
extern int memfd_create(const char *_Nonnull name, unsigned int flags);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *_Nonnull actions,
                                                    int first);

/// A program gets no file from this number on.
static inline void cglib_close_from(posix_spawn_file_actions_t *_Nonnull actions, int first) {
    posix_spawn_file_actions_addclosefrom_np(actions, first);
}
