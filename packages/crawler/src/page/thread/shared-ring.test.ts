import { expect, test } from 'vitest';
import { type RingSlice, SharedRing } from './shared-ring.ts';

const bytesAt = (ring: SharedRing, { at, length }: RingSlice): number[] => [...new Uint8Array(ring.memory, at, length)];

test('a piece keeps its bytes until it is released, however often the ring is filled', () => {
  const ring = new SharedRing(100);
  const held: { place: RingSlice; fill: number }[] = [];
  let taken = 0;
  for (let round = 0; round < 5_000; round++) {
    const length = (round * 7_919) % 41;
    const place = ring.put(new Uint8Array(length).fill(round % 251));
    if (place === undefined || round % 3 === 0) {
      const oldest = held.shift();
      if (oldest !== undefined) {
        expect(bytesAt(ring, oldest.place)).toEqual(new Array(oldest.place.length).fill(oldest.fill));
        ring.release();
      }
    }
    if (place === undefined) continue;
    taken++;
    held.push({ place, fill: round % 251 });
  }
  expect(taken).toBeGreaterThan(1_000);
});

test('bytes that do not fit in one piece get no place, and an empty ring has room for its whole size', () => {
  const ring = new SharedRing(100);
  expect(ring.put(new Uint8Array(101))).toBeUndefined();
  expect(ring.put(new Uint8Array(60))).toEqual({ at: 0, length: 60 });
  expect(ring.put(new Uint8Array(41))).toBeUndefined();
  expect(ring.put(new Uint8Array(40))).toEqual({ at: 60, length: 40 });
  ring.release();
  expect(ring.put(new Uint8Array(59))).toEqual({ at: 0, length: 59 });
  ring.release();
  ring.release();
  expect(ring.put(new Uint8Array(100))).toEqual({ at: 0, length: 100 });
});

test('bytes keep their place in a word where there is room for it', () => {
  const ring = new SharedRing(100);
  const bytes = new Uint8Array(new ArrayBuffer(64), 5, 20).fill(7);
  const places = [ring.put(bytes), ring.put(bytes)].map((place) => place ?? { at: -1, length: 0 });
  expect(places).toEqual([
    { at: 5, length: 20 },
    { at: 29, length: 20 },
  ]);
  for (const place of places) expect(bytesAt(ring, place)).toEqual(new Array(20).fill(7));
});
