import { type Executor, readInChunks, throughIndex } from '../../platform/storage/index.ts';
import { type IssueRow, placeOf } from './issue-row.ts';
import type { Rule } from './rules/match-rules.ts';

/** Rows of a statement. */
const CHUNK = 400;

/** Columns of an issue that is not ignored. */
export const notIgnored = {
  ignored_at: null,
  ignored_until: null,
  ignored_because: null,
  ignored_by: null,
  ignore_rule_id: null,
} as const satisfies Partial<IssueRow>;

/** An issue as rules see it. `internal` is 0 or 1 here, as it is stored. */
type Subject = Pick<IssueRow, 'id' | 'kind' | 'url' | 'internal' | 'opened_at'>;

/** Open issues of a domain, of one kind or all, chunk by chunk. */
export function listOpenSubjects(
  on: Executor,
  { domain_id, kind }: { readonly domain_id: string; readonly kind: string | null },
): AsyncGenerator<Subject[]> {
  const open = { domain_id, state: 'open', ...(kind === null ? {} : { kind }) };
  const query = () => on('issues').where(open).select('id', 'kind', 'url', 'internal', 'opened_at');
  return readInChunks<Subject>(query, { key: ['opened_at', 'id'], size: CHUNK, keyOf: placeOf });
}

export async function markIgnoredByRule(
  on: Executor,
  ids: readonly string[],
  { rule, at }: { readonly rule: Rule; readonly at: number },
): Promise<void> {
  await on('issues')
    .whereIn('id', [...ids])
    .update({
      state: 'ignored',
      ignored_at: at,
      ignored_until: rule.expires_at,
      ignored_because: rule.reason,
      ignored_by: rule.created_by,
      ignore_rule_id: rule.id,
    })
    .increment('version', 1);
}

/** Copies the present reason and end of a rule to the issues that it ignores. */
export async function updateIgnoredByRule(on: Executor, rule: Rule): Promise<void> {
  await on('issues')
    .where({ ignore_rule_id: rule.id })
    .update({ ignored_until: rule.expires_at, ignored_because: rule.reason })
    .increment('version', 1);
}

/** Ends the ignoring by a rule: ignored issues are open again, and fixed ones stay fixed. */
export async function endIgnoringByRule(on: Executor, ruleId: string): Promise<void> {
  const ignored = () => on('issues').where({ ignore_rule_id: ruleId });
  await ignored().where({ state: 'ignored' }).update({ state: 'open' });
  await ignored().update(notIgnored).increment('version', 1);
}

/** Domains of up to `CHUNK` issues whose ignoring has ended. */
export async function listDomainsWithExpired(on: Executor, now: number): Promise<string[]> {
  // Without a forced index, SQLite reads every issue, whatever index it chooses.
  const expired = throughIndex(on, { table: 'issues', index: 'issues__ignored_until', onSqlite: true });
  const ids: string[] = await on.from(expired).where('ignored_until', '<=', now).limit(CHUNK).pluck('domain_id');
  return [...new Set(ids)];
}

/**
 * Ends the ignoring of up to `limit` issues of a domain whose time is over: ignored ones are open again, and fixed ones stay fixed. Returns
 * how many there were.
 */
export async function endExpiredIgnoring(
  on: Executor,
  { domainId, now, limit }: { readonly domainId: string; readonly now: number; readonly limit: number },
): Promise<number> {
  const expired = on('issues').where('ignored_until', '<=', now).where({ domain_id: domainId });
  const ids: string[] = await expired.limit(limit).pluck('id');
  if (ids.length === 0) return 0;
  await on('issues').whereIn('id', ids).where({ state: 'ignored' }).update({ state: 'open' });
  return on('issues').whereIn('id', ids).update(notIgnored).increment('version', 1);
}
