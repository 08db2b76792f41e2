import { createHash } from 'node:crypto';
import { subjectMembers } from '@linkvitals/contract/fixes';
import { fixIdOf } from '../src/findings/issues/fixes/fix-of-issues.ts';
import { untouched } from '../src/findings/issues/issue-row.ts';
import type { Row } from '../src/platform/storage/queries/insert-in-batches.ts';
import type { RowMaker } from './account-rows.ts';
import type { TableRow } from './crawl-rows.ts';
import type { OwnedDomain } from './history-rows.ts';

const DAY = 86_400_000;

/** Kinds and severities of ten issues: the first five are faults of targets, the others of pages. */
const KINDS = [
  ['broken_link', 'error'],
  ['broken_link', 'error'],
  ['broken_link', 'error'],
  ['redirect_chain', 'warning'],
  ['redirect_permanent', 'notice'],
  ['title_missing', 'error'],
  ['h1_missing', 'warning'],
  ['thin_content', 'warning'],
  ['slow_page', 'warning'],
  ['large_page', 'notice'],
] as const;

export interface IssueShape {
  /** The newest completed crawl of the domain. */
  readonly crawlId: string;
  readonly issues: number;
  readonly rules: number;
}

type Place = IssueShape & { readonly index: number; readonly ruleId: string };

/**
 * Columns of the issue's state. Of ten issues six are open, two are fixed, and two are ignored: one by a rule, one
 * until some time.
 */
function stateColumns({ now, dice }: RowMaker, { index, ruleId }: Place): Row {
  const at = now - dice.below(20 * DAY);
  const round = Math.floor(index / KINDS.length) % 10;
  if (round < 6) return { state: 'open', outcome: 'persisting' };
  if (round < 8) return { state: 'fixed', outcome: 'none', fixed_at: at, fixed_because: 'checked' };
  const ignored = { state: 'ignored', outcome: 'none', ignored_at: at, ignored_because: 'known', ignored_by: 'Ada' };
  if (round === 8) return { ...ignored, ignore_rule_id: ruleId };
  // A few issues are due to be opened again.
  return { ...ignored, ignored_until: index % 50 === 0 ? now - 60_000 : now + DAY + dice.below(90 * DAY) };
}

function issueRow(maker: RowMaker, domain: OwnedDomain, place: Place): Row & { id: string; opened_at: number } {
  const { dice, now } = maker;
  const { index, crawlId } = place;
  const [kind, severity] = KINDS[index % KINDS.length] ?? KINDS[0];
  const number = index + 1;
  // The URLs are those of `crawlResultRows`, so that the first ones stand on pages.
  const url = `https://${domain.hostname}/section-${number % 40}/page-${number}`;
  const opened_at = now - DAY - dice.below(60 * DAY);
  const state = stateColumns(maker, place);
  return {
    id: dice.uuid(opened_at),
    account_id: domain.account_id,
    domain_id: domain.id,
    kind,
    severity,
    url,
    url_hash: createHash('sha256').update(url).digest('hex'),
    host: index % 4 === 0 ? `partner-${index % 20}.example` : domain.hostname,
    internal: index % 4 === 0 ? 0 : 1,
    reason: kind === 'broken_link' ? 'not_found' : null,
    status_code: kind === 'broken_link' ? 404 : 200,
    detail: null,
    evidence: '{"verdict":"broken","redirects":[],"finalUrl":null,"tls":null}',
    found_on_pages: 1 + dice.below(30),
    first_seen_at: opened_at,
    opened_at,
    opened_crawl_id: index % 10 === 0 ? crawlId : null,
    last_seen_at: now,
    last_seen_crawl_id: crawlId,
    last_checked_at: now,
    settled_crawl_id: crawlId,
    ...untouched,
    // For some issues an archive is still to be searched.
    archive_due_at: index % 20 === 0 ? now - 1_000 : null,
    // Some are assigned to the owner.
    ...(index % 5 === 0 && { assigned_to: domain.owner_id }),
    ...fixColumn(state, domain.id, url),
    ...state,
  };
}

/** The fix of an open issue: that of its URL alone, which broken links have by the rule too. */
const fixColumn = ({ state }: Row, domainId: string, url: string): Row =>
  state === 'open' ? { fix_id: fixIdOf(domainId, { id: `link ${url}` }) } : {};

function fixRow(
  { now }: RowMaker,
  { account_id, domain_id = null, fix_id = null, ...issue }: Issue,
  index: number,
): Row {
  const subject = subjectMembers({ kind: 'link', url: String(issue.url) });
  return {
    ...{ id: fix_id, account_id: account_id ?? null, domain_id, kind: 'link', subject: JSON.stringify(subject) },
    ...{
      folder: `/section-${(index + 1) % 40}/`,
      severity: issue.severity ?? null,
      issue_kinds: JSON.stringify([issue.kind]),
    },
    ...{ issues: 1, pages: 1, crawled_pages: 500, points: 0.5, priority: 0.5, place: -500_000_000 - (index % 300) },
    ...{ opened_at: issue.opened_at, assignees: JSON.stringify([issue.assigned_to ?? []].flat()), ranked_at: now },
  };
}

function ruleRow({ dice, now }: RowMaker, domain: OwnedDomain, index: number): Row & { id: string } {
  const at = now - 90 * DAY + index;
  return {
    id: dice.uuid(at),
    account_id: domain.account_id,
    domain_id: domain.id,
    kind: index % 2 === 0 ? 'large_page' : null,
    url_pattern: `https://${domain.hostname}/archive-${index}/*`,
    reason: 'The archive stays as it is.',
    created_by: 'Ada',
    expires_at: index % 3 === 0 ? now + DAY + dice.below(90 * DAY) : null,
    created_at: at,
  };
}

type Issue = ReturnType<typeof issueRow>;

function commentRow({ dice }: RowMaker, { id: issue_id, domain_id = null, opened_at }: Issue, text: string): Row {
  const created_at = opened_at + dice.below(DAY);
  const author = { author_kind: 'person', author_id: dice.uuid(created_at), author_name: 'ada@example.com' };
  return { id: dice.uuid(created_at), issue_id, domain_id, ...author, text, created_at };
}

/** A recheck that ended some days ago; a few are old enough to be pruned. */
function recheckRow({ dice, now }: RowMaker, { id: issue_id, account_id = null, domain_id = null }: Issue): Row {
  const created_at = now - dice.below(8 * DAY);
  const about = { issue_id, account_id, domain_id, requested_by: 'ada@example.com' };
  const end = { state: 'done', outcome: 'persisting', issue_state: 'open', finished_at: created_at + 900 };
  return { id: dice.uuid(created_at), ...about, ...end, looked_at: created_at + 800, created_at };
}

/** Generates the rules, issues, fixes, changes, comments and rechecks of a domain, parents first. */
export function* issueRows(maker: RowMaker, domain: OwnedDomain, shape: IssueShape): Generator<TableRow> {
  const rules = Array.from({ length: shape.rules }, (_, index) => ruleRow(maker, domain, index));
  for (const rule of rules) yield ['issue_rules', rule];
  for (let index = 0; index < shape.issues; index += 1) {
    const issue = issueRow(maker, domain, { ...shape, index, ruleId: rules[index % rules.length]?.id ?? '' });
    yield ['issues', issue];
    if (typeof issue.fix_id === 'string') yield ['fixes', fixRow(maker, issue, index)];
    for (const change_kind of ['opened', 'changed', 'acknowledged']) {
      const created_at = issue.opened_at + 1;
      const change = { issue_id: issue.id, id: maker.dice.uuid(created_at), domain_id: domain.id, created_at };
      const isOfCrawl = change_kind !== 'acknowledged';
      const actor = { crawl_id: isOfCrawl ? shape.crawlId : null, actor_name: isOfCrawl ? null : 'Ada' };
      yield ['issue_changes', { ...change, change_kind, ...actor, evidence: null }];
    }
    // With fewer rechecks, MySQL would read them all to delete a batch of 500.
    yield ['issue_rechecks', recheckRow(maker, issue)];
    for (const text of ['Who looks after this?', 'I do.']) yield ['issue_comments', commentRow(maker, issue, text)];
  }
}
