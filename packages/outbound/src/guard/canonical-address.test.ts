import { isIP } from 'node:net';
import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['::ffff:10.0.0.1', '::ffff:a00:1'],
  ['::', '::'],
])('%s is spelled %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical);
});

test.each([
  '',
  '1',
  '1.2.3',
  '01.2.3.4',
  'localhost',
  '[::1]',
  '::1]',
  '::1]/',
  '::1]@[::2',
  'fe80::1%eth0',
  '::1 ',
  '::\t1',
])('%j is no address', (address) => {
  expect(canonicalAddress(address)).toBeUndefined();
});

test("Node accepts the same texts as addresses, for 20,000 texts of an address's characters", () => {
  const parts = ['0', '1', 'f', 'ABCD', '00', '255', '256', '1.2.3.4', '12345', '01.2.3.4', '1.2.3', '.', ':', '::'];
  let seed = 1;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const some = (): string => parts[random(random(8) === 0 ? parts.length : 8)] ?? '';
  const texts = Array.from({ length: 20_000 }, () => {
    const text = Array.from({ length: 1 + random(9) }, some).join(':');
    return random(2) === 0 ? text.replace(':', '::') : text;
  });
  expect(texts.filter((text) => isIP(text) !== 0).length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => (canonicalAddress(text) !== undefined) !== (isIP(text) !== 0))).toEqual([]);
});
