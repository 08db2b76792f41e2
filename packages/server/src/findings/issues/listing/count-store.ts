import { type Executor, throughIndex } from '../../../platform/storage/index.ts';
import { OF_FIX } from '../issue-columns.ts';
import type { IssueState, Outcome } from '../issue-row.ts';

interface CountState {
  readonly domainId: string;
  readonly state: IssueState;
  /** Issues that are counted at most. The issues opened last are counted. */
  readonly limit: number;
  /** Undefined: in any fix or in none. */
  readonly fixId: string | undefined;
}

/** Query for the issues of a domain in a state, those opened last first. */
const newest = (on: Executor, { domainId, state, limit, fixId }: CountState) =>
  on
    .from(throughIndex(on, { table: 'issues', index: fixId === undefined ? 'issues__newest' : OF_FIX, onSqlite: true }))
    .where({ domain_id: domainId, state, ...(fixId === undefined ? {} : { fix_id: fixId }) })
    .orderBy([
      { column: 'opened_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);

/** Counts the issues of a domain in a state, up to `limit`. */
export async function countIssuesIn(on: Executor, input: CountState): Promise<number> {
  const row = await on.from(newest(on, input).select('id').as('some')).count({ count: '*' }).first();
  return Number(row?.count);
}

/** Counts the open issues of a domain by outcome, up to `limit` in all. */
export async function countOpenByOutcome(
  on: Executor,
  counted: Omit<CountState, 'state'>,
): Promise<ReadonlyMap<Outcome, number>> {
  const some = newest(on, { ...counted, state: 'open' })
    .select('outcome')
    .as('some');
  const rows: { outcome: Outcome; count: number | string }[] = await on
    .from(some)
    .groupBy('outcome')
    .select('outcome')
    .count({ count: '*' });
  return new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]));
}
