#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libcurl, opened when something is first loaded from the network: with what it depends on it is some thirty
// libraries, which most programs never need. FoundationNetworking is linked with it.

/// A load that can be cancelled from any thread.
typedef struct CNetworkLoad CNetworkLoad;

CNetworkLoad *_Nonnull cnetwork_load_make(void);

/// Makes a load that runs end soon, and one that has not begun end at once.
void cnetwork_load_cancel(CNetworkLoad *_Nonnull load);

/// Called when no thread uses the load any more.
void cnetwork_load_free(CNetworkLoad *_Nonnull load);

typedef struct {
    /// What was loaded; to be freed. Null where nothing was.
    uint8_t *_Nullable bytes;
    size_t count;
    /// The server's status; 0 where there was no answer.
    long status;
    /// The answer has more bytes than were asked for.
    bool is_too_large;
    /// What went wrong, in words; empty where nothing did.
    char message[256];
} CNetworkAnswer;

/// Loads what an http or https address has, and follows it where it has moved to. It returns when that is there, when
/// nothing has come for a minute, or when the load is cancelled.
///
/// `limit` is the most bytes that are kept.
CNetworkAnswer cnetwork_load_run(
    CNetworkLoad *_Nonnull load, const char *_Nonnull address, size_t limit);
