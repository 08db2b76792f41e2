import type { Knex } from 'knex';
import { afterKey, type Executor, throughIndex } from '../../../platform/storage/index.ts';
import { type IssueRow, type IssueState, placeOf } from '../issue-row.ts';

/** The position of an issue among those of its domain in the same state. */
export type Place = ReturnType<typeof placeOf>;

/** Issues of a domain in one state that follow each other in the order of their opening. */
export interface Stretch {
  /** The last issue before it; null: it begins with the first. */
  readonly after: Place | null;
  /** Its last issue; null: it has all others. */
  readonly upTo: Place | null;
}

interface InState {
  readonly domainId: string;
  readonly state: IssueState;
}

/** Issues of a stretch. */
export const STRETCH = 1_000;

/** Issues in a state as `i`, through the index that has them in their order. */
const inState = (on: Executor, { domainId, state }: InState) =>
  on
    .from(throughIndex(on, { table: 'issues', as: 'i', index: 'issues__newest', onSqlite: true }))
    .where({ 'i.domain_id': domainId, 'i.state': state });

const KEY = ['i.opened_at', 'i.id'] as const;

/** Finds the next stretch. An index alone answers the query. */
export async function findStretch(on: Executor, issues: InState, after: Place | null): Promise<Stretch> {
  const last: Pick<IssueRow, 'opened_at' | 'id'> | undefined = await afterKey(
    inState(on, issues),
    KEY,
    after ?? undefined,
  )
    .orderBy([...KEY])
    .offset(STRETCH - 1)
    .first(...KEY);
  return { after, upTo: last === undefined ? null : placeOf(last) };
}

/**
 * Query for the issues of a stretch, as `i`. However many of them the other conditions leave out, it reads no more rows than the stretch
 * has, and so holds up nobody for long.
 */
export function inStretch(on: Executor, issues: InState, { after, upTo }: Stretch): Knex.QueryBuilder {
  const query = afterKey(inState(on, issues), KEY, after ?? undefined);
  if (upTo === null) return query;
  const [at, id] = upTo;
  return query
    .where('i.opened_at', '<=', at)
    .where((where) => where.where('i.opened_at', '<', at).orWhere('i.id', '<=', id));
}
