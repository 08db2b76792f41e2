import type { Claim, DedupeStore } from '../dedupe-store.ts';

export interface MemoryStoreOptions {
  /** Keys kept, default 10,000. Beyond it the one untouched for longest is forgotten. */
  maxEntries?: number | undefined;
  /** Milliseconds. Default `Date.now`. */
  now?: (() => number) | undefined;
}

interface Entry {
  /** Set while claimed, undefined when done. */
  token?: string;
  expiresAt: number;
}

/** Deduplicates within one process and until it ends. Several processes behind one address need a shared store. */
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
  const put = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
    evict(entries, maxEntries, now());
  };

  return {
    async claim(key, { leaseMs }): Promise<Claim> {
      const entry = live(key);
      if (entry?.token !== undefined) return { status: 'in_flight', retryAfterMs: entry.expiresAt - now() };
      if (entry) {
        put(key, entry);
        return { status: 'done' };
      }
      claims += 1;
      const token = String(claims);
      put(key, { token, expiresAt: now() + leaseMs });
      return { status: 'claimed', token };
    },
    async complete(key, token, { ttlMs }) {
      if (!owns(key, token)) return false;
      put(key, { expiresAt: now() + ttlMs });
      return true;
    },
    async release(key, token) {
      return owns(key, token) && entries.delete(key);
    },
    async extend(key, token, { leaseMs }) {
      if (!owns(key, token)) return false;
      put(key, { token, expiresAt: now() + leaseMs });
      return true;
    },
  };
}

/** Live claims stay: forgetting one would let its event run twice at once, and there are only as many as requests. */
function evict(entries: Map<string, Entry>, maxEntries: number, now: number): void {
  if (entries.size <= maxEntries) return;
  for (const [key, entry] of entries) {
    if (entry.token !== undefined && entry.expiresAt > now) continue;
    entries.delete(key);
    if (entries.size <= maxEntries) return;
  }
}
