import { expect, it } from 'vitest';
import { printOfPath, printOfUrl } from './path-print.ts';
import { readSpelling } from './read-spelling.ts';

const PATHS = [
  '/',
  '/About',
  '/about.HTML',
  '/about/',
  '/a//b',
  '//a/b',
  '/a.b/c.v2.html',
  '/a.b/c.v2',
  '/a.b/index.html',
  '/index',
  '/index/index.html',
  '/index.d/x',
  '/DEFAULT.aspx',
  '/a/default//',
  '/a?x=/y.html',
  '/%7Eada',
  '/~ada',
  '/%61bout',
  '/caf%C3%A9',
  '/100%25',
  '/a%2Fb',
  '/%ff',
  '/a_b-c,d;e=f!$&()*+@:',
];

it('is the same for a URL as for the bare path of its spelling', () => {
  for (const origin of ['http://a.example', 'https://www.a.example', 'https://a.example:8443']) {
    for (const path of PATHS) {
      const url = origin + path;
      const print = printOfUrl(url);
      if (print === undefined) continue;
      const spelling = readSpelling(url);
      expect(printOfPath(spelling?.path.toLowerCase() ?? ''), url).toBe(print);
    }
  }
});

it('is the same for other spellings with the same key, if they have a print', () => {
  const spellings = PATHS.map((path) => ({
    url: `https://a.example${path}`,
    ...readSpelling(`https://a.example${path}`),
  }));
  let alike = 0;
  for (const one of spellings) {
    for (const other of spellings) {
      if (one.key !== other.key || one === other) continue;
      alike += 1;
      const print = printOfUrl(other.url);
      if (print !== undefined)
        expect(printOfPath(one.path?.toLowerCase() ?? ''), `${one.url} ${other.url}`).toBe(print);
    }
  }
  expect(alike).toBeGreaterThan(10);
});

it('differs for other paths', () => {
  const prints = Array.from({ length: 10_000 }, (_, number) =>
    printOfUrl(`https://a.example/section-${number % 40}/page-${number}`),
  );
  expect(new Set(prints).size).toBeGreaterThan(9_990);
  expect(prints).not.toContain(undefined);
});
