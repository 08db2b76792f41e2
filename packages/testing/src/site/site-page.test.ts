import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPageRenderer } from './site-page.ts';
import { createSiteTargets } from './site-targets.ts';
import { siteTruth } from './site-truth.ts';

const hosts = { host: '127.0.0.1:8080', externalHost: '127.0.0.2:8081' };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

// The figures and hashes below come from a Go program that implements the same site.

test('the pages of a shape are the same bytes for ever', () => {
  const targets = createSiteTargets({ pages: 100, seed: 1 });
  const render = createPageRenderer(targets, hosts);
  expect([0, 7, 17, 99].map((page) => sha256(render(page)))).toEqual([
    'befde772b55c253450cad55002ba0657ddd0570834164a258f688a7af1612c44',
    '8af99d9765226af01fdd64e8ff1b4d5e66879c8773c7f719dabaae033617c79b',
    '3b6893f99c3a6c17c28c24c18d68c280b0fa35ee44a033c1913595d004b0a2af',
    'a8fefc52e96a214ebfdb2cf6c6d16b2e6f8b8c4110d94de29511e8b386189667',
  ]);
  const all = Array.from({ length: 100 }, (_, page) => render(page)).join('');
  expect(sha256(all)).toBe('12c90448203385e2424d5cf31c7a98a90ff98887fbcc8c65d0ccf6d7893ef47a');
});

test('another seed gives another site', () => {
  const render = createPageRenderer(createSiteTargets({ pages: 100, seed: 2 }), hosts);
  expect(sha256(render(0))).not.toBe('befde772b55c253450cad55002ba0657ddd0570834164a258f688a7af1612c44');
});

test('the truth of a shape is the same for ever', () => {
  const broken = (path: string, status: number) => ({ url: `http://${hosts.host}${path}`, status, foundOnPages: 1 });
  expect(siteTruth(createSiteTargets({ pages: 100, seed: 1 }), hosts)).toEqual({
    startUrl: 'http://127.0.0.1:8080/',
    pages: 100,
    links: 2510,
    uniqueLinks: 152,
    unique: { asset: 21, external: 21, failing: 1, gone: 1, missing: 2, page: 100, private: 1, redirect: 5 },
    redirectHops: 9,
    broken: [
      broken('/a/gone/0.png', 404),
      broken('/failing/0', 500),
      broken('/missing/0', 404),
      broken('/missing/1', 404),
    ],
  });
});
