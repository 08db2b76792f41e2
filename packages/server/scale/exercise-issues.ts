import type { Services } from '../src/context.ts';
import { lockIssues, refreshFixes } from '../src/findings/issues/index.ts';
import { transaction } from '../src/platform/storage/index.ts';
import type { ExerciseInput } from './exercise-operations.ts';
import { listPages } from './exercise-reads.ts';
import type { OperationInput } from './operation-caller.ts';
import type { StatementRecorder } from './record-statements.ts';

type IssuesInput = Pick<ExerciseInput, 'caller' | 'store' | 'limitedKey'>;

interface FixesInput extends Pick<ExerciseInput, 'store'> {
  readonly services: Pick<Services, 'db' | 'clock'>;
  readonly recorder: StatementRecorder;
}

const DAY = 24 * 60 * 60_000;

/** Reads issues with every filter, alone and together, in each order. */
async function readIssues({ caller, store, limitedKey }: IssuesInput): Promise<void> {
  const [domain] = store.domains;
  const filters: NonNullable<OperationInput['query']>[] = [
    {},
    { state: 'fixed' },
    { kind: 'broken_link' },
    { severity: 'error' },
    { assignee_id: store.ownerId },
    { host: domain?.hostname ?? '' },
    { outcome: 'new,reopened' },
    { q: 'section-1/' },
    { fix_id: store.fixId },
    {
      kind: 'broken_link',
      severity: 'error',
      assignee_id: store.ownerId,
      host: domain?.hostname ?? '',
      q: 'section-1',
    },
  ];
  const path = { domain_id: domain?.id ?? '' };
  for (const query of filters) {
    await listPages(caller, 'listAllIssues', { query });
    await listPages(caller, 'listAllIssues', { query, key: limitedKey });
    await listPages(caller, 'listIssues', { path, query });
    await listPages(caller, 'listIssues', { path, query: { ...query, sort: 'pages' } });
    await listPages(caller, 'listIssues', { path, query: { ...query, sort: 'severity' } });
    await caller.call('exportAllIssues', { query });
    await caller.call('exportIssues', { path, query: { ...query, sort: 'pages' } });
  }
}

/** Reads fixes with every filter together. */
async function readFixes({ caller, store, limitedKey }: IssuesInput): Promise<void> {
  const path = { domain_id: store.domains[0]?.id ?? '' };
  const opened = { opened_since: new Date(0).toISOString(), assignee_id: store.ownerId };
  const query = { kind: 'link,page', severity: 'error', section: '/section-1/', ...opened };
  await listPages(caller, 'listFixes', { path, query });
  await listPages(caller, 'listAllFixes', { query });
  await listPages(caller, 'listAllFixes', { query, key: limitedKey });
  await caller.call('countFixPoints', { path, body: { fix_ids: [store.fixId] } });
}

/** Does the same to many issues. */
async function actOnMany({ caller, store }: IssuesInput): Promise<void> {
  const path = { domain_id: store.domains[0]?.id ?? '' };
  const one = { issue_ids: [store.issueId] };
  for (const assignee_id of [store.ownerId, null])
    await caller.call('actOnIssues', { path, body: { fix_ids: [store.fixId], action: 'assign', assignee_id } });
  await caller.call('actOnIssues', { path, body: { ...one, action: 'recheck' } });
  await caller.call('actOnIssues', { path, body: { ...one, action: 'ignore', reason: 'known' } });
  await caller.call('actOnIssues', { path, body: { ...one, action: 'reopen' } });
}

async function triage({ caller, store }: IssuesInput): Promise<void> {
  const path = { issue_id: store.issueId };
  await listPages(caller, 'listIssueChanges', { path });
  await caller.call('updateIssue', { path, body: { acknowledged: true, assignee_id: store.ownerId } });
  await caller.call('updateIssue', { path, body: { acknowledged: false, assignee_id: null } });
  await caller.call('recheckIssue', { path });
  await caller.call('getIssueRecheck', { path });
  await caller.call('createIssueComment', { path, body: { text: 'It moves.' } });
  const { id: comment_id } = await caller.call('createIssueComment', { path, body: { text: 'It stays.' } });
  await listPages(caller, 'listIssueComments', { path });
  const comment = { issue_id: store.issueId, comment_id: String(comment_id) };
  await caller.call('updateIssueComment', { path: comment, body: { text: 'It moved.' } });
  await caller.call('deleteIssueComment', { path: comment });
  const until = new Date(Date.now() + DAY).toISOString();
  await caller.call('ignoreIssue', { path, body: { reason: 'known', until } });
  await caller.call('reopenIssue', { path });
}

/** Uses rules: one ignores a kind, the other all URLs that match its pattern. */
async function useRules({ caller, store }: IssuesInput): Promise<void> {
  const path = { domain_id: store.domains[0]?.id ?? '' };
  for (const fits of [{ kind: 'slow_page' }, { url_pattern: '*/section-1/*' }]) {
    await caller.call('previewIssueRule', { path, body: fits });
    const { id } = await caller.call('createIssueRule', { path, body: { ...fits, reason: 'known' } });
    await listPages(caller, 'listIssueRules', { path });
    await caller.call('getIssueRule', { path: { rule_id: String(id) } });
    const other = { url_pattern: 'https://*/other*', kind: null };
    for (const body of [{ reason: 'known well' }, other]) {
      await caller.call('updateIssueRule', { path: { rule_id: String(id) }, body });
    }
    await caller.call('deleteIssueRule', { path: { rule_id: String(id) } });
  }
}

/** Calls every operation of issues and of the rules that ignore them. */
export async function exerciseIssues(input: IssuesInput): Promise<void> {
  await readIssues(input);
  await readFixes(input);
  await actOnMany(input);
  await triage(input);
  await useRules(input);
}

/** Makes the fixes of a domain follow, as of one that is too large for making all of them anew. */
export async function refreshSomeFixes({ services, recorder, store }: FixesInput): Promise<void> {
  const { db, clock } = services;
  const domainId = store.domains[0]?.id ?? '';
  const open = db.knex('issues').where({ domain_id: domainId, state: 'open' });
  const [ignored = '', reopened = '', other = ''] = await open.limit(3).pluck('id');
  await db.knex('issues').where({ id: ignored }).update({ state: 'ignored' });
  await db.knex('issues').where({ id: reopened }).update({ fix_id: null });
  await recorder.during('fixes of changed issues', () =>
    transaction(db, async (trx) => {
      await lockIssues(trx, domainId);
      await refreshFixes(trx, { domainId, now: clock.now(), issueIds: [other] }, 0);
    }),
  );
}
