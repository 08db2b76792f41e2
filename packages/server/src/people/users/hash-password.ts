import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Argon2Job, hashOnThread } from './hash-thread.ts';

/** Parameters of Argon2id that OWASP recommends for storing passwords (November 2026): 19 MiB, 2 passes, 1 lane */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;

export type HashParameters = Pick<Argon2Job, 'memory' | 'passes' | 'parallelism' | 'tagLength'>;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const tagOf = (password: string, nonce: Buffer, parameters: HashParameters): Promise<Buffer> =>
  // Characters that keyboards write in two ways get one form (RFC 8265, section 4.2).
  hashOnThread({ message: password.normalize('NFC'), nonce, ...parameters });

/** Formats a hash as `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
function toPhc(nonce: Buffer, tag: Buffer, { memory, passes, parallelism }: HashParameters): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

export interface PasswordCheck {
  readonly matches: boolean;
  /** Whether it was hashed with other parameters than today's */
  readonly isOutdated: boolean;
}

export interface PasswordHashing {
  /**
   * A hash with today's parameters of a password that nobody knows: checking against it takes as long as against any
   * other.
   */
  readonly nobodysHash: string;
  /** @returns a PHC string */
  hashPassword(password: string): Promise<string>;
  /** @throws Error when the hash is no PHC string of Argon2id */
  checkPassword(password: string, hash: string): Promise<PasswordCheck>;
}

/**
 * Hashing by Argon2id on threads of low priority. @param today Parameters of new hashes; tests, which hash often, give
 * others.
 */
export function createPasswordHashing(today: HashParameters = PARAMETERS): PasswordHashing {
  return {
    nobodysHash: toPhc(Buffer.alloc(SALT_BYTES), Buffer.alloc(today.tagLength), today),
    async hashPassword(password) {
      const nonce = randomBytes(SALT_BYTES);
      return toPhc(nonce, await tagOf(password, nonce, today), today);
    },
    async checkPassword(password, hash) {
      const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(hash) ?? [];
      if (memory === undefined) throw new Error('The stored password hash is not a PHC string of Argon2id.');
      const expected = Buffer.from(tag, 'base64');
      const parameters: HashParameters = {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        tagLength: expected.length,
      };
      const actual = await tagOf(password, Buffer.from(salt, 'base64'), parameters);
      const isToday = (Object.keys(parameters) as (keyof HashParameters)[]).every(
        (key) => parameters[key] === today[key],
      );
      return { matches: timingSafeEqual(actual, expected), isOutdated: !isToday };
    },
  };
}
