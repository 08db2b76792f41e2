import { expect, it } from 'vitest';
import { inertText } from './inert-text.ts';

const kept = (text: string) => inertText(Buffer.from(text));

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
  expect(inertText(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('€'.repeat(1100))]))).toBe(
    '€'.repeat(1000),
  );
});

it('keeps tabs and line ends and makes every other control character visible', () => {
  expect(kept('a\tb\r\nc')).toBe('a\tb\r\nc');
  for (let code = 0; code < 0xa0; code++) {
    const isPlain = [9, 10, 13].includes(code) || (code >= 0x20 && code < 0x7f);
    expect(/^[\t\n\r\x20-\x7e\u2400-\u2421\ufffd]$/.test(kept(String.fromCharCode(code)))).toBe(true);
    expect(kept(String.fromCharCode(code)) === String.fromCharCode(code)).toBe(isPlain);
  }
  expect(kept('\u0000\u001b[2J\u007f\u009b')).toBe('␀␛[2J␡\ufffd');
});

it('puts a replacement in the place of bytes that are not UTF-8', () => {
  expect(inertText(Buffer.from([0x61, 0xff, 0x62, 0xc3]))).toBe('a\ufffdb\ufffd');
});
