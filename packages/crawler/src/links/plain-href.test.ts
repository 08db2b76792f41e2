import { expect, test } from 'vitest';
import { linkColumns } from '../page/links/link-columns.ts';
import { Frontier } from '../targets/frontier.ts';
import { seeded } from '../test-support/hostile-page.ts';
import { resolveLink } from '../url/resolve-link.ts';
import { FolderBase, folderOf } from './folder-base.ts';
import { PageBase } from './page-base.ts';
import { PlainHref } from './plain-href.ts';

const BASES = [
  'https://x.example/',
  'https://x.example/a',
  'https://x.example/a/b/c?d=/e/f',
  'http://x.example:8080/a//b/../c',
  'https://x.example/%41/b;c/?#d',
];
const PIECES = (
  'a b A 0 a.b .a ..a . .. ... / // /./ /../ ../ ../../ ./ ; : @ ? ?a=1 ?utm_source=x & &amp; = # #a #%41 #a#b %41 %2e %2E%2e/ ' +
  '\' " < > { } | ^ ` [ ] \\ $ ! * ( ) , + ~ - _ é \u00a0 \t \n \u0000 mailto: javascript: http: http:/ http:// https://x.example ' +
  'https://x.example/ HTTPS://X.example/ https://x.example:443/ http://x.example:8080 https://u@x.example/ https://y.example/a'
).split(' ');

const frontier = new Frontier();
const baseOf = (url: string) => new PageBase(url, new FolderBase(folderOf(url), frontier));
const plain = new PlainHref();

const BEHIND = ['./x', '/x', 'ttp://x', 'ttps://x'];

/** Takes a link between neighbours that would change it if its end were not known. */
function take(href: string, base: PageBase): boolean {
  const link = { kind: 'a', line: 1, text: '', region: 'other' } as const;
  const links = ['../', href, BEHIND[href.length % BEHIND.length] ?? ''].map((one) => ({ ...link, href: one }));
  return plain.take(linkColumns(links), 1, base);
}

/** The URL of the link that was taken last. */
function takenUrl(href: string): string {
  return plain.prefix.text + href.slice(plain.from - 3, plain.to - 3);
}

test('a plain link whose URL is an identity is resolved to the same URL and fragment by a URL parser', () => {
  const random = seeded(5);
  let taken = 0;
  for (let i = 0; i < 60_000; i++) {
    const written = BASES[Math.floor(random() * BASES.length)] ?? '';
    const base = resolveLink(written, written).url;
    const count = 1 + Math.floor(random() * 5);
    const href = Array.from({ length: count }, () => PIECES[Math.floor(random() * PIECES.length)]).join('');
    if (!take(href, baseOf(base))) continue;
    const url = takenUrl(href);
    const parsed = resolveLink(url, 'about:blank');
    // A URL that is no identity is never found among the targets.
    if (parsed.kind !== 'http' || parsed.url !== url) continue;
    taken++;
    const { fragment } = plain;
    expect([href, base, resolveLink(href, base)]).toEqual([
      href,
      base,
      { kind: 'http', url, ...(fragment === '' ? {} : { fragment }) },
    ]);
  }
  expect(taken).toBeGreaterThan(6_000);
});

test.each([
  ['/b', 'https://x.example/b'],
  ['b?c=1', 'https://x.example/a/b?c=1'],
  ['../b', 'https://x.example/b'],
  ['../../../b', 'https://x.example/b'],
  ['https://x.example/b', 'https://x.example/b'],
  ['https://y.example/b#c', 'https://y.example/b'],
  ['#c', 'https://x.example/a/page?d'],
])('%s is plain', (href, url) => {
  expect(take(href, baseOf('https://x.example/a/page?d'))).toBe(true);
  expect(takenUrl(href)).toBe(url);
});

test.each(['//b', './b', 'b/../c', '/.b', '?b', '', ' b', 'b%2e', 'mailto:b', 'b:c', '#é', '/a b'])(
  '%s takes a parser',
  (href) => {
    expect(take(href, baseOf('https://x.example/a/page?d'))).toBe(false);
  },
);
