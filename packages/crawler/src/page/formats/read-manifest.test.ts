import { expect, test } from 'vitest';
import { readManifest } from './read-manifest.ts';

const found = (text: string): string[] => readManifest(text).map(({ kind, href }) => `${kind} ${href}`);

test('icons, screenshots, shortcuts and the start page, each with its line', () => {
  const text = `{
  "name": "/not-a-url", "start_url": "/?source=pwa",
  "icons": [{ "src": "/1.png", "sizes": "48x48" },
    { "src": "\\/2.png" }],
  "screenshots": [{ "src": "s.png", "label": "src" }],
  "shortcuts": [
    { "name": "/new", "url": "/new",
      "icons": [{ "src": "/1.png" }] }
  ],
  "id": "/no", "scope": "/no", "share_target": { "action": "/no" }
}`;
  expect(readManifest(text).map(({ kind, href, line }) => [kind, href, line])).toEqual([
    ['link', '/?source=pwa', 2],
    ['icon', '/1.png', 3],
    ['icon', '/2.png', 4],
    ['img', 's.png', 5],
    ['link', '/new', 7],
    ['icon', '/1.png', 8],
  ]);
});

test.each([
  ['no JSON', '{"start_url": "/x"', []],
  ['no object', '"/x"', []],
  ['null', 'null', []],
  ['a list', '[{"start_url":"/x"}]', []],
  [
    'members of other types',
    '{"start_url":1,"icons":{"src":"/x"},"screenshots":[null,"/x",{"src":["/x"]}],"shortcuts":[[]]}',
    [],
  ],
  ['empty URLs', '{"start_url":"","icons":[{"src":" "}]}', []],
  ['a prototype', '{"__proto__":{"start_url":"/x"},"constructor":{"icons":[]}}', []],
  ['a member twice: the last counts', '{"start_url":"/no","start_url":"/x"}', ['link /x']],
  ['escapes', '{"icons":[{"src":"\\u002fx\\"y.png"}]}', ['icon /x"y.png']],
])('%s', (_name, text, expected) => {
  expect(found(text)).toEqual(expected);
});

/** Texts for which a quadratic reader takes minutes. */
test.each([
  ['icons', `{"icons":[${Array.from({ length: 100_000 }, () => '{"src":"/x"}').join(',')}]}`, 500],
  [
    'shortcuts of shortcuts',
    `{"shortcuts":[${Array.from({ length: 500 }, () => `{"icons":[${'{"src":"/x"},'.repeat(1_000)}{}]}`).join(',')}]}`,
    500,
  ],
  ['depth', `{"icons":${'['.repeat(500_000)}${']'.repeat(500_000)}}`, 0],
  ['backslashes', `{"start_url":"${'\\\\'.repeat(500_000)}"}`, 1],
  ['lines', `{"start_url":"/x"${'\n'.repeat(1_000_000)}}`, 1],
  ['what never ends', `{"start_url":"${'x'.repeat(1_000_000)}`, 0],
])('a manifest of a million %s is bounded', (_name, text, max) => {
  expect(readManifest(text)).toHaveLength(max);
});
