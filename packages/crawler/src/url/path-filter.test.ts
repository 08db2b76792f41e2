import { expect, it } from 'vitest';
import { ExclusionPatternError } from './exclusions.ts';
import { pathFilter } from './path-filter.ts';

const left = (options: { include?: string[]; exclude?: string[] }, paths: string[]) => {
  const isLeftOut = pathFilter({ startUrl: 'https://x.example/start?a=1', ...options });
  return paths.filter((path) => !isLeftOut(`http://x.example${path}`));
};

it('includes everything when nothing is set', () => {
  expect(left({}, ['/', '/a'])).toEqual(['/', '/a']);
});

it('includes only what is included and not excluded, and the start page', () => {
  const options = { include: ['/a/**', '/\\?page=/'], exclude: ['/a/b'] };
  expect(left(options, ['/', '/a/1', '/a/b', '/c?page=2', '/start', '/start?a=1'])).toEqual([
    '/a/1',
    '/c?page=2',
    '/start?a=1',
  ]);
});

it('leaves out even the start page where that is excluded by name', () => {
  expect(left({ include: ['/a'], exclude: ['/start'] }, ['/start?a=1'])).toEqual([]);
});

it('refuses an included pattern that does not compile', () => {
  expect(() => pathFilter({ startUrl: 'https://x.example/', include: ['/(/'] })).toThrow(ExclusionPatternError);
});
