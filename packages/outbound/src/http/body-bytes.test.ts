import { expect, test } from 'vitest';
import { BodyBytes } from './body-bytes.ts';

const PIECE = Buffer.from(Array.from({ length: 10_000 }, (_, i) => i % 251));

test.each([0, 1, 9_999, 30_000, 30_001, 300_000, 2 ** 50])(
  'announced as %i bytes, 30,000 are what came',
  (announced) => {
    const bytes = new BodyBytes(announced);
    for (let i = 0; i < 3; i++) bytes.add(PIECE);
    expect(bytes.take().equals(Buffer.concat([PIECE, PIECE, PIECE]))).toBe(true);
  },
);

test('the memory of an added piece may be overwritten', () => {
  const bytes = new BodyBytes(0);
  const reused = Buffer.from('one');
  bytes.add(reused);
  reused.write('two');
  bytes.add(reused);
  expect(bytes.take().toString()).toBe('onetwo');
});

test('a body of the announced length lies in memory of just its size; an announced length alone takes little', () => {
  const exact = new BodyBytes(PIECE.length);
  exact.add(PIECE);
  expect(exact.take().buffer.byteLength).toBe(PIECE.length);
  const hostile = new BodyBytes(2 ** 50);
  hostile.add(PIECE);
  expect(hostile.take().buffer.byteLength).toBeLessThanOrEqual(131_072);
});
