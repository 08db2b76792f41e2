import { expect, it } from 'vitest';
import { ownOriginOf } from './own-origin.ts';

it.each([
  ['https://shop.example.com/', 'https://shop.example.com'],
  ['https://shop.example.com/a?b#c', 'https://shop.example.com'],
  ['https://www.shop.example.com/a', 'https://www.shop.example.com'],
  ['http://shop.example.com/a', ''],
  ['https://shop.example.com:8443/a', ''],
  ['https://shop.example.com.evil.example/a', ''],
  ['https://docs.example.com/a', ''],
  ['https://ada@shop.example.com/a', ''],
  ['mailto:ada@shop.example.com', ''],
])('on pages of shop.example.com, %s is shown without "%s"', (url, hidden) => {
  expect(ownOriginOf(url, 'shop.example.com')).toBe(hidden);
});

it('shows URLs whole on pages of several sites', () => {
  expect(ownOriginOf('https://shop.example.com/a', undefined)).toBe('');
});
