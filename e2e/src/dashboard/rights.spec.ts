import { expectRights } from './rights/expect-rights.ts';
import { inEveryRun } from './rights/people.ts';
import { test } from './test.ts';

test.describe('rights', () => {
  test(`a ${inEveryRun} is offered what the API lets them do, on every page, and nothing else`, async ({ visit }) => {
    test.setTimeout(600_000);
    await expectRights(visit, [inEveryRun]);
  });
});
