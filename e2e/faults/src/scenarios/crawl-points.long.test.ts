import { describeMysql } from '@linkvitals/testing/databases';
import { it } from 'vitest';
import { crawlAndDie, type Death, oneThatDies } from './crawl-and-die.test-support.ts';
import { startWorld } from './short-run.test-support.ts';

/** Deaths before a commit, which the database has to roll back, and after one. */
const commits: Death[][] = [
  ['before-start-commit#1', 'before-batch-commit#1', 'before-end-commit#1', 'after-end-commit#1'],
];
/** Batches hold 500 records at most: a site of 1,000 pages fills at least eight. */
const deepInside: Death[][] = [
  ['before-batch#2', 'before-batch-commit#2', 'after-batch-commit#2', 'before-end#1'],
  [
    'before-batch-commit#3',
    'after-batch-commit#4',
    'before-settle-commit#1',
    'after-settle-commit#1',
    'after-end-commit#1',
  ],
];

describeMysql('kill -9 in a crawl on MySQL: one end, one event of it, the same result', (open) => {
  it('before a commit, which the database then rolls back, and after one', { timeout: 400_000 }, async () => {
    const world = await startWorld({ ...oneThatDies, pages: 30, latencyMs: 5, databaseUrl: await open() });
    await crawlAndDie(world, commits);
  });
});

it('kill -9 deep inside the crawl of a site of 1,000 pages, at nine points: the same result', {
  timeout: 400_000,
}, async () => {
  const world = await startWorld({ ...oneThatDies, pages: 1_000, latencyMs: 0 });
  await crawlAndDie(world, deepInside);
});
