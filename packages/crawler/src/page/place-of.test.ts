import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

const QUOTE = 34;

test('a byte is found wherever it stands, beside bytes that differ from it in one bit too', () => {
  for (let neighbour = 0; neighbour < 256; neighbour++) {
    if (neighbour === QUOTE) continue;
    for (let place = 0; place < 10; place++) {
      const bytes = new Uint8Array(16).fill(neighbour);
      bytes[place] = QUOTE;
      const view = new DataView(bytes.buffer);
      expect([neighbour, placeOf(QUOTE, view, { from: 0, end: 12 })]).toEqual([neighbour, place]);
      expect([neighbour, placeOf(QUOTE, view, { from: place + 1, end: 12 })]).toEqual([neighbour, 12]);
    }
  }
});

test('the first of several is found', () => {
  const bytes = Buffer.from('a""b"\0\0\0');
  const view = new DataView(Uint8Array.from(bytes).buffer);
  expect([0, 2, 3].map((from) => placeOf(QUOTE, view, { from, end: 5 }))).toEqual([1, 2, 4]);
});
