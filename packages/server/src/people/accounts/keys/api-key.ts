import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'lv_';
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const shape = new RegExp(`^${PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** CRC-32 in base62, six characters */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  while (digits.length < CHECKSUM_LENGTH) {
    digits = `${ALPHABET[rest % 62]}${digits}`;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/**
 * Formats a key: `lv_`, 30 random base62 characters, 6 of checksum. The checksum reveals a typo or a guess without a
 * query.
 */
export function formatKey(random: string): string {
  return `${PREFIX}${random}${checksum(random)}`;
}

export const keyRandomLength = RANDOM_LENGTH;

/** Whether the text has the form and the checksum of a key */
export function isWellFormedKey(text: string): boolean {
  const match = shape.exec(text);
  return match !== null && checksum(match[1] ?? '') === match[2];
}

/** The stored form of a key: SHA-256, hex. A random key of 178 bits needs no salt and no slow hash. */
export const hashKey = (key: string): string => hash('sha256', key);
