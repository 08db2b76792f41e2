import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

const HOW_MANY = 10;
/** Length of a code: 80 bits are too many to guess, and to search for behind a fast hash. */
const CODE_BYTES = 10;

/** A code such as `k3vq-7wza-2mfx-p5hd`: base32, which has no digits that look like letters. */
const newRecoveryCode = (): string =>
  new Secret({ size: CODE_BYTES }).base32.toLowerCase().replace(/.{4}(?=.)/g, '$&-');

export const newRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, newRecoveryCode);

/** The stored form of a code, regardless of how it is typed: SHA-256, hex. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.replace(/[\s-]/g, '').toLowerCase()).digest('hex');
