import { createHash } from 'node:crypto';
import type { Services } from '../../../context.ts';
import type { Executor } from '../../../platform/storage/index.ts';
import { type ChangeKind, insertChanges } from '../change-store.ts';
import { isTargetKind } from '../issue-kinds.ts';
import { type IssueRow, type IssueState, isIgnoredAt, type Outcome, type Unseen } from '../issue-row.ts';
import { findIssue } from '../issue-store.ts';
import { findLookedAt, type LookChange, updateLookedAt } from './look-store.ts';
import { type Look, observationOfLook } from './observation-of-look.ts';
import { type Observation, settleIssue } from './settle-issue.ts';

interface LookAtIssue {
  readonly accountId: string;
  readonly issueId: string;
  readonly look: Look;
  /** Name of the actor who requested the look. */
  readonly by: string;
}

export type { Look };

/** Result of a look for an issue. */
export interface SettledLook {
  readonly state: IssueState;
  readonly outcome: Outcome;
  readonly because: Unseen | null;
  readonly evidence: Readonly<Record<string, unknown>>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Settles an issue by a look at its URL, by the rules of crawls, unless a crawl or another look came later. The outcome of the last crawl
 * stays as it is. The transaction must have locked the domain's issues.
 * @returns undefined: the issue does not exist any more
 */
export async function settleLook(
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  trx: Executor,
  { accountId, issueId, look, by }: LookAtIssue,
): Promise<SettledLook | undefined> {
  const row = await findIssue(trx, accountId, issueId);
  if (row === undefined) return undefined;
  const observation = (await wasSeenLater(trx, row, look)) ? later : observationOfLook(row, look);
  const now = clock.now();
  const settled = settleIssue({ state: row.state, isIgnored: isIgnoredAt(row, now) }, observation);
  if (settled === undefined) return undefined;
  const state = observation.result === 'unseen' ? row.state : settled.state;
  const because = observation.result === 'unseen' ? observation.because : null;
  const { evidence: target, ...facts } = look.verdict;
  const evidence = {
    ...target,
    ...facts,
    ...(observation.result === 'faulty' ? {} : { because: observation.because }),
  };
  if (observation.result !== 'unseen') await updateLookedAt(trx, row, changeOf(row, { state, observation, look }));
  const change = {
    issue_id: row.id,
    id: ids.uuid(),
    domain_id: row.domain_id,
    created_at: now,
    change_kind: kindOf(row, { state, observation, look }),
    crawl_id: null,
    actor_name: by,
    evidence: { ...evidence, outcome: settled.outcome },
  };
  await insertChanges(trx, [change]);
  return { state, outcome: settled.outcome, because, evidence };
}

const later: Observation = { result: 'unseen', because: 'crawled_since' };

/** Whether the last crawl that was conclusive about the issue, or another recheck, looked after this look. */
async function wasSeenLater(trx: Executor, row: IssueRow, { at }: Look): Promise<boolean> {
  if (row.rechecked_at !== null && row.rechecked_at > at) return true;
  if (row.outcome === 'inconclusive' || row.last_checked_at <= at) return false;
  const [page = ''] = row.url.split('#');
  const lookedAt = await findLookedAt(trx, row.settled_crawl_id, [row.url_hash, sha256(page)]);
  return lookedAt !== undefined && lookedAt > at;
}

interface Seen {
  readonly state: IssueState;
  readonly observation: Observation;
  readonly look: Look;
}

function isTheSame(row: IssueRow, look: Look): boolean {
  const { reason, status_code } = factsOf(row.kind, look);
  return row.reason === reason && row.status_code === status_code;
}

function kindOf(row: IssueRow, { state, observation, look }: Seen): ChangeKind {
  if (observation.result === 'faulty') {
    if (row.state === 'fixed') return 'reopened';
    return isTheSame(row, look) ? 'rechecked' : 'changed';
  }
  return observation.result === 'sound' && row.state !== state ? 'fixed' : 'rechecked';
}

/** The facts of an issue as crawls write them; for a page check, those of its finding. */
function factsOf(
  kind: string,
  { verdict, findings }: Look,
): Pick<IssueRow, 'reason' | 'status_code' | 'detail' | 'evidence'> {
  if (isTargetKind(kind)) return verdict;
  const detail = findings.find(({ code }) => code === kind)?.detail ?? null;
  return { reason: null, status_code: verdict.status_code, detail, evidence: null };
}

function changeOf(row: IssueRow, { state, observation, look }: Seen): LookChange {
  const { at } = look;
  const looked = { state, last_checked_at: at, rechecked_at: at };
  const isFixed = row.state === 'fixed';
  if (observation.result === 'sound')
    return isFixed ? looked : { ...looked, fixed_at: at, fixed_because: observation.because };
  const seen = { ...looked, last_seen_at: at, ...factsOf(row.kind, look) };
  if (!isFixed) return seen;
  const opened = { opened_at: at, opened_crawl_id: null, reopened_count: row.reopened_count + 1 };
  return { ...seen, ...opened, fixed_at: null, fixed_because: null };
}
