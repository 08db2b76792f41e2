import { expect, test } from 'vitest';
import { hashWith, UrlIndex } from './url-index.ts';

function filled(count: number, seed?: number) {
  const urls = [''];
  const index = new UrlIndex(urls, seed);
  for (let i = 0; i < count; i++) {
    urls.push(`https://x.example/p/${i}`);
    index.set(urls[i + 1] ?? '', i + 1);
  }
  return { urls, index };
}

const hashOver = (hash: number, text: string) => [...text].reduce((h, c) => hashWith(h, c.charCodeAt(0)), hash);

test('finds each of many URLs, and none that is not there', () => {
  const { urls, index } = filled(50_000);
  expect(urls.slice(1).every((url, at) => index.find(url) === at + 1)).toBe(true);
  expect(index.find('https://x.example/p/50000')).toBeUndefined();
});

test('finds a URL by a prefix and a piece of another text', () => {
  const { index } = filled(3_000);
  const prefix = index.prefix('https://x.example');
  const part = { from: 2, to: 9, hash: hashOver(prefix.hash, '/p/2999') };
  expect(index.findJoined(prefix.text, '../p/2999#a', part)).toBe(3_000);
  expect(index.findJoined('https://y.example', '../p/2999#a', part)).toBeUndefined();
});

test('URLs that share a hash are distinguished', () => {
  // The factor leaves a hash of 0 at 0, so all texts of NUL have the hash of the empty text.
  const urls = ['', '\0', '\0\0', '\0\0\0'];
  const index = new UrlIndex(urls, 0);
  for (const id of [1, 2, 3]) index.set(urls[id] ?? '', id);
  expect([1, 2, 3].map((id) => index.find(urls[id] ?? ''))).toEqual([1, 2, 3]);
  expect(index.findJoined('\0', 'x\0x', { from: 1, to: 2, hash: 0 })).toBe(2);
});

test('a URL that is set again has the new number', () => {
  const urls = ['', 'a', 'a'];
  const index = new UrlIndex(urls);
  index.set('a', 1);
  index.set('a', 2);
  expect(index.find('a')).toBe(2);
});
