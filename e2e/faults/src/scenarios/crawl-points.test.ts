import { perLane } from '@linkvitals/testing';
import { it } from 'vitest';
import { crawlAndDie, type Death, oneThatDies } from './crawl-and-die.test-support.ts';
import { startWorld } from './short-run.test-support.ts';

/** Points at which the database has to roll back. */
const commits: Death[][] = [['before-start-commit#1', 'before-batch-commit#1', 'before-end-commit#1']];
/** Each list is one crawl, with the points at which its processes kill themselves. A last process then completes it. */
const everyPoint: Death[][] = [
  ['before-start-commit#1', 'after-start-commit#1', 'before-batch#1', 'before-batch-commit#1', 'after-batch-commit#1'],
  ['before-end#1', 'before-end-commit#1', 'after-end-commit#1'],
];
it('kill -9 at points of a crawl: one end, one event of it, the same result', { timeout: 400_000 }, async () => {
  await crawlAndDie(await startWorld({ ...oneThatDies, pages: 30, latencyMs: 5 }), perLane(commits, everyPoint));
});
