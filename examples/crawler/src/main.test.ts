import { fileURLToPath } from 'node:url';
import { spawnNode } from '@linkvitals/testing';
import { expect, onTestFinished, test } from 'vitest';
import { findBrokenLinks } from './find-broken-links.ts';
import { serveSite } from './serve-site.ts';

test('the program crawls its own site and prints each broken link with the page that holds it', async () => {
  const program = spawnNode(['--conditions=@linkvitals/source', fileURLToPath(new URL('main.ts', import.meta.url))]);
  expect((await program.exited).code).toBe(0);
  const lines = program.stdout
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')
    .trim()
    .split('\n');
  expect(lines.at(-1)).toBe('3 pages read, 3 broken links');
  const entries = lines
    .slice(0, -1)
    .join('\n')
    .split(/\n(?=\S)/);
  expect(entries.sort()).toEqual([
    '/about#team  fragment_missing\n  on /, line 4',
    '/chart.png  not_found\n  on /prices, line 3',
    '/contact  not_found\n  on /, line 5',
  ]);
});

test('a site on this machine is refused unless its address is allowed', async () => {
  const site = await serveSite();
  onTestFinished(site.close);
  const report = await findBrokenLinks(site.url);
  expect(report).toMatchObject({ pages: 0, broken: [], error: expect.stringContaining('address') });
});
