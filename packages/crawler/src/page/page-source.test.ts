import { expect, test } from 'vitest';
import { pageSource } from './page-source.ts';

const TEXTS = ['', 'ascii', 'caf\u00e9', '\u043c \u013c \u2e80 \ud83d\ude00 <', '\u0100'.repeat(1_000)];

test.each(TEXTS)('%j: units are those of the text, bytes too as far as they go, with zeros behind', (text) => {
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const zeros = Array<number>(8).fill(0);
  for (const scratch of [undefined, Buffer.alloc(100, 1), Buffer.alloc(10_000, 1)]) {
    const { units, bytes, view } = pageSource(text, undefined, scratch);
    const size = text.length + zeros.length;
    expect([...units.subarray(0, size)]).toEqual([...codes, ...zeros]);
    const narrow = [...codes.map((code) => Math.min(code, 255)), ...zeros];
    expect([...bytes.subarray(0, size)]).toEqual(narrow);
    expect(narrow.map((_, at) => view.getUint8(at))).toEqual(narrow);
  }
});

test('ASCII that nobody looked at is laid out all the same', () => {
  expect([...pageSource('<a>', false).units]).toEqual([...pageSource('<a>').units]);
});
