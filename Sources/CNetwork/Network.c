#include "CNetwork.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The numbers of libcurl's options are part of its binary interface: a kind in ten thousands, and a number.
enum {
    OPTION_FOLLOW = 52, OPTION_MAX_REDIRECTIONS = 68, OPTION_NO_SIGNAL = 99, OPTION_NO_PROGRESS = 43,
    OPTION_CONNECT_SECONDS = 78, OPTION_LOW_SPEED = 19, OPTION_LOW_SPEED_SECONDS = 20,
    OPTION_PROTOCOLS = 181, OPTION_REDIRECTION_PROTOCOLS = 182,
    OPTION_ADDRESS = 10002, OPTION_WRITE_DATA = 10001, OPTION_PROGRESS_DATA = 10057,
    OPTION_ERROR = 10010, OPTION_ENCODING = 10102, OPTION_AGENT = 10018,
    OPTION_WRITE = 20011, OPTION_PROGRESS = 20219,
    INFO_STATUS = 0x200000 + 2,
    PROTOCOLS = 1 | 2 /* http, https */,
    // libcurl writes at most so many bytes of an error.
    ERROR_SIZE = 256,
};

struct CNetworkLoad {
    atomic_bool is_cancelled;
};

typedef struct {
    CNetworkAnswer *answer;
    size_t capacity, limit;
} Body;

static struct {
    int (*global_init)(long);
    void *(*make)(void);
    int (*set)(void *, int, ...);
    int (*perform)(void *);
    int (*info)(void *, int, ...);
    void (*cleanup)(void *);
    const char *(*describe)(int);
    bool is_ready;
} curl;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool find(void *handle, const char *name, void *function) {
    void *address = dlsym(handle, name);
    *(void **)function = address;
    return address != NULL;
}

static void open_library(void) {
    void *handle = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!handle) handle = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
    curl.is_ready = handle && find(handle, "curl_global_init", &curl.global_init)
        && find(handle, "curl_easy_init", &curl.make) && find(handle, "curl_easy_setopt", &curl.set)
        && find(handle, "curl_easy_perform", &curl.perform)
        && find(handle, "curl_easy_getinfo", &curl.info)
        && find(handle, "curl_easy_cleanup", &curl.cleanup)
        && find(handle, "curl_easy_strerror", &curl.describe) && curl.global_init(3) == 0;
}

CNetworkLoad *cnetwork_load_make(void) {
    CNetworkLoad *load = calloc(1, sizeof *load);
    if (!load) abort();
    atomic_init(&load->is_cancelled, false);
    return load;
}

void cnetwork_load_cancel(CNetworkLoad *load) { atomic_store(&load->is_cancelled, true); }

void cnetwork_load_free(CNetworkLoad *load) { free(load); }

static size_t take(char *bytes, size_t size, size_t count, void *data) {
    Body *body = data;
    CNetworkAnswer *answer = body->answer;
    size_t more = size * count;
    if (more > body->limit - answer->count) {
        answer->is_too_large = true;
        return 0;
    }
    if (answer->count + more > body->capacity) {
        size_t capacity = body->capacity ? body->capacity : 1 << 16;
        while (capacity < answer->count + more) capacity *= 2;
        uint8_t *larger = realloc(answer->bytes, capacity);
        if (!larger) return 0;
        answer->bytes = larger;
        body->capacity = capacity;
    }
    memcpy(answer->bytes + answer->count, bytes, more);
    answer->count += more;
    return more;
}

static int watch(void *load, int64_t a, int64_t b, int64_t c, int64_t d) {
    (void)a, (void)b, (void)c, (void)d;
    return atomic_load(&((CNetworkLoad *)load)->is_cancelled);
}

CNetworkAnswer cnetwork_load_run(CNetworkLoad *load, const char *address, size_t limit) {
    CNetworkAnswer answer = {0};
    pthread_once(&once, open_library);
    void *handle = curl.is_ready ? curl.make() : NULL;
    if (!handle) {
        snprintf(answer.message, sizeof answer.message, "libcurl is missing: apt-get install libcurl4");
        return answer;
    }
    Body body = {.answer = &answer, .limit = limit};
    char error[ERROR_SIZE] = "";
    curl.set(handle, OPTION_ADDRESS, address);
    curl.set(handle, OPTION_PROTOCOLS, (long)PROTOCOLS);
    curl.set(handle, OPTION_REDIRECTION_PROTOCOLS, (long)PROTOCOLS);
    curl.set(handle, OPTION_FOLLOW, 1L);
    curl.set(handle, OPTION_MAX_REDIRECTIONS, 16L);
    curl.set(handle, OPTION_NO_SIGNAL, 1L);
    curl.set(handle, OPTION_CONNECT_SECONDS, 60L);
    curl.set(handle, OPTION_LOW_SPEED, 1L);
    curl.set(handle, OPTION_LOW_SPEED_SECONDS, 60L);
    curl.set(handle, OPTION_ENCODING, "");
    curl.set(handle, OPTION_AGENT, "Legato");
    curl.set(handle, OPTION_WRITE, take);
    curl.set(handle, OPTION_WRITE_DATA, &body);
    curl.set(handle, OPTION_NO_PROGRESS, 0L);
    curl.set(handle, OPTION_PROGRESS, watch);
    curl.set(handle, OPTION_PROGRESS_DATA, load);
    curl.set(handle, OPTION_ERROR, error);
    int code = curl.perform(handle);
    curl.info(handle, INFO_STATUS, &answer.status);
    if (code != 0) {
        snprintf(
            answer.message, sizeof answer.message, "%s", *error ? error : curl.describe(code));
    }
    curl.cleanup(handle);
    return answer;
}
