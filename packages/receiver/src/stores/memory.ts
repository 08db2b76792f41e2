import type { Claim, DedupeStore } from '../dedupe-store.ts';

export interface MemoryStoreOptions {
  /** Max keys, default 10,000. Beyond it, the key that was untouched for longest is forgotten. */
  maxEntries?: number | undefined;
  /** Milliseconds. Default `Date.now`. */
  now?: (() => number) | undefined;
}

interface Entry {
  /** The token of a claimed key, undefined when done. */
  token: string | undefined;
  expiresAt: number;
}

/** A store for one process, which forgets everything at its end. Several processes behind one address need a shared store. */
export function memoryStore({ maxEntries = 10_000, now = Date.now }: MemoryStoreOptions = {}): DedupeStore {
  if (!(maxEntries >= 1)) throw new RangeError('maxEntries must be at least 1');
  // A Map iterates in order of insertion; `put` moves a key to the end, so the first one is the least recently used.
  const entries = new Map<string, Entry>();
  let claims = 0;

  const live = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.expiresAt > now() ? entry : undefined;
  };
  const owns = (key: string, token: string) => live(key)?.token === token;
  const put = (key: string, expiresAt: number, token?: string) => {
    entries.delete(key);
    entries.set(key, { token, expiresAt });
    evict(entries, maxEntries, now());
    return true;
  };

  return {
    async claim(key, { leaseMs }): Promise<Claim> {
      const entry = live(key);
      if (!entry) {
        const token = String(++claims);
        put(key, now() + leaseMs, token);
        return { status: 'claimed', token };
      }
      if (entry.token) return { status: 'in_flight', retryAfterMs: entry.expiresAt - now() };
      put(key, entry.expiresAt);
      return { status: 'done' };
    },
    complete: async (key, token, { ttlMs }) => owns(key, token) && put(key, now() + ttlMs),
    release: async (key, token) => owns(key, token) && entries.delete(key),
    extend: async (key, token, { leaseMs }) => owns(key, token) && put(key, now() + leaseMs, token),
  };
}

/**
 * Removes the oldest keys. Live claims stay: without one, its event could be handled twice at once. There are only as
 * many as requests.
 */
function evict(entries: Map<string, Entry>, maxEntries: number, now: number): void {
  for (const [key, { token, expiresAt }] of entries) {
    if (entries.size <= maxEntries) return;
    if (!token || expiresAt <= now) entries.delete(key);
  }
}
