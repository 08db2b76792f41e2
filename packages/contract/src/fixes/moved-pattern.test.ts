import { expect, it } from 'vitest';
import { movedPatternOf } from './moved-pattern.ts';

it.each([
  ['another folder', 'https://a.example/blog/oak', 'https://a.example/news/oak', '/blog/*', '/news/*'],
  ['folders below it', 'https://a.example/blog/1/2/oak', 'https://a.example/news/1/2/oak', '/blog/*', '/news/*'],
  ['the start of the folder', 'https://a.example/blog/', 'https://a.example/news/', '/blog/*', '/news/*'],
  ['one folder less', 'https://a.example/shop/oak', 'https://a.example/oak', '/shop/*', '/*'],
  ['a slash at the end', 'https://a.example/b/oak', 'https://a.example/b/oak/', '/*', '/*/'],
  ['no extension', 'https://a.example/oak.html', 'https://a.example/oak', '/*.html', '/*'],
  ['a folder and an extension', 'https://a.example/b/oak.php', 'https://a.example/c/oak', '/b/*.php', '/c/*'],
  ['the same extension', 'https://a.example/b/oak.pdf', 'https://a.example/c/oak.pdf', '/b/*', '/c/*'],
  ['a query that stays', 'https://a.example/b/oak?p=2', 'https://a.example/c/oak?p=2', '/b/*', '/c/*'],
])('a moved pattern has %s', (_, url, instead, from, to) => {
  const origin = 'https://a.example';
  expect(movedPatternOf(url, instead)).toEqual({ from: `${origin}${from}`, to: `${origin}${to}` });
});

it.each([
  ['https', 'http://a.example/b/oak', 'https://a.example/b/oak', 'http://a.example/*', 'https://a.example/*'],
  ['https of the start page', 'http://a.example/', 'https://a.example/', 'http://a.example/*', 'https://a.example/*'],
  ['another host', 'http://a.example/oak', 'http://b.example/oak', 'http://a.example/*', 'http://b.example/*'],
])('a moved pattern has %s', (_, url, instead, from, to) => {
  expect(movedPatternOf(url, instead)).toEqual({ from, to });
});

it.each([
  ['another name', 'https://a.example/blog/oak', 'https://a.example/blog/oak-2'],
  ['the start page', 'https://a.example/oak', 'https://a.example/'],
  ['another query', 'https://a.example/b/oak?p=2', 'https://a.example/c/oak'],
  ['a folder below the start page', 'https://a.example/about', 'https://a.example/en/about'],
  ['a folder below its own', 'https://a.example/blog/oak', 'https://a.example/blog/2024/oak'],
  ['the same URL', 'https://a.example/oak', 'https://a.example/oak'],
  ['no web address', 'mailto:oak@a.example', 'https://a.example/oak'],
])('there is no pattern from a URL to %s', (_, url, instead) => {
  expect(movedPatternOf(url, instead)).toBeUndefined();
});
