import { expect, onTestFinished, test } from 'vitest';
import { freeMemory } from './free-memory.ts';

/** Removes `ArrayBuffer.prototype.transfer`, which Node 20 lacks, until the test ends. */
function withoutTransfer(): void {
  const { transfer } = ArrayBuffer.prototype;
  Reflect.deleteProperty(ArrayBuffer.prototype, 'transfer');
  onTestFinished(() => {
    Object.defineProperty(ArrayBuffer.prototype, 'transfer', { value: transfer, configurable: true, writable: true });
  });
}

test.each([
  ['on this version of Node', () => {}],
  ['on Node 20', withoutTransfer],
])('memory that is freed %s has no bytes left, and may be freed again', (_where, prepare) => {
  prepare();
  const bytes = Buffer.allocUnsafeSlow(200_000);
  const memory = bytes.buffer as ArrayBuffer;
  freeMemory(memory);
  expect([memory.byteLength, bytes.byteLength]).toEqual([0, 0]);
  freeMemory(memory);
  expect(memory.byteLength).toBe(0);
});
