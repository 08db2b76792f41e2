import { expect, it } from 'vitest';
import { twinOf, watchedSite } from './watched-site.ts';

it.each([
  ['https://www.museum.example/visit?x=1', { hostname: 'museum.example', hasPath: true }],
  ['museum.example/visit', { hostname: 'museum.example', hasPath: true }],
  ['https://museum.example/#hours', { hostname: 'museum.example', hasPath: true }],
  ['https://museum.example/', { hostname: 'museum.example', hasPath: false }],
  ['www.museum.example', { hostname: 'museum.example', hasPath: false }],
  [' WWW.Museum.example:8080 ', { hostname: 'museum.example', hasPath: false }],
  // The registered domain itself begins with `www`.
  ['https://www.com', { hostname: 'www.com', hasPath: false }],
])('%s stands for the site of its host', (typed, site) => {
  expect(watchedSite(typed)).toEqual(site);
});

it.each(['', 'museum', 'museum.example', 'https://museum', 'jo@museum.example', 'our museum.example', 'https://'])(
  'returns nothing for "%s", which is a bare hostname or no address',
  (typed) => {
    expect(watchedSite(typed)).toBeUndefined();
  },
);

it('a site is also watched under its www. name, unless its hostname begins with www.', () => {
  expect(twinOf('example.com')).toBe('www.example.com');
  expect(twinOf('www.com')).toBeUndefined();
});
