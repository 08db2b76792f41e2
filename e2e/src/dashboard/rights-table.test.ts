import { operations } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { calledOperations } from './rights/called-operations.ts';
import { guardedBy } from './rights/pages/page-of-matrix.ts';
import { pages } from './rights/pages.ts';

/** Operations about the person themselves, or open to everybody: nobody may be refused them. */
const forAll = new Set(
  operations.filter(({ permission }) => permission === 'person' || permission === 'nobody').map(({ id }) => id),
);

it('every operation that the dashboard calls is in the matrix of rights', async () => {
  const called = [...(await calledOperations())].filter((operation) => !forAll.has(operation));
  expect(called).toContain('startCrawl');
  const inTable = new Set(
    pages.flatMap(({ reads, actions }) => [
      ...reads,
      ...Object.values(actions).flatMap((action) => guardedBy(action).needs),
    ]),
  );
  const missing = called.filter((operation) => !inTable.has(operation));
  expect(missing, 'say in rights/pages what offers it, or which page reads it').toEqual([]);
});
