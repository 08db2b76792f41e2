import { expect, it } from 'vitest';
import { undoOf } from './undo-of.ts';

const free = { assignee_ids: [] };
const assigned = { assignee_ids: ['0190f3a0-0000-7000-8000-000000000001'] };

it.each([
  [{ action: 'ignore', reason: 'It moves.' }, [free], { action: 'reopen' }],
  [{ action: 'acknowledge' }, [assigned], { action: 'acknowledge', acknowledged: false }],
  [
    { action: 'assign', assignee_id: assigned.assignee_ids[0] as string },
    [free, free],
    { action: 'assign', assignee_id: null },
  ],
  // Nobody knows any more whose issue it was.
  [{ action: 'assign', assignee_id: null }, [free, assigned], undefined],
  [{ action: 'recheck' }, [free], undefined],
] as const)('%j is taken back by something, or by nothing', (act, fixes, undo) => {
  expect(undoOf(act, fixes)).toEqual(undo);
});
