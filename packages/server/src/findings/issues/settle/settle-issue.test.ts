import { describe, expect, it } from 'vitest';
import { type Before, type Observation, settleIssue } from './settle-issue.ts';

const faulty: Observation = { result: 'faulty' };
const sounds = (['checked', 'unlinked', 'page_gone'] as const).map(
  (because): Observation => ({ result: 'sound', because }),
);
const unseens = (
  [
    'crawl_failed',
    'truncated',
    'page_not_read',
    'not_checked',
    'excluded',
    'robots_disallowed',
    'unverifiable',
    'unconfirmed',
    'from_cache',
    'masked',
    'rechecked_since',
  ] as const
).map((because): Observation => ({ result: 'unseen', because }));

const open: Before = { state: 'open', isIgnored: false };
const fixed: Before = { state: 'fixed', isIgnored: false };
const ignored: Before = { state: 'ignored', isIgnored: true };
const fixedAndIgnored: Before = { state: 'fixed', isIgnored: true };
const noLongerIgnored: Before = { state: 'ignored', isIgnored: false };

/** The state before, then the result when the crawl sees the fault, sees it gone, or is inconclusive. */
const table = [
  ['nothing known', undefined, ['open', 'new'], undefined, undefined],
  ['open', open, ['open', 'persisting'], ['fixed', 'fixed'], ['open', 'inconclusive']],
  ['fixed', fixed, ['open', 'reopened'], ['fixed', 'none'], ['fixed', 'none']],
  ['ignored', ignored, ['ignored', 'none'], ['fixed', 'none'], ['ignored', 'none']],
  ['fixed while it is ignored', fixedAndIgnored, ['ignored', 'none'], ['fixed', 'none'], ['fixed', 'none']],
  ['ignored until then', noLongerIgnored, ['open', 'persisting'], ['fixed', 'fixed'], ['open', 'inconclusive']],
] as const;

const settled = (row: readonly [string, string] | undefined) => row && { state: row[0], outcome: row[1] };

describe.each(table)('an issue that before the crawl was %s', (_name, before, whenFaulty, whenSound, whenUnseen) => {
  it('is settled by what the crawl saw', () => {
    expect(settleIssue(before, faulty)).toEqual(settled(whenFaulty));
    for (const observation of sounds) expect(settleIssue(before, observation)).toEqual(settled(whenSound));
    for (const observation of unseens) expect(settleIssue(before, observation)).toEqual(settled(whenUnseen));
  });
});

it('a new issue is ignored when a rule fits, and is not counted', () => {
  expect(settleIssue(undefined, faulty, true)).toEqual({ state: 'ignored', outcome: 'none' });
});
