import { type Executor, throughIndex } from '../../../platform/storage/index.ts';
import type { IssueState, Outcome } from '../issue-row.ts';

interface CountState {
  readonly domainId: string;
  readonly state: IssueState;
  /** Issues that are counted at most. The issues opened last are counted. */
  readonly limit: number;
}

/** Query for the issues of a domain in a state, those opened last first. */
const newest = (on: Executor, { domainId, state, limit }: CountState) =>
  on
    .from(throughIndex(on, { table: 'issues', index: 'issues__newest', onSqlite: true }))
    .where({ domain_id: domainId, state })
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
  { domainId, limit }: Omit<CountState, 'state'>,
): Promise<ReadonlyMap<Outcome, number>> {
  const some = newest(on, { domainId, state: 'open', limit }).select('outcome').as('some');
  const rows: { outcome: Outcome; count: number | string }[] = await on
    .from(some)
    .groupBy('outcome')
    .select('outcome')
    .count({ count: '*' });
  return new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]));
}
