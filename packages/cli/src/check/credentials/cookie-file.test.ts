import { describe, expect, it } from 'vitest';
import { CookieFile } from './cookie-file.ts';

const NOW = Date.UTC(2026, 0, 1);
const soon = NOW / 1_000 + 60;
const line = (...fields: (string | number)[]): string => fields.join('\t');
const cookies = (...lines: string[]) => new CookieFile(lines.join('\n'), 'jar.txt');
const sent = (file: CookieFile, url: string) => file.headerFor(new URL(url), NOW);

describe('CookieFile', () => {
  it.each([
    ['https://a.example/', 'host=1; wide=2'],
    ['https://b.a.example/', 'wide=2'],
    ['https://nota.example/', undefined],
    ['https://a.example.evil.example/', undefined],
    ['https://example/', undefined],
  ])('sends to %s what its domain allows', (url, expected) => {
    const file = cookies(
      line('a.example', 'FALSE', '/', 'FALSE', 0, 'host', 1),
      line('.A.example', 'TRUE', '/', 'FALSE', 0, 'wide', 2),
      line('example', 'TRUE', '/x', 'FALSE', 0, 'top', 3),
    );
    expect(sent(file, url)).toBe(expected);
  });

  it('gives the cookies of a whole top-level domain to none of its hosts, and those of an address to it alone', () => {
    const file = cookies(line('com', 'TRUE', '/', 'FALSE', 0, 'a', 1), line('0.0.1', 'TRUE', '/', 'FALSE', 0, 'b', 2));
    expect([sent(file, 'https://a.com/'), sent(file, 'http://127.0.0.1/')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['/docs', 'docs=1; all=2'],
    ['/docs/a', 'docs=1; all=2'],
    ['/docs-old', 'all=2'],
    ['/', 'all=2'],
  ])('sends to the path %s what its path allows, the longest first', (path, expected) => {
    const file = cookies(
      line('a.example', 'FALSE', '/', 'FALSE', 0, 'all', 2),
      line('a.example', 'FALSE', '/docs', 'FALSE', 0, 'docs', 1),
    );
    expect(sent(file, `http://a.example${path}`)).toBe(expected);
  });

  it('sends secure cookies over https only, and none that has expired', () => {
    const file = cookies(
      line('a.example', 'FALSE', '/', 'TRUE', soon, 'secure', 1),
      line('a.example', 'FALSE', '/', 'FALSE', NOW / 1_000, 'over', 2),
      line('a.example', 'FALSE', '/', 'FALSE', `${soon}.5`, 'plain', 3),
    );
    expect(sent(file, 'https://a.example/')).toBe('secure=1; plain=3');
    expect(sent(file, 'http://a.example/')).toBe('plain=3');
    expect(file.countExpired(NOW)).toBe(1);
  });

  it('takes comments, blank lines, line ends of Windows, empty values and cookies that scripts cannot read', () => {
    const text = `# Netscape HTTP Cookie File\r\n\r\n#HttpOnly_${line('a.example', 'FALSE', '/', 'FALSE', 0, 'a', '')}\r\n`;
    expect(sent(new CookieFile(text, 'jar.txt'), 'http://a.example/')).toBe('a=');
  });

  it.each([
    ['no tabs', 'a.example FALSE / FALSE 0 a secret'],
    ['too few fields', line('a.example', 'FALSE', '/', 'FALSE', 0)],
    ['too many fields', line('a.example', 'FALSE', '/', 'FALSE', 0, 'a', 'secret', 'b')],
    ['a line break in disguise', line('a.example', 'FALSE', '/', 'FALSE', 0, 'a', 'secret\rX: y')],
    ['a value that would be two cookies', line('a.example', 'FALSE', '/', 'FALSE', 0, 'a', 'secret; b=c')],
    ['a flag that is none', line('a.example', 'yes', '/', 'FALSE', 0, 'a', 'secret')],
    ['a time that is none', line('a.example', 'FALSE', '/', 'FALSE', 'secret', 'a', 'b')],
    ['a path that is none', line('a.example', 'FALSE', 'secret', 'FALSE', 0, 'a', 'b')],
    ['no host', line('', 'FALSE', '/', 'FALSE', 0, 'a', 'secret')],
  ])('refuses a line with %s by its number, and does not show it', (_, bad) => {
    expect(() => cookies('# a comment', bad)).toThrow(/^Line 2 of jar\.txt is no cookie/);
    expect(() => cookies(bad)).not.toThrow('secret');
  });
});
