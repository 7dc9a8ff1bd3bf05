#include <glib-unix.h>
#include <libsoup/soup.h>
#include <spawn.h>

// What takes any number of arguments, or is a macro, is not imported by Swift.

/// A server without a header that says what it is.
static inline SoupServer *_Nonnull csoup_server_new(void) { return soup_server_new(NULL, NULL); }

/// Has a server send messages of web sockets as they are, where it would compress them.
static inline void csoup_server_send_plain(SoupServer *_Nonnull server) {
    soup_server_remove_websocket_extension(server, SOUP_TYPE_WEBSOCKET_EXTENSION_DEFLATE);
}

/// A signal of an object.
static inline void csoup_connect(gpointer _Nonnull object, const char *_Nonnull signal,
                                 GCallback _Nonnull handler, gpointer _Nullable data) {
    g_signal_connect(object, signal, handler, data);
}

/// Takes back how long the socket under a stream may be silent.
static inline void csoup_wait_without_end(GIOStream *_Nullable stream) {
    while (stream != NULL && G_IS_TLS_CONNECTION(stream)) {
        GIOStream *base = NULL;
        g_object_get(stream, "base-io-stream", &base, NULL);
        g_object_unref(base);
        stream = base;
    }
    if (stream != NULL && G_IS_SOCKET_CONNECTION(stream)) {
        g_socket_set_timeout(g_socket_connection_get_socket(G_SOCKET_CONNECTION(stream)), 0);
    }
}

// glibc declares it for GNU sources alone, which Swift does not read it as.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *_Nonnull actions,
                                                    int first);

/// A program gets no file from this number on.
static inline void csoup_close_from(posix_spawn_file_actions_t *_Nonnull actions, int first) {
    posix_spawn_file_actions_addclosefrom_np(actions, first);
}
