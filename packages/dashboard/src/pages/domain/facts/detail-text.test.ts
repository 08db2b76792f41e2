import { detailWords } from '@linkvitals/contract/wording/checks-de';
import { expect, it } from 'vitest';
import { detailText } from './detail-text.ts';

it.each([
  ['7 characters', '7 Zeichen'],
  ['1 image', '1 Bild'],
  ['3 pages, the first: https://example.com/a', '3 Seiten, zuerst: https://example.com/a'],
  ['2, the first: http://example.com/the first: b', '2, zuerst: http://example.com/the first: b'],
  ['5100 ms, the first byte after 80 ms', '5100 ms, erstes Byte nach 80 ms'],
  ['The page has a password field.', 'Die Seite hat ein Passwortfeld.'],
])('the detail %j of a finding is %j in German', (english, german) => {
  expect(detailText(english, detailWords)).toBe(german);
});

it.each(['https://example.com/12 characters', 'HTTP 500', '2 URLs', 'News, the first: x', '3 constructor'])(
  'the detail %j stays as it is',
  (detail) => {
    expect(detailText(detail, detailWords)).toBe(detail);
  },
);
