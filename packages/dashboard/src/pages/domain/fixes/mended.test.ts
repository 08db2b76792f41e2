import type { IssueRecheck } from '@linkvitals/contract/types';
import { describe, expect, it } from 'vitest';
import { keepMended, type ListedFix, mendedBy } from './mended.ts';

const recheck = (issue_state: IssueRecheck['issue_state'], status_code = 200, looked_at: string | null = null) =>
  ({ issue_state, looked_at, evidence: { status_code } }) as unknown as IssueRecheck;

describe('a fix is mended', () => {
  it.each([
    ['when its only issue is right', [recheck('fixed', 204)], { answer: 204, at: null }],
    ['without an answer when its issues got several', [recheck('fixed', 200), recheck('fixed', 204)], { at: null }],
    [
      'at the time of the last recheck',
      [recheck('fixed', 200, '2026-01-02T10:00:00.000Z'), recheck('fixed', 200, '2026-01-02T09:00:00.000Z')],
      { answer: 200, at: '2026-01-02T10:00:00.000Z' },
    ],
    ['not while one issue is open', [recheck('fixed'), recheck('open')], undefined],
    ['not when a recheck is not known', [recheck('fixed'), undefined], undefined],
    ['not when nothing was checked', [], undefined],
  ])('%s', (_, rechecks, mended) => {
    expect(mendedBy(rechecks)).toEqual(mended);
  });
});

describe('mended fixes', () => {
  const fix = (id: string, isMended = false) =>
    ({ id, ...(isMended && { mended: { answer: 200, at: null } }) }) as unknown as ListedFix;
  const page = (...ids: string[]) => ({ data: ids.map((id) => fix(id)), next_cursor: null });
  const idsOf = (pages: readonly { readonly data: readonly ListedFix[] }[]) =>
    pages.map(({ data }) => data.map(({ id, mended }) => (mended ? `${id} mended` : id)));

  it('stay where they were among those that are open, on whatever page', () => {
    const before = [fix('a', true), fix('b'), fix('c', true), fix('d', true), fix('e'), fix('f', true)];
    expect(idsOf(keepMended([page('b', 'new'), page('e')], before))).toEqual([
      ['a mended', 'b', 'new'],
      ['c mended', 'd mended', 'e', 'f mended'],
    ]);
  });

  it('stay when they were all that was listed', () => {
    expect(idsOf(keepMended([page()], [fix('a', true)]))).toEqual([['a mended']]);
  });

  it('are open fixes again when the list has them', () => {
    expect(idsOf(keepMended([page('a', 'b')], [fix('a', true), fix('b')]))).toEqual([['a', 'b']]);
  });
});
