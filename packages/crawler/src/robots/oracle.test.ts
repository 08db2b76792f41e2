import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { robotsPolicy } from './robots-policy.ts';

/**
 * The parser to compare with. The package is CommonJS whose types declare a default export of an ES module; this is what `require` returns.
 */
const robotsParser = createRequire(import.meta.url)('robots-parser') as (
  url: string,
  text: string,
) => { isAllowed(url: string, token: string): boolean | undefined };

const ORIGIN = 'https://site.example';
const both = (file: string, path: string) => {
  const url = new URL(ORIGIN + path).href;
  return {
    ours: robotsPolicy(`${ORIGIN}/robots.txt`, Buffer.from(file), 'FooBot').allows(url),
    theirs: robotsParser(`${ORIGIN}/robots.txt`, file).isAllowed(url, 'FooBot'),
  };
};

const PATTERNS = [
  ...[
    '/',
    '/a',
    '/a/',
    '/a/b',
    '/b*',
    '/*',
    '/*/b',
    '/*.php',
    '/*.php$',
    '/a*c/',
    '/$',
    '/a$',
    '/a?x=',
    '/*?',
    '/*?x=1$',
  ],
  ...[
    '/a**b',
    '*',
    '*.gif$',
    '/caf%C3%A9',
    '/caf%c3%a9',
    '/ツ',
    '/a%2Fb',
    '/a,b;c',
    '/a/b/c/d',
    '/index.html',
    '//',
    '/a$b',
  ],
];
const PATHS = [
  ...[
    '/',
    '/a',
    '/a/',
    '/a/b',
    '/a/b/c/d',
    '/ab',
    '/b',
    '/B',
    '/x.php',
    '/x.php?y',
    '/x/y.php',
    '/abc/',
    '/a?x=1',
    '/?x=1',
  ],
  ...['/z.gif', '/caf%C3%A9', '/%E3%83%84', '/a%2fb', '/a,b;c', '/index.html', '//x', '/axxb', '/x/b', '/q?z'],
];

test('agrees with robots-parser on every pair of rules and every path of the corpus', () => {
  let refused = 0;
  for (const first of PATTERNS) {
    for (const second of PATTERNS) {
      const file = `User-agent: *\nAllow: /zzz\n\nUser-agent: FooBot\nDisallow: ${first}\nAllow: ${second}`;
      for (const path of PATHS) {
        const { ours, theirs } = both(file, path);
        if (!ours) refused++;
        expect(ours, `${file}\n${path}`).toBe(theirs);
      }
    }
  }
  expect(refused).toBeGreaterThan(1_000);
});

describe('differs where RFC 9309 decides against robots-parser', () => {
  test.each([
    [
      '2.2.4: Sitemap between agents ends no group',
      'User-agent: FooBot\nSitemap: /s\nUser-agent: b\nDisallow: /x',
      '/x',
      false,
    ],
    ['2.2.4: nor does Crawl-delay', 'User-agent: FooBot\nCrawl-delay: 1\nUser-agent: b\nDisallow: /x', '/x', false],
    ['2.2.4: nor an unknown line', 'User-agent: FooBot\nNoodle: 1\nUser-agent: b\nDisallow: /x', '/x', false],
    ['2.2.1: a product token ends where its characters do', 'User-agent: FooBot (us)\nDisallow: /x', '/x', false],
    ['2.2.1: a group without rules is a group', 'User-agent: *\nDisallow: /\n\nUser-agent: FooBot', '/x', true],
    ['2.2.2: an escaped unreserved octet is the octet (rule)', 'User-agent: *\nDisallow: /%62%61%7A', '/baz', false],
    ['2.2.2: an escaped unreserved octet is the octet (URL)', 'User-agent: *\nDisallow: /baz', '/%62%61%7A', false],
    ['2.2.2: length is counted in one spelling', 'User-agent: *\nDisallow: /%61%62\nAllow: /abc', '/%61%62c', true],
    ['2.2.2: robots.txt itself is allowed', 'User-agent: *\nDisallow: /', '/robots.txt', true],
    ['2.2.3: %2A is a star in the URL', 'User-agent: *\nDisallow: /a-%2A.html', '/a-*.html', false],
    ['2.2.3: %24 is a dollar in the URL', 'User-agent: *\nDisallow: /a-%24', '/a-$', false],
  ])('%s', (_name, file, path, expected) => {
    expect(both(file, path)).toEqual({ ours: expected, theirs: !expected });
  });
});
