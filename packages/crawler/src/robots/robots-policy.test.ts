import { describe, expect, test } from 'vitest';
import { robotsGroup } from './robots-group.ts';
import { robotsPolicy } from './robots-policy.ts';

const ORIGIN = 'https://site.example';
const allows = (text: string, path: string, token = 'FooBot'): boolean =>
  robotsPolicy(`${ORIGIN}/robots.txt`, text, token).allows(new URL(path, ORIGIN).href);

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
    ['CR alone ends a line', 'User-agent: FooBot\rDisallow: /x', false],
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

describe('bounds', () => {
  test('a delay that makes no sense is none', () => {
    for (const delay of ['-5', 'Infinity', 'soon', 'NaN', '']) {
      expect(robotsGroup(`User-agent: *\nCrawl-delay: ${delay}`, 'x').crawlDelay).toBeUndefined();
    }
    expect(robotsGroup('User-agent: *\nCrawl-delay: 2.5', 'x').crawlDelay).toBe(2.5);
  });

  test('sitemaps belong to no group and may be relative', () => {
    const text = 'Sitemap: /a.xml\nUser-agent: x\nDisallow: /\nSitemap: https://other.example/b.xml\nSitemap: http://';
    expect(robotsPolicy(`${ORIGIN}/robots.txt`, text, 'y').sitemaps).toEqual([
      `${ORIGIN}/a.xml`,
      'https://other.example/b.xml',
    ]);
  });

  test('thousands of wildcard rules hold as written; a URL that hundreds of them could match is refused', () => {
    const rules = Array.from({ length: 5_000 }, (_, i) => `Disallow: /*/w${i}/*a*b*c$`);
    const policy = robotsPolicy(`${ORIGIN}/robots.txt`, ['User-agent: *', ...rules].join('\n'), 'x');
    expect(policy.allows(`${ORIGIN}/x/w4999/abd`)).toBe(true);
    expect(policy.allows(`${ORIGIN}/x/w4999/abc`)).toBe(false);
    const hostile = Array.from({ length: 5_000 }, (_, i) => `Disallow: /*a*${i}$`);
    const trap = robotsPolicy(`${ORIGIN}/robots.txt`, ['User-agent: *', ...hostile].join('\n'), 'x');
    expect(trap.allows(`${ORIGIN}/a/${Array.from({ length: 400 }, (_, i) => i).join('.')}`)).toBe(false);
    expect(trap.allows(`${ORIGIN}/b`)).toBe(true);
  });

  test('more wildcards than one rule may have: Disallow gets wider, Allow goes', () => {
    const many = `/a/${'*b'.repeat(20)}`;
    expect(allows(`User-agent: *\nDisallow: ${many}`, `/a/${'b'.repeat(7)}`)).toBe(false);
    expect(allows(`User-agent: *\nDisallow: /a\nAllow: ${many}`, `/a/${'b'.repeat(20)}`)).toBe(false);
  });
});
