import { describe, expect, test } from 'vitest';
import { roundsDuring } from '../test-support/rounds-during.ts';
import { type RobotsPolicy, robotsPolicy, robotsPolicyInSlices } from './robots-policy.ts';

const ORIGIN = 'https://site.example';
const read = (file: string | Uint8Array, token = 'FooBot') =>
  robotsPolicy(`${ORIGIN}/robots.txt`, typeof file === 'string' ? Buffer.from(file) : file, token);
const allows = (file: string | Uint8Array, path: string, token?: string): boolean =>
  read(file, token).allows(new URL(path, ORIGIN).href);

describe('groups (RFC 9309, section 2.2.1)', () => {
  test.each([
    ['our own group wins over *', 'User-agent: *\nDisallow: /\nUser-agent: FooBot\nAllow: /', true],
    ['* holds when nobody names us', 'User-agent: *\nDisallow: /x\nUser-agent: BarBot\nDisallow:', false],
    ['nothing holds when neither is there', 'User-agent: BarBot\nDisallow: /', true],
    ['the token is compared without case', 'User-agent: fOObOT\nDisallow: /x', false],
    ['a version behind the token is not part of it', 'User-agent: FooBot/2.1\nDisallow: /x', false],
    ['another token that begins alike is another', 'User-agent: FooBotNews\nDisallow: /x', true],
    ['several user-agents share the rules', 'User-agent: BarBot\nUser-agent: FooBot\nDisallow: /x', false],
    [
      'groups of one agent are merged',
      'User-agent: FooBot\nDisallow: /x\n\nUser-agent: BarBot\nDisallow: /z\n\nUser-agent: FooBot\nDisallow: /y',
      false,
    ],
    ['an empty line does not end a group', 'User-agent: FooBot\n\nDisallow: /x', false],
    ['Sitemap does not end a group', 'User-agent: FooBot\nSitemap: https://site.example/s.xml\nDisallow: /x', false],
    [
      'Sitemap does not end a list of agents',
      'User-agent: FooBot\nSitemap: https://site.example/s.xml\nUser-agent: BarBot\nDisallow: /x',
      false,
    ],
    [
      'Crawl-delay does not end a list of agents',
      'User-agent: FooBot\nCrawl-delay: 1\nUser-agent: BarBot\nDisallow: /x',
      false,
    ],
    [
      'an unknown line does not end a list of agents',
      'User-agent: FooBot\nNoodle: x\nUser-agent: BarBot\nDisallow: /x',
      false,
    ],
    ['an empty Disallow forbids nothing', 'User-agent: FooBot\nDisallow:', true],
    ['rules before any agent are nobody’s', 'Disallow: /x\nUser-agent: BarBot\nDisallow: /', true],
    ['keys are compared without case, spaces do not matter', '  uSeR-aGeNt :  FooBot  \n  dISALLOW:/x  ', false],
    ['comments are cut', 'User-agent: FooBot # us\nDisallow: /x # secret', false],
    ['a byte order mark is skipped', '\ufeffUser-agent: FooBot\nDisallow: /x', false],
    ['a byte order mark is skipped only where the file begins', 'User-agent: FooBot\n\ufeffDisallow: /x', true],
    ['CR alone ends a line', 'User-agent: FooBot\rDisallow: /x', false],
    ['CRLF ends a line', 'User-agent: FooBot\r\nDisallow: /x\r\n', false],
    ['white space may stand for a forgotten colon', 'User-agent FooBot\nDisallow\t/x', false],
    ['but not among three words', 'User-agent: FooBot\nDisallow /x /y', true],
    ['useragent is meant to be user-agent', 'Useragent: FooBot\nDisallow: /x', false],
    ['user agent is meant to be user-agent', 'User agent: FooBot\nDisallow: /x', false],
    ['a Disallow with a slip of the pen holds', 'User-agent: FooBot\nDissallow: /x', false],
    ['another key that begins alike is another', 'User-agent: FooBot\nDisallowed: /x', true],
    ['a group without rules allows all', 'User-agent: *\nDisallow: /\n\nUser-agent: FooBot', true],
    ['* may be followed by words', 'User-agent: * every robot\nDisallow: /x', false],
    ['a star inside a name is no *', 'User-agent: *bot\nDisallow: /x', true],
    ['an agent without a name is nobody', 'User-agent:\nDisallow: /x', true],
    ['an empty rule ends the list of agents', 'User-agent: FooBot\nDisallow:\nUser-agent: BarBot\nDisallow: /x', true],
    ['a rule with nothing before the colon is none', 'User-agent: FooBot\n: /x', true],
    ['no more than a line is lost to an endless one', `User-agent: FooBot\n${'x'.repeat(1e6)}\nDisallow: /x`, false],
    ['an HTML page has no rules', '<!doctype html>\n<p style="a:b">User-agent: FooBot\n<p>Disallow: /x', true],
    ['lines that make no sense are skipped', '<html>\nUser-agent: FooBot\n\0\0\nnonsense\nDisallow: /x', false],
  ])('%s', (_name, text, expected) => {
    expect(allows(text, '/x')).toBe(expected);
  });
});

describe('matching (RFC 9309, section 2.2.2 and 2.2.3)', () => {
  test.each([
    ['/fish', '/fish', false],
    ['/fish', '/fish.html', false],
    ['/fish', '/fish/salmon.html', false],
    ['/fish', '/Fish', true],
    ['/fish', '/catfish', true],
    ['/fish/', '/fish', true],
    ['/fish/', '/fish/?id=1', false],
    ['/fish*', '/fishheads', false],
    ['/*.php', '/index.php?a=1', false],
    ['/*.php', '/a/b.php.old', false],
    ['/*.php', '/php', true],
    ['/*.php$', '/a.php', false],
    ['/*.php$', '/a.php?x', true],
    ['/fish*.php', '/fishheads/c.php', false],
    ['/fish*.php', '/Fish.php', true],
    ['/a**b', '/axxb', false],
    ['/*a*a*a', '/xaxaxa', false],
    ['/a$', '/a', false],
    ['/a$', '/ab', true],
    ['/?', '/?x=1', false],
    ['/*?', '/a?x=1', false],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84', false],
    ['/foo/bar/%E3%83%84', '/foo/bar/ツ', false],
    ['/foo/bar/%e3%83%84', '/foo/bar/%E3%83%84', false],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz', false],
    ['/foo/bar/baz', '/foo/bar/%62%61%7A', false],
    ['/a%3cd', '/a%3Cd', false],
    ['/a[b]', '/a[b]', false],
    ['/a b', '/a%20b', false],
    ['/*', '/anything', false],
    ['*', '/anything', false],
    ['*.gif$', '/a/b.gif', false],
    ['x', '/x', true],
    ['$', '/', true],
    ['/a*$', '/a/b', false],
    ['/a$b', '/a$b', false],
    ['/a$b', '/a', true],
    ['/*b$', '/b/a', true],
    ['/ab*b$', '/ab', true],
    ['/*$', '/x', false],
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz', false],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https://foo.bar', false],
    ['/foo/bar?baz=https%3A%2F%2Ffoo.bar', '/foo/bar?baz=https%3a%2f%2ffoo.bar', false],
    ['/a%2fb', '/a/b', true],
    ["/*?q='a'", "/s?q='a'", false],
    ['/100%', '/100%', false],
    ['/%', '/%zz', false],
    ['/a;b', '/a;b=1', false],
  ])('Disallow: %s leaves %s %s', (pattern, path, expected) => {
    expect(allows(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(expected);
  });

  test.each([
    ['the longest rule wins', 'Allow: /p\nDisallow: /', '/page', true],
    ['whatever the order', 'Disallow: /\nAllow: /p', '/page', true],
    ['the longer Disallow wins too', 'Allow: /folder\nDisallow: /folder/x', '/folder/x', false],
    ['Allow wins between equals', 'Disallow: /folder\nAllow: /folder', '/folder/page', true],
    ['$ counts for length', 'Allow: /$\nDisallow: /', '/', true],
    ['$ holds for the end only', 'Allow: /$\nDisallow: /', '/page.htm', false],
    ['robots.txt itself is always allowed', 'Disallow: /', '/robots.txt', true],
  ])('%s', (_name, rules, path, expected) => {
    expect(allows(`User-agent: *\n${rules}`, path)).toBe(expected);
  });
});

test.each([
  ['/path/file-with-a-%2A.html', '/path/file-with-a-*.html'],
  ['/path/foo-%24', '/path/foo-$'],
])('%s stands for the character itself (RFC 9309, section 2.2.3)', (pattern, path) => {
  expect(allows(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(false);
  expect(allows(`User-agent: *\nDisallow: ${pattern}`, path.replace(/[*$]/, 'x'))).toBe(true);
});

describe('precedence is that of the longest rule, wildcards counted (RFC 9309, section 2.2.2)', () => {
  test.each([
    ['Allow: /p\nDisallow: /', '/page', true],
    ['Allow: /folder\nDisallow: /folder', '/folder/page', true],
    ['Allow: /page\nDisallow: /*.htm', '/page.htm', false],
    ['Allow: /page\nDisallow: /*.ph', '/page.php5', true],
    ['Allow: /$\nDisallow: /', '/', true],
    ['Allow: /$\nDisallow: /', '/page.htm', false],
    ['Allow: /example/page/\nDisallow: /example/page/disallowed.gif', '/example/page/disallowed.gif', false],
    ['Disallow: /a%62\nAllow: /ab', '/abc', true],
    ['Disallow: /ツ\nAllow: /%E3%83', '/%E3%83%84', false],
  ])('%j on %s', (rules, path, expected) => {
    expect(allows(`User-agent: *\n${rules}`, path)).toBe(expected);
  });
});

describe('the simple example of RFC 9309, section 5.1', () => {
  const FILE = [
    'User-Agent: *',
    'Disallow: *.gif$',
    'Disallow: /example/',
    'Allow: /publications/',
    '',
    'User-Agent: foobot',
    'Disallow:/',
    'Allow:/example/page.html',
    'Allow:/example/allowed.gif',
    '',
    'User-Agent: barbot',
    'User-Agent: bazbot',
    'Disallow: /example/page.html',
    '',
    'User-Agent: quxbot',
    '',
  ].join('\n');
  test.each([
    ['anybot', '/publications/x.html', true],
    ['anybot', '/example/x', false],
    ['anybot', '/x/y.gif', false],
    ['anybot', '/publications/x.gif', true],
    ['foobot', '/example/page.html', true],
    ['foobot', '/example/allowed.gif', true],
    ['foobot', '/publications/', false],
    ['barbot', '/example/page.html', false],
    ['bazbot', '/example/page.html', false],
    ['bazbot', '/x.gif', true],
    ['quxbot', '/example/x', true],
  ])('%s on %s', (token, path, expected) => {
    expect(allows(FILE, path, token)).toBe(expected);
  });
});

test('octets of another encoding are compared as they are', () => {
  const latin1 = Buffer.from('User-agent: *\nDisallow: /caf\xe9', 'latin1');
  expect(allows(latin1, '/caf%E9')).toBe(false);
  expect(allows(latin1, '/café')).toBe(true);
  const utf16 = Buffer.from('\ufeffUser-agent: *\nDisallow: /café', 'utf16le');
  expect(allows(utf16, '/café')).toBe(false);
});

describe('octets that URLs hold as they are', () => {
  test.each([
    ['/%2*', '/$/', true],
    ['/%2*', '/%2F', false],
    ['/%5', '/[x]', true],
    ['/%24/', '/$/', false],
    ['/%24/', '/%24/', false],
    ['/a%2Ab', '/a*b', false],
    ['/a*b', '/a%2Ab', false],
    ['/%5Bx%5D', '/[x]', false],
    ['/[x]', '/%5bx%5d', false],
    ['/*%24$', '/price$', false],
  ])('Disallow: %s and %s: allowed %s', (pattern, path, allowed) => {
    expect(read(`User-agent: *\nDisallow: ${pattern}`).allows(ORIGIN + path)).toBe(allowed);
  });

  test('count as their escapes in the length of a rule', () => {
    const file = 'User-agent: *\nAllow: /a$$$*\nDisallow: /a%24%24%24';
    expect(read(file).allows(`${ORIGIN}/a$$$`)).toBe(true);
  });
});

test('a line is read as far as Google reads it: 16,663 octets', () => {
  const allows = (length: number) => {
    const path = `/${'a'.repeat(length - 'Disallow: /'.length)}`;
    return read(`User-agent: *\nDisallow: ${path}b`).allows(`${ORIGIN}${path}c`);
  };
  expect(allows(16_662)).toBe(true); // the b counts
  expect(allows(16_663)).toBe(false);
});

describe('a refusal names the line that decides', () => {
  test.each([
    ['User-agent: *\nDisallow: /a\n\nDisallow: /a/b # no', '/a/b', 'Disallow: /a/b (line 4)'],
    ['User-agent: *\r\nDisallow: /caf\u00e9\r\n', '/café', 'Disallow: /café (line 2)'],
    ['User-agent: *\rDisallow: /a\rDisallow: /a', '/a', 'Disallow: /a (line 2)'],
    [`User-agent: *\nDisallow: /${'*'.repeat(300)}`, '/', `Disallow: /${'*'.repeat(198)}… (line 2)`],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', undefined],
  ])('%j', (file, path, expected) => {
    expect(read(file).refusal(new URL(path, ORIGIN).href)).toBe(expected);
  });
});

test.each([
  ['-5', undefined],
  ['Infinity', undefined],
  ['soon', undefined],
  ['NaN', undefined],
  ['0x10', undefined],
  ['', undefined],
  ['0', 0],
  ['2.5', 2.5],
  ['1000000000', 10],
])('Crawl-delay: %s', (delay, expected) => {
  expect(read(`User-agent: *\nCrawl-delay: ${delay}`).crawlDelay).toBe(expected);
});

test('sitemaps belong to no group and may be relative or on another host', () => {
  const file = 'Sitemap: /a.xml\nUser-agent: x\nDisallow: /\nSitemap: https://other.example/b.xml\nSitemap: http://';
  expect(read(file).sitemaps).toEqual([`${ORIGIN}/a.xml`, 'https://other.example/b.xml']);
});

describe('no file of 512 KiB is read in one round of the event loop', () => {
  const file = (line: (i: number) => string): Buffer => {
    let text = 'User-agent: *\n';
    for (let i = 0; text.length < 524_000; i++) text += `${line(i)}\n`;
    return Buffer.from(text);
  };
  test.each([
    ['stars', file((i) => `Disallow: /*w${i}*z`)],
    ['long pieces', file((i) => `Disallow: *${String(Math.imul(i, 0x9e3779b1)).repeat(60)}`)],
    ['prefixes', file((i) => `Disallow: /dir${i}/`)],
    ['many stars', file((i) => `Disallow: /${'*a'.repeat(100)}${i}`)],
    ['rules of one character', file(() => 'Disallow:/')],
  ])('%s', async (_name, body) => {
    let policy: RobotsPolicy | undefined;
    const rounds = await roundsDuring(async () => {
      policy = await robotsPolicyInSlices(`${ORIGIN}/robots.txt`, body, 'FooBot');
    });
    expect(rounds).toBeGreaterThan(8);
    const whole = read(body);
    for (const path of ['/dir7/x', '/w9-z', '/wz', '/', `/${'a'.repeat(200)}1`]) {
      expect(policy?.refusal(ORIGIN + path)).toBe(whole.refusal(ORIGIN + path));
    }
  });
});
