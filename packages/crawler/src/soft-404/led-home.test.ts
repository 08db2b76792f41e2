import { expect, test } from 'vitest';
import { isHabit, ledHome } from './led-home.ts';

const grouped = (...pairs: readonly (readonly [url: string, end: string])[]) =>
  ledHome(pairs.map(([url, end], id) => ({ id, url, end })));

test.each([
  ['https://a.example/old/page', 'https://a.example/'],
  ['https://a.example/page.html', 'https://a.example/'],
  ['http://www.a.example/2019/05/post/', 'https://a.example/'],
  ['https://a.example/en/products/cups', 'https://a.example/#top'],
  ['https://a.example/p/x?id=3', 'https://a.example'],
])('%s is led home to %s', (url, end) => {
  expect([...grouped([url, end]).keys()]).toEqual(['a.example']);
});

test.each([
  ['a name of the start page', 'https://a.example/index.html', 'https://a.example/'],
  ['a name of it in a language', 'https://a.example/en/index.php', 'https://a.example/'],
  ['a language', 'https://a.example/de', 'https://a.example/'],
  ['a language of a country', 'https://a.example/us/en', 'https://a.example/'],
  ['a single name', 'https://a.example/blog', 'https://a.example/'],
  ['the end of a visit', 'https://a.example/user/logout', 'https://a.example/'],
  ['a choice of language', 'https://a.example/language/fr', 'https://a.example/'],
  ['another end', 'https://a.example/old/page', 'https://a.example/new'],
  ['an end with a query', 'https://a.example/old/page', 'https://a.example/?gone'],
  ['another host', 'https://a.example/old/page', 'https://b.example/'],
  ['what is no URL', 'about:invalid', 'x'],
])('%s is not', (_, url, end) => {
  expect(grouped([url, end]).size).toBe(0);
});

test('two paths make a habit, one with two queries does not', () => {
  const home = 'https://a.example/';
  const habit = (...urls: string[]) => [...grouped(...urls.map((url) => [url, home] as const)).values()].map(isHabit);
  expect(habit(`${home}a/b`, `${home}c.html`)).toEqual([true]);
  expect(habit(`${home}a/b?x=1`, `${home}a/b?x=2`)).toEqual([false]);
  expect(habit(`${home}a/b`, 'https://b.example/c/d')).toEqual([false]);
});
