import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../texts/words.ts';
import { actionsOf } from './actions.ts';
import type { IssueEntry } from './issue-words.ts';
import { byKind } from './kinds.ts';
import { HTML_LENGTHS, whereIsAll } from './lengths.ts';
import type { ReportedFix } from './reported-fix.ts';

const words = wordsFor('en');
const entry = (url: string): IssueEntry => ({
  ...{ kind: 'broken_link', severity: 'error', tone: 'critical', mark: '404', url },
  ...{ text: '', instead: null, link: undefined, isFixed: false },
});

describe('a list that is cut off', () => {
  const entries = ['/a', '/b'].map(entry);

  it.each([
    [false, 'error · 2'],
    [true, 'error · 2 listed'],
  ])('has for a kind the number of its entries, with the word "listed" when cut off (%s)', (isCut, badge) => {
    expect(byKind(entries, { kinds: new Map(), words, isCut }).map((kind) => kind.badge)).toEqual([badge]);
  });

  it.each([
    [HTML_LENGTHS.issues, 'the reports as CSV, JSON and HTML'],
    [HTML_LENGTHS.issues + 1, 'the reports as CSV and JSON'],
  ])('of %i entries names the formats that have all of them', (total, where) => {
    expect(whereIsAll('issues', total, words.texts)).toBe(where);
  });
});

describe('what to fix first', () => {
  const fix = (_: unknown, index: number): ReportedFix => ({
    ...{ kind: 'page_check', severity: 'error', issue_kinds: ['h1_missing'], pages: index + 1, points: 0 },
    ...{ issues: 1, fault: null, places: [] },
    subject: {
      ...{ code: 'h1_missing', folder: null, url: null, host: null, from: null, to: null, region: null, text: null },
    },
  });
  const actionsFor = (fixes: number, hasMore = false) =>
    actionsOf({ first: Array.from({ length: fixes }, fix), hasMore, kinds: new Map() }, words);

  it('has no words about order and rest when nothing is to be done', () => {
    expect(actionsFor(0)).toEqual({ actions: [], note: words.texts.reports.actions.none });
  });

  it('says where the other actions are when it leaves some out', () => {
    const { order, others } = words.texts.reports.actions;
    expect(actionsFor(12).note).toBe(order);
    const { actions, note } = actionsFor(12, true);
    expect(actions).toHaveLength(12);
    expect(note).toBe(`${order} ${others}`);
  });
});
