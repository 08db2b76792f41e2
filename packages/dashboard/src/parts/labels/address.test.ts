import { expect, it } from 'vitest';
import { partsOf } from './address.tsx';

it.each([
  ['https://shop.example.com', ['https://', 'shop.example.com']],
  ['https://shop.example.com/', ['https://', 'shop.example.com/']],
  ['http://127.0.0.1:8080/kites/red', ['http://', '127.0.0.1:8080/', 'kites/', 'red']],
  ['https://shop.example.com/a//b', ['https://', 'shop.example.com/', 'a//', 'b']],
  ['https://shop.example.com/a?q=1&r=2#top', ['https://', 'shop.example.com/', 'a', '?q=1', '&r=2', '#top']],
])('%s may break between %j', (url, parts) => {
  expect(partsOf(url)).toEqual(parts);
});
