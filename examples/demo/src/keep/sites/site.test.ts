import { expect, it } from 'vitest';
import { blog } from './blog.ts';
import { siteOn } from './site.ts';

it('new pages, the links to them and the crawl delay are there on the last day, and on no day before', () => {
  const pathsAndLinks = ({ pages }: typeof blog) =>
    pages.flatMap(({ path, links }) => [path, ...links.map(([to]) => to)]);
  const isOld = (path: string) => path.startsWith('/old');
  expect(pathsAndLinks(siteOn(blog, 0)).filter(isOld).length).toBeGreaterThan(1_000);
  expect(siteOn(blog, 0).crawlDelay).toBe(5);
  const dayBefore = siteOn(blog, 1);
  expect(pathsAndLinks(dayBefore).filter(isOld)).toEqual([]);
  expect(dayBefore.pages.length).toBeGreaterThan(40);
  expect(dayBefore.crawlDelay).toBeUndefined();
});
