import { expect, it } from 'vitest';
import { keptAnswer } from './kept-answer.ts';

const kept = (text: string) => keptAnswer(Buffer.from(text));

it('keeps 1,000 characters', () => {
  expect(kept('a'.repeat(1000))).toBe('a'.repeat(1000));
  expect(kept('a'.repeat(1001))).toBe('a'.repeat(1000));
  expect(kept('€'.repeat(5000))).toBe('€'.repeat(1000));
});

it('cuts no surrogate pair in two', () => {
  expect(kept('😀'.repeat(600))).toBe('😀'.repeat(500));
  expect(kept(`a${'😀'.repeat(600)}`)).toBe(`a${'😀'.repeat(499)}`);
});

it('keeps 1,000 characters after a byte order mark, without one that the reading cut in two', () => {
  expect(keptAnswer(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('€'.repeat(1100))]))).toBe(
    '€'.repeat(1000),
  );
});

it('shows control characters and keeps line ends', () => {
  expect(kept('a\tb\r\nc\u0000\u001b[2J')).toBe('a\tb\r\nc␀␛[2J');
});

it('puts a replacement in the place of bytes that are not UTF-8', () => {
  expect(keptAnswer(Buffer.from([0x61, 0xff, 0x62, 0xc3]))).toBe('a\ufffdb\ufffd');
});
