import { expect, it } from 'vitest';
import { checked, SITE } from './checked.test-support.ts';

it('the order of problems is that of fixes: by points and pages, and by discovery where these are equal', () => {
  const result = checked([
    { url: 'https://other.example/slow', verdict: 'unverifiable', reason: 'blocked', warnings: ['soft_404'], on: 10 },
    { url: 'https://dead.example/b', reason: 'dns_not_found', on: 1 },
    { url: `${SITE}/gone-b`, on: 1 },
    { url: `${SITE}/gone-a`, on: 1 },
    { url: `${SITE}/moved`, verdict: 'ok', reason: 'ok', warnings: ['redirect_permanent'], on: 2 },
    { url: `${SITE}/on-all`, on: 10 },
    { url: 'https://dead.example/a', reason: 'dns_not_found', on: 2 },
  ]);
  expect(Array.from(result.problems(), ({ target }) => target.url.replace(SITE, ''))).toEqual([
    '/on-all',
    '/gone-b',
    '/gone-a',
    // One host, so that one search corrects both.
    'https://dead.example/b',
    'https://dead.example/a',
    '/moved',
    'https://other.example/slow',
  ]);
});

it('the fixes of a check have each faulty target once, a link in the footer of all pages first', () => {
  const { fixes } = checked([
    { url: `${SITE}/gone`, on: 1 },
    { url: 'https://dead.example/b', reason: 'dns_not_found', on: 1 },
    { url: `${SITE}/imprint`, on: 10, region: 'footer' },
    { url: 'https://dead.example/a', reason: 'dns_not_found', on: 2 },
    { url: `${SITE}/size-guide`, on: 5 },
    { url: 'https://other.example/', verdict: 'unverifiable', reason: 'blocked', on: 1 },
  ]);
  const rows = fixes.map((fix) => [fix.kind, fix.links.length, fix.pages, fix.points > 0]);
  expect(rows).toEqual([
    ['shared_link', 1, 10, true],
    ['missing_page', 1, 5, true],
    ['link', 1, 1, true],
    ['dead_host', 2, 2, true],
  ]);
  expect(fixes.map(({ priority }) => priority).toSorted((a, b) => b - a)).toEqual(
    fixes.map(({ priority }) => priority),
  );
});
