import { expect, it } from 'vitest';
import { keptAnswer } from './send-attempt.ts';

const kept = (text: string) => keptAnswer(Buffer.from(text));

it('keeps at most 1,000 characters of an answer', () => {
  expect(kept('a'.repeat(1000))).toBe('a'.repeat(1000));
  expect(kept('a'.repeat(1001))).toBe('a'.repeat(1000));
  expect(kept('€'.repeat(5000))).toBe('€'.repeat(1000));
});

it('does not cut a surrogate pair in two', () => {
  expect(kept('😀'.repeat(600))).toBe('😀'.repeat(500));
  expect(kept(`a${'😀'.repeat(600)}`)).toBe(`a${'😀'.repeat(499)}`);
});

it('keeps 1,000 whole characters of an answer that begins with a byte order mark', () => {
  expect(keptAnswer(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('€'.repeat(1100))]))).toBe(
    '€'.repeat(1000),
  );
});

it('replaces control characters by visible symbols and keeps line ends', () => {
  expect(kept('a\tb\r\nc\u0000\u001b[2J')).toBe('a\tb\r\nc␀␛[2J');
});

it('replaces bytes that are not UTF-8 by replacement characters', () => {
  expect(keptAnswer(Buffer.from([0x61, 0xff, 0x62, 0xc3]))).toBe('a\ufffdb\ufffd');
});
