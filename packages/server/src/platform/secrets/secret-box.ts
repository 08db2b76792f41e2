import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export interface Sealed {
  readonly ciphertext: string;
  readonly keyId: string;
}

/** Seals and opens texts by AES-256-GCM under the installation's keys: the first key seals, all of them open. */
export interface SecretBox {
  /** Id of the key that seals now */
  readonly keyId: string;
  /** Ids of all keys that open; the first one seals. */
  readonly keyIds: readonly string[];
  seal(plain: string): Sealed;
  /** @throws Error when the key is unknown or the text was changed */
  open(sealed: Sealed): string;
  /** Whether both hold the same text. A text whose key is missing counts as different. */
  isSame(one: Sealed, other: Sealed): boolean;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Ring {
  /** Id of the key that seals */
  readonly current: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

/**
 * The id of a key: the beginning of its hash. It reveals nothing about the key, and distinguishes a row of another key
 * from a damaged one.
 */
export const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

function ringOf(keysBase64: readonly string[]): Ring {
  const keys = keysBase64.map((text) => Buffer.from(text, 'base64'));
  const [first] = keys;
  if (first === undefined) throw new Error('A secret box needs a key.');
  return { current: idOf(first), keys: new Map(keys.map((key) => [idOf(key), key])) };
}

/**
 * Creates a box that seals by AES-256-GCM, with nonce and tag in front of the text.
 * @param keysBase64 32 bytes each. The first one seals, all of them open.
 * @param reread Called when a text was sealed under an unknown key; returns the present keys.
 */
export function createSecretBox(keysBase64: readonly string[], reread?: () => readonly string[]): SecretBox {
  let ring = ringOf(keysBase64);
  const keyNamed = (id: string): Buffer => {
    if (!ring.keys.has(id) && reread !== undefined) ring = ringOf(reread());
    const key = ring.keys.get(id);
    if (key !== undefined) return key;
    const known = [...ring.keys.keys()].join(', ');
    throw new Error(`This was sealed under the key ${id}; LINKVITALS_SECRET_KEY or the key file has ${known}.`);
  };
  const open: SecretBox['open'] = ({ ciphertext, keyId }) => {
    const bytes = Buffer.from(ciphertext, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', keyNamed(keyId), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  };
  return {
    get keyId() {
      return ring.current;
    },
    get keyIds() {
      return [...ring.keys.keys()];
    },
    seal(plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyNamed(ring.current), nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return { ciphertext: Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64'), keyId: ring.current };
    },
    open,
    isSame(one, other) {
      try {
        return open(one) === open(other);
      } catch {
        return false;
      }
    },
  };
}
