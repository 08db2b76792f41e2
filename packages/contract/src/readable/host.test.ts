import { describe, expect, it } from 'vitest';
import { hostText, readableHost, shortHost } from './host.ts';

const asciiOf = (name: string): string => new URL(`http://${name}/`).hostname;

it.each(['example.com', 'xn.example', 'a-b.example'])('%s stands as it is', (hostname) => {
  expect(readableHost(hostname)).toEqual({ name: hostname });
});

it.each(['müller.de', 'café.example', 'łódź.pl', 'straße.example'])('%s is read without doubt', (name) => {
  expect(readableHost(asciiOf(name))).toEqual({ name });
});

it.each(['пример.рф', 'παράδειγμα.example', '例え.example', '한국.example', 'مثال.example'])(
  '%s stands with its form in ASCII',
  (name) => {
    expect(readableHost(asciiOf(name))).toEqual({ name, ascii: asciiOf(name) });
  },
);

it('a word of one script that looks like a Latin one never stands alone', () => {
  // All letters are Cyrillic.
  expect(hostText('xn--80ak6aa92e.com')).toBe('аррӏе.com (xn--80ak6aa92e.com)');
});

it.each([
  ['Latin with a Cyrillic letter', asciiOf('pаypal.com')],
  ['Latin with a Greek letter', asciiOf('gοogle.com')],
  ['what is no Punycode', 'xn--a.example'],
  ['a letter without a place', 'xn--99999999.example'],
])('%s stands in ASCII only', (_, hostname) => {
  expect(hostname).toMatch(/^xn--/);
  expect(readableHost(hostname)).toEqual({ name: hostname });
});

it.each(['ı', 'ŀ', 'ſ', 'ɑ', 'ɡ'])('Latin letters that look like others do not stand alone: %s', (letter) => {
  const hostname = asciiOf(`pap${letter}l.example`);
  expect(hostText(hostname)).toMatch(/^[a-z.-]+$|\(xn--/);
});

describe('where there is no room beside it', () => {
  it.each(['example.com', 'müller.de:8080', 'пример.рф', '例え.example', 'مثال.example'])('%s stands alone', (name) => {
    expect(shortHost(new URL(`http://${name}/`).host)).toBe(name);
  });

  it.each([
    ['a name that may be read as a Latin one', 'аррӏе.com:8080'],
    ['scripts that are mixed', 'pаypal.com'],
  ])('stands in ASCII: %s', (_, name) => {
    const { host } = new URL(`http://${name}/`);
    expect(host).toMatch(/^xn--/);
    expect(shortHost(host)).toBe(host);
  });

  it('stands in ASCII where a letter of it cannot be drawn', () => {
    const isLatin = (character: string): boolean => character < '\u0250';
    expect(shortHost(asciiOf('例え.example'), isLatin)).toBe(asciiOf('例え.example'));
    expect(shortHost(asciiOf('müller.de'), isLatin)).toBe('müller.de');
  });
});
