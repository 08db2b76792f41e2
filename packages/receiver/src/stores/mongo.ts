import type { Claim, DedupeStore } from '../dedupe-store.ts';

/**
 * The members of a `Collection` of the `mongodb` driver (version 4 or later) that are used. Structural: this package
 * does not depend on it.
 */
export interface MongoCollectionLike {
  updateOne(
    filter: object,
    update: object,
    options?: { upsert?: boolean },
  ): Promise<{ matchedCount: number; upsertedCount: number }>;
  deleteOne(filter: object): Promise<{ deletedCount: number }>;
  aggregate(pipeline: object[]): { toArray(): Promise<object[]> };
  createIndex(keys: { since: 1 }, options: { expireAfterSeconds: number }): Promise<string>;
}

/** Twice the time that a done event is remembered. The index only cleans up, and decides nothing. */
const CLEAN_UP_AFTER_SECONDS = 2 * 24 * 60 * 60;
const DUPLICATE_KEY = 11_000;
const MAX_ATTEMPTS = 5;

/**
 * Makes an index by which MongoDB removes entries that are long over. Call it once, at the start or set-up of the
 * application. It may be repeated.
 */
export async function createMongoStoreIndex(collection: MongoCollectionLike): Promise<void> {
  await collection.createIndex({ since: 1 }, { expireAfterSeconds: CLEAN_UP_AFTER_SECONDS });
}

// A document is `{ _id: key, token: string | null, since: Date, ms: number }`. The key is claimed by the token, or done
// when the token is null, for `ms` from `since` on. The server writes `since` ($currentDate) and compares it with its
// own clock ($$NOW), so the clocks of the application's machines do not matter.
const END = { $add: ['$since', '$ms'] };
const LIVE = { $expr: { $gt: [END, '$$NOW'] } };
const EXPIRED = { $expr: { $lte: [END, '$$NOW'] } };
const NOW = { $currentDate: { since: true } };

/** A store for any number of processes that share a MongoDB 4.2 or later. Use the collection for nothing else. */
export function mongoStore(collection: MongoCollectionLike): DedupeStore {
  const update = async (filter: object, set: object) => {
    const { matchedCount } = await collection.updateOne(filter, { ...NOW, $set: set });
    return matchedCount === 1;
  };
  return {
    async claim(key, { leaseMs }): Promise<Claim> {
      const token = crypto.randomUUID();
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        if (await insert(collection, { key, token, leaseMs })) return { status: 'claimed', token };
        if (await update({ _id: key, ...EXPIRED }, { token, ms: leaseMs })) return { status: 'claimed', token };
        const held = await look(collection, key, token);
        // Undefined: the key was released or has expired in the meantime, so the next attempt can claim it.
        if (held) return held;
      }
      throw new Error(`${key} changed hands ${MAX_ATTEMPTS} times while it was claimed`);
    },
    complete: (key, token, { ttlMs }) => update({ _id: key, token, ...LIVE }, { token: null, ms: ttlMs }),
    extend: (key, token, { leaseMs }) => update({ _id: key, token, ...LIVE }, { ms: leaseMs }),
    async release(key, token) {
      const { deletedCount } = await collection.deleteOne({ _id: key, token, ...LIVE });
      return deletedCount === 1;
    },
  };
}

/** Inserts a claim; false when the key is taken. No document has the new token, so the upsert never updates one. */
async function insert(
  collection: MongoCollectionLike,
  { key, token, leaseMs }: { key: string; token: string; leaseMs: number },
): Promise<boolean> {
  try {
    const update = { ...NOW, $set: { ms: leaseMs } };
    const { upsertedCount } = await collection.updateOne({ _id: key, token }, update, { upsert: true });
    return upsertedCount === 1;
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === DUPLICATE_KEY) return false;
    throw error;
  }
}

/**
 * The present claim of the key; undefined when there is none. It is this caller's own if the driver lost its connection
 * and sent the claim again.
 */
async function look(collection: MongoCollectionLike, key: string, ours: string): Promise<Claim | undefined> {
  const left = { $subtract: [END, '$$NOW'] };
  const [held] = await collection.aggregate([{ $match: { _id: key } }, { $project: { token: 1, left } }]).toArray();
  const { token, left: retryAfterMs } = (held ?? {}) as { token?: string | null; left?: number };
  if (retryAfterMs === undefined || retryAfterMs <= 0) return undefined;
  if (token === ours) return { status: 'claimed', token };
  return token === null ? { status: 'done' } : { status: 'in_flight', retryAfterMs };
}
