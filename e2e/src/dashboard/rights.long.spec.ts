import { expectRights } from './rights/expect-rights.ts';
import { inEveryRun, standings, type Who } from './rights/people.ts';
import { test } from './test.ts';

const others = (Object.keys(standings) as Who[]).filter((who) => who !== inEveryRun);

test.describe('rights', () => {
  test('everybody else is offered what the API lets them do, on every page, and nothing else', async ({ visit }) => {
    test.setTimeout(900_000);
    await expectRights(visit, others);
  });
});
