import { describe, expect, it } from 'vitest';
import { createIds } from '../../../platform/ids.ts';
import { formatKey, hashKey, isWellFormedKey, keyRandomLength } from './api-key.ts';

describe('API keys', () => {
  const key = formatKey(createIds().token(keyRandomLength));

  it('are lv_, 30 random characters and 6 of checksum', () => {
    expect(key).toMatch(/^lv_[0-9A-Za-z]{36}$/);
    expect(isWellFormedKey(key)).toBe(true);
  });

  it('reveal a mistyped character without a look-up', () => {
    for (let at = 3; at < key.length; at += 1) {
      const other = key[at] === 'a' ? 'b' : 'a';
      expect(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1)), `position ${at}`).toBe(false);
    }
  });

  it('keep their form: CRC-32 of the random part in base62', () => {
    // crc32('0' x 30) = 0x77e5db82 by any CRC-32 tool.
    expect(formatKey('0'.repeat(30))).toBe(`lv_${'0'.repeat(30)}${base62(0x77e5db82)}`);
  });

  it('are kept as SHA-256', () => {
    expect(hashKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

function base62(value: number): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = alphabet[rest % 62] + text;
  return text.padStart(6, '0');
}
