import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

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
