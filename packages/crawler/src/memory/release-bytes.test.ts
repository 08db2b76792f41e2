import { expect, test } from 'vitest';
import { releaseBytes } from './release-bytes.ts';

const inMemory = (size: number, from: number, to: number): Uint8Array => new Uint8Array(size).subarray(from, to);

test.each([
  ['all of their memory', inMemory(20_000, 0, 20_000), false],
  ['what came with a head in front', inMemory(20_000, 300, 20_000), false],
  ['the second half of a read', inMemory(65_536, 32_768, 65_536), false],
  ['a body with the end of its answer behind it', inMemory(20_000, 300, 19_990), true],
])('bytes are freed that are %s', (_name, bytes, isOver) => {
  releaseBytes(bytes, isOver);
  expect(bytes.byteLength).toBe(0);
});

test.each([
  ['more of the answer follows', inMemory(20_000, 300, 19_000), false],
  ['another read follows', inMemory(65_536, 0, 32_768), true],
  ['the larger part belongs to others', inMemory(20_000, 15_000, 20_000), true],
  ['Node shares it out', Buffer.from('x'.repeat(4_000)), true],
  ['threads share it', new Uint8Array(new SharedArrayBuffer(20_000)), true],
])('memory stays where %s', (_name, bytes, isOver) => {
  const { byteLength } = bytes;
  releaseBytes(bytes, isOver);
  expect(bytes.byteLength).toBe(byteLength);
});
