import { expect, it } from 'vitest';
import { movedFromTo, shortAddress, splitAddress } from './short-address.ts';

const SITE = 'shop.example.com';

it.each([
  ['https://shop.example.com/old?a=1', '/old?a=1'],
  ['http://www.shop.example.com/old/', '/old/'],
  ['https://shop.example.com/', '/'],
  ['https://docs.example.com/old', 'docs.example.com/old'],
  ['http://docs.example.com/old', 'http://docs.example.com/old'],
  ['https://shop.example.com/blog/*', '/blog/*'],
  ['not a url', 'not a url'],
])('%s is shown as %s', (url, shown) => {
  expect(shortAddress(url, SITE)).toBe(shown);
});

it.each([
  ['https://shop.example.com/blog/*', 'https://shop.example.com/news/*', '/blog/* → /news/*'],
  ['http://shop.example.com/*', 'https://shop.example.com/*', 'http://shop.example.com/* → https://shop.example.com/*'],
  ['https://a.example/*', 'https://b.example/*', 'a.example/* → b.example/*'],
])('the rule from %s to %s is shown as %s', (from, to, shown) => {
  expect(movedFromTo(from, to, SITE)).toBe(shown);
});

it.each([
  ['/products/chairs/lounge', '/products/chairs', '/lounge'],
  ['/products/chairs/', '/products', '/chairs/'],
  ['/old', '/old', ''],
  [`/products/${'a'.repeat(40)}`, `/products/${'a'.repeat(40)}`, ''],
])('%s is split into "%s" and "%s"', (address, beginning, end) => {
  expect(splitAddress(address)).toEqual([beginning, end]);
});
