import { randomBytes, randomFillSync, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';

export interface Ids {
  /** UUID version 7; each is greater than those before it. */
  uuid(): string;
  /** UUID version 4: in no order, at a tenth of the price. For what no table keeps. */
  requestId(): string;
  /** Cryptographically random base62 characters. */
  token(length: number): string;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes from here on are thrown away, or the first characters of the alphabet would come more often. */
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
/** Random bytes are fetched for so many UUIDs at once: fetching them costs more than all the rest. */
const POOLED = 256;

/** As `v7()` without options, which fetches random bytes for each. */
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
      // Of 32 bits the first is 0, so that two thousand million may follow in the same millisecond.
      seq = random.readUInt32BE(0) >>> 1;
    } else {
      seq += 1;
    }
    return v7({ random, msecs, seq });
  };
}

export const createIds = (): Ids => ({ uuid: createUuids(), requestId: () => randomUUID(), token: randomToken });
