import { describe, expect, it } from 'vitest';
import { readRemap } from './read-remap.ts';
import { Remapping } from './remapping.ts';

const mapping = (...rules: string[]) => new Remapping(rules.map(readRemap));

describe('readRemap', () => {
  it.each([
    ['https://a.example/v=1/=http://localhost:1/w=2', 'https://a.example/v=1/', 'http://localhost:1/w=2/'],
    ['https://a.example/v=1=http://localhost:1', 'https://a.example/v=1/', 'http://localhost:1/'],
    ['https://a.example/v=1/ = HTTP://localhost:1', 'https://a.example/v=1/', 'http://localhost:1/'],
    ['https://a.example/v=1/=dist', 'https://a.example/v=1/', 'dist'],
    ['https://a.example/=out=1/b', 'https://a.example/', 'out=1/b'],
    ['https://a.example=dist', 'https://a.example/', 'dist'],
  ])('divides %s at the right =', (text, from, to) => {
    expect(readRemap(text)).toEqual({ from, to });
  });
});

describe('Remapping', () => {
  const some = mapping(
    'https://a.example=http://localhost:1',
    'https://a.example/docs/api=http://localhost:2/v2/',
    'https://a.example/docs=dist',
  );

  it.each([
    ['https://a.example/', 'http://localhost:1/'],
    ['https://a.example/x?q=1#y', 'http://localhost:1/x?q=1#y'],
    ['https://a.example/docs/api/x', 'http://localhost:2/v2/x'],
    ['https://a.example/docs/api?x', 'http://localhost:2/v2/?x'],
    ['https://a.example/docs-old', 'http://localhost:1/docs-old'],
  ])('leads %s to %s: the longest beginning counts, in whole path segments', (url, to) => {
    expect(some.find(url)?.url).toBe(to);
    expect(some.nameOf(to)).toBe(url.replace('api?', 'api/?'));
  });

  it('leads URLs to a folder', () => {
    expect(some.find('https://a.example/docs/x')).toEqual({
      rule: { from: 'https://a.example/docs/', to: 'dist' },
      url: undefined,
    });
  });

  it.each(['http://a.example/', 'https://a.example:8443/', 'https://a.example.evil.example/', 'https://b.example/'])(
    'leaves %s where it is',
    (url) => {
      expect(some.find(url)).toBeUndefined();
      expect(some.nameOf(url)).toBe(url);
    },
  );

  it('prefers the rule by which a URL was requested when it names another one', () => {
    const twins = mapping('https://a.example=http://localhost:1', 'https://b.example=http://localhost:1');
    const rule = twins.find('https://b.example/')?.rule;
    expect(twins.nameOf('http://localhost:1/x')).toBe('https://a.example/x');
    expect(twins.nameOf('http://localhost:1/x', rule)).toBe('https://b.example/x');
  });

  it('takes one place for the same URLs', () => {
    expect(() => mapping('https://a.example=dist', 'https://A.example/=http://localhost:1')).toThrow('Give one.');
  });
});
