import { expect, test } from 'vitest';
import { pageForm } from './page-pattern.ts';

const marks = { hasScript: true, textLength: 1_000 } as Parameters<typeof pageForm>[1]['marks'];
const form = (url: string, more: Partial<typeof marks> = {}, page = { links: 9, scripts: [] as string[] }) =>
  pageForm(`https://a.test${url}`, { marks: { ...marks, ...more } }, page);

test.each([
  ['/', '/'],
  ['/about', '/*'],
  ['/docs/', '/*'],
  ['/docs/start', '/docs/*'],
  ['/docs/start/', '/docs/*'],
  ['/docs/api/create', '/docs/*/*'],
  ['/en/docs/start', '/docs/*'],
  ['/pt-BR/docs/start', '/docs/*'],
  ['/en/', '/*'],
  ['/2024/05/post', '/*/*/*'],
  ['/a/b/c/d/e/f/g/h/i/j', '/a/*/*/*/*/*/*'],
  ['/list?page=2', '/*'],
])('the path of %s has the form %s', (url, path) => {
  expect(form(url)?.path).toBe(path);
});

test('a page without scripts has no form, because it stays as it is', () => {
  expect(form('/', { hasScript: false })).toBeUndefined();
});

test('a page is bare when scripts are nearly all that it has', () => {
  expect(form('/', { textLength: 200 }, { links: 3, scripts: [] })?.isBare).toBe(true);
  expect(form('/', { textLength: 201 }, { links: 3, scripts: [] })?.isBare).toBe(false);
  expect(form('/', { textLength: 200 }, { links: 4, scripts: [] })?.isBare).toBe(false);
});

test.each([
  ['a hash behind a dot', '/main.3f2a1b9c.js', '/main.77d01ab2.js'],
  ['a hash behind a hyphen', '/assets/index-DkX3_a9f.js', '/assets/index-B0aQW7vz.js'],
  ['a version as a query', '/jquery.js?ver=3.7', '/jquery.js?ver=3.8'],
  ['the folder of a build', '/_next/static/3f2a1b9c77/page.js', '/_next/static/1111111111/page.js'],
  ['several of the same name', '/a-1a2b3c4d.js', '/a-5e6f7a8b.js'],
])('scripts that differ by %s are the same', (_, one, other) => {
  const of = (script: string) => form('/', {}, { links: 9, scripts: [script] })?.scripts;
  expect(of(one)).toBe(of(other));
  expect(of(one)).not.toBe(of('/other.js'));
});
