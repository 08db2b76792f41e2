import { describe, expect, it } from 'vitest';
import { plainText, readName, readText } from './written-text.ts';

/**
 * At least one character of each kind that cannot be seen: controls, line ends, directions, no width, fillers, tags,
 * halves of surrogate pairs
 */
const UNSEEN = [
  ['\u0000', 'U+0000'],
  ['\u001b', 'U+001B'],
  ['\n', 'U+000A'],
  ['\u0085', 'U+0085'],
  ['\u2028', 'U+2028'],
  ['\u202e', 'U+202E'],
  ['\u2066', 'U+2066'],
  ['\u200f', 'U+200F'],
  ['\u061c', 'U+061C'],
  ['\u200b', 'U+200B'],
  ['\u2060', 'U+2060'],
  ['\ufeff', 'U+FEFF'],
  ['\u00ad', 'U+00AD'],
  ['\u3164', 'U+3164'],
  ['\u{e0041}', 'U+E0041'],
  ['\ud800', 'U+D800'],
] as const;
/** Texts with the joiners and variation selectors that scripts and emoji need */
const SHAPED = ['می\u200cخواهم', '👩\u200d💻', 'क्\u200dष', '❤\ufe0f', '葛\u{e0100}', 'Straße «ñ» 日本語 עברית é'];

describe('a name', () => {
  it.each(UNSEEN)('with %j in it is refused, and the error says that it is %s', (character, code) => {
    expect(() => readName(`a${character}b`, 'key')).toThrow(
      expect.objectContaining({
        code: 'invalid_setting',
        message: `The name of the key holds a character that cannot be seen, ${code}. Type it again without it.`,
        options: expect.objectContaining({ errors: [expect.objectContaining({ pointer: '#/name' })] }),
      }),
    );
  });

  it.each(SHAPED)('with the joiners of %j in it stays as it is', (name) => {
    expect(readName(` ${name} `, 'key')).toBe(name);
  });

  it.each(['', '  ', '\u00a0', '\u200d', '\u2800', '\u0301', 'x'.repeat(256)])('that is %j is refused', (name) => {
    expect(() => readName(name, 'key')).toThrow('The name of the key has 1 to 255 characters');
  });

  it('that is refused is reported with the member of the body that holds it', () => {
    expect(() => readName('', 'account', 'account_name')).toThrow(
      expect.objectContaining({
        options: expect.objectContaining({ errors: [expect.objectContaining({ pointer: '#/account_name' })] }),
      }),
    );
  });

  it('may be as long as its field allows', () => {
    expect(readName('x'.repeat(255), 'key')).toHaveLength(255);
    expect(readName('x'.repeat(80), 'shareLink')).toHaveLength(80);
    expect(() => readName('x'.repeat(81), 'shareLink')).toThrow('The name of the link has 1 to 80 characters');
  });
});

describe('a text', () => {
  it.each([
    ['two\nlines', 'two\nlines'],
    ['two\r\nlines\rand\u2028more\u0085end', 'two\nlines\nand\nmore\nend'],
    ['a\u001b[31mred\u0000', 'a[31mred'],
    ['user\u202egnp.exe', 'usergnp.exe'],
    ['\ta\tb', 'a  b'],
    [' \n  around \n', 'around'],
    ['\u0000\u202e', ''],
    ['日本語 👩‍💻 العربية', '日本語 👩‍💻 العربية'],
  ])('%j is %j', (written, expected) => {
    expect(plainText(written)).toBe(expected);
  });

  it.each(UNSEEN.filter(([character]) => !/[\n\u0085\u2028]/.test(character)))('loses %j', (character) => {
    expect(plainText(`a${character}b`)).toBe('ab');
  });

  it.each(SHAPED)('keeps the joiners of %j', (text) => {
    expect(plainText(text)).toBe(text);
  });

  it.each(['\u202e', ' \u200b\n', '\u2800'])('that is only %j counts as empty', (text) => {
    expect(() => readText(text, { pointer: 'text', what: 'The comment' })).toThrow(
      'The comment holds nothing that can be read. Write some text.',
    );
  });
});
