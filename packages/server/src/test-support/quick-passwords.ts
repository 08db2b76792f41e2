import { createPasswordHashing } from '../people/users/hash-password.ts';
import { createPasswordPool, type PasswordPool } from '../people/users/password-pool.ts';

/** The smallest parameters of Argon2id: few tests are about hashes, and a real one takes 25 to 40 ms of a core. */
const LEAST = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 } as const;

/** The pool of a server, with hashes that cost next to nothing */
export const quickPasswords = (): PasswordPool => createPasswordPool(createPasswordHashing(LEAST));
