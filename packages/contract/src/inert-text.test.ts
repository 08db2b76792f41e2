import { describe, expect, it } from 'vitest';
import { inertLine, inertLines, inertLog, inertShortLine, inertUrl, inertWords } from './inert-text.ts';

/** Every kind of character that has an effect, and halves of surrogate pairs. */
const ACTIVE = [
  '\u0000',
  '\t',
  '\n',
  '\r',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u009b',
  '\u2028',
  '\u2029',
  '\u061c',
  '\u200e',
  '\u202e',
  '\u2066',
  '\u{E0041}',
  '\ud800',
  '\udc00',
];
/** Characters that are invisible and do not affect the text around them. */
const INVISIBLE = ['\u00ad', '\u200b', '\u200d', '\ufeff', '\ue000', '\u{10fffe}', '\u0378'];
const SEEN = 'Straße «ñ» 日本語 العربية עברית 👍 é …';

describe('a line', () => {
  it.each([...ACTIVE, ...INVISIBLE])('has another character in place of %j', (character) => {
    expect(inertLine(`a${character}b`)).toBe('a\ufffdb');
    expect(inertLine(`a${character}b`, ' ')).toBe('a b');
  });

  it('keeps what is seen', () => {
    expect(inertLine(SEEN)).toBe(SEEN);
  });

  it('keeps its line breaks in a text of several lines, each without characters that have an effect', () => {
    expect(inertLines('a\u202e\n\n b\r\n')).toBe('a\ufffd\n\n b\ufffd\n');
  });

  it.each([
    ['short', 10, 'short'],
    ['0123456789', 10, '0123456789'],
    ['0123456789a', 10, '012345678…'],
    ['👍👍👍', 2, '👍…'],
    ['a\nb\u2028c\u200bd', 10, 'a\ufffdb\ufffdc\ufffdd'],
  ])('%j is cut to %i characters, never inside one', (text, max, expected) => {
    expect(inertShortLine(text, max)).toBe(expected);
  });

  it('is cut before a megabyte is searched through', () => {
    expect(inertShortLine('\u202e'.repeat(1_000_000), 3)).toBe('\ufffd\ufffd…');
  });
});

describe('an address', () => {
  it.each([...ACTIVE.slice(0, -2), ...INVISIBLE])('has %j percent-encoded', (character) => {
    expect(inertUrl(`https://${character}/`)).toBe(`https://${encodeURIComponent(character)}/`);
  });

  it('keeps what is seen, and has a replacement for half of a surrogate pair', () => {
    expect(inertUrl(`https://a.example/%20?${SEEN}`)).toBe(`https://a.example/%20?${SEEN}`);
    expect(inertUrl('a\ud800b')).toBe('a\ufffdb');
  });
});

describe('words', () => {
  it.each(ACTIVE.slice(0, -2))('go without %j', (character) => {
    expect(inertWords(`a${character}b`)).toBe('ab');
  });

  it('keep what joins letters and emoji, and what is seen', () => {
    const joined = 'می\u200cخواهم 👩\u200d💻 क्\u200dष';
    expect(inertWords(joined)).toBe(joined);
    expect(inertWords(SEEN)).toBe(SEEN);
  });

  it('have a replacement for half of a surrogate pair', () => {
    expect(inertWords('a\ud800b')).toBe('a\ufffdb');
  });
});

it('a log keeps tabs and line ends and shows every other control character', () => {
  expect(inertLog('a\tb\r\nc')).toBe('a\tb\r\nc');
  for (let code = 0; code < 0xa0; code++) {
    const isPlain = [9, 10, 13].includes(code) || (code >= 0x20 && code < 0x7f);
    const shown = inertLog(String.fromCharCode(code));
    expect(shown).toMatch(/^[\t\n\r\x20-\x7e\u2400-\u2421\ufffd]$/);
    expect(shown === String.fromCharCode(code)).toBe(isPlain);
  }
  expect(inertLog('\u0000\u001b[2J\u007f\u009b')).toBe('␀␛[2J␡\ufffd');
});
