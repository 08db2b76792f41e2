import { randomBytes, randomFillSync, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';

export interface Ids {
  /** Makes a UUID version 7; each is greater than those before it. */
  uuid(): string;
  /** Makes a UUID version 4, which has no order, at a tenth of the cost. It is for ids that no table stores. */
  requestId(): string;
  /** Makes a text of cryptographically random base62 characters. */
  token(length: number): string;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes from this value on are dropped, because they would make the first characters of the alphabet more frequent. */
const UNBIASED = 256 - (256 % ALPHABET.length);

function randomToken(length: number): string {
  let token = '';
  while (token.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < UNBIASED && token.length < length) token += ALPHABET[byte % ALPHABET.length];
    }
  }
  return token;
}

const UUID_BYTES = 16;
/** Number of UUIDs for which random bytes are fetched at once: fetching them costs more than all the rest. */
const POOLED = 256;

/** Makes UUIDs as `v7()` without options does, but without fetching random bytes for each. */
function createUuids(): () => string {
  const pool = Buffer.alloc(UUID_BYTES * POOLED);
  let used = pool.length;
  let msecs = 0;
  let seq = 0;
  return () => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    const random = pool.subarray(used, used + UUID_BYTES);
    used += UUID_BYTES;
    const now = Date.now();
    if (now > msecs) {
      msecs = now;
      // The first of the 32 bits is 0, so that two thousand million UUIDs may follow in the same millisecond.
      seq = random.readUInt32BE(0) >>> 1;
    } else {
      seq += 1;
    }
    return v7({ random, msecs, seq });
  };
}

export const createIds = (): Ids => ({ uuid: createUuids(), requestId: () => randomUUID(), token: randomToken });
