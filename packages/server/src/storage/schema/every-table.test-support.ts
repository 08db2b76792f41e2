import type { Database } from '../database.ts';
import { migrate } from './migrate.ts';

export type Rows = Record<string, Record<string, unknown>>;

/** A row in every table that belongs to the domain `d<key>`; ids end in the key so that neighbours differ. */
export const rowsOfDomain = (account: string, key: string): Rows => ({
  domains: {
    id: `d${key}`,
    account_id: account,
    hostname: `${key}.test`,
    verification_token: key,
    settings: '{}',
    crawl_config: '{}',
    created_at: 1,
    updated_at: 1,
  },
  crawls: {
    id: `c${key}`,
    account_id: account,
    domain_id: `d${key}`,
    active_domain_id: `d${key}`,
    state: 'running',
    trigger_kind: 'manual',
    url: 'u',
    hostname: 'h',
    max_pages: 1,
    depth_limit: 1,
    time_limit_ms: 1,
    config: '{}',
    queued_at: 1,
    created_at: 1,
  },
  crawl_targets: { crawl_id: `c${key}`, id: 0, url: 'u', url_hash: 'h', internal: 1, navigational: 1, depth: 0 },
  crawl_pages: { crawl_id: `c${key}`, target_id: 0, url: 'u', depth: 0 },
  crawl_links: { crawl_id: `c${key}`, page_id: 0, seq: 0, target_id: 0, kind: 'a' },
  crawl_findings: { crawl_id: `c${key}`, target_id: 0, code: 'noindex', severity: 'notice' },
  crawl_page_facts: { crawl_id: `c${key}`, target_id: 0, facts: '{}' },
  issues: {
    id: `i${key}`,
    account_id: account,
    domain_id: `d${key}`,
    kind: 'broken_link',
    severity: 'error',
    state: 'open',
    url: 'u',
    url_hash: 'h',
    internal: 1,
    first_seen_at: 1,
    opened_at: 1,
    last_seen_at: 1,
    last_seen_crawl_id: `c${key}`,
    last_checked_at: 1,
    settled_crawl_id: `c${key}`,
    outcome: 'new',
  },
  issue_changes: { issue_id: `i${key}`, id: `x${key}`, domain_id: `d${key}`, created_at: 1, change_kind: 'opened' },
  issue_comments: {
    id: `m${key}`,
    issue_id: `i${key}`,
    domain_id: `d${key}`,
    author_kind: 'person',
    author_id: `u${account}`,
    author_name: 'n',
    text: 't',
    created_at: 1,
  },
  issue_rechecks: {
    id: `k${key}`,
    issue_id: `i${key}`,
    account_id: account,
    domain_id: `d${key}`,
    requested_by: 'n',
    created_at: 1,
  },
  issue_rules: {
    id: `r${key}`,
    account_id: account,
    domain_id: `d${key}`,
    kind: 'broken_link',
    reason: 'r',
    created_by: 'n',
    created_at: 1,
  },
  webhook_endpoint_domains: { endpoint_id: `w${account}`, domain_id: `d${key}` },
  events: {
    id: `e${key}`,
    account_id: account,
    domain_id: `d${key}`,
    crawl_id: `c${key}`,
    type: 'crawl.started',
    occurred_at: 1,
    body: '{}',
    created_at: 1,
  },
  deliveries: {
    id: `y${key}`,
    account_id: account,
    event_id: `e${key}`,
    endpoint_id: `w${account}`,
    event_type: 'crawl.started',
    crawl_id: `c${key}`,
    domain_id: `d${key}`,
    created_at: 1,
  },
  notifications: {
    id: `n${key}`,
    account_id: account,
    domain_id: `d${key}`,
    crawl_id: `c${key}`,
    lane: 'email',
    channel: 'email',
    kind: 'broken_links',
    recipient: 'a@example.com',
    subject: 's',
    content: '{}',
    dedupe_hash: `h${key}`,
    created_at: 1,
  },
  delivery_attempts: { id: `z${key}`, delivery_id: `y${key}`, number: 1, started_at: 1, duration_ms: 1, url: 'u' },
  reports: {
    id: `r${key}`,
    account_id: account,
    domain_id: `d${key}`,
    crawl_id: `c${key}`,
    format: 'csv',
    created_at: 1,
  },
  report_chunks: { report_id: `r${key}`, seq: 0, data: Buffer.from('url') },
  share_links: { id: `l${key}`, account_id: account, domain_id: `d${key}`, token_hash: `l${key}`, created_at: 1 },
  domain_certificates: { domain_id: `d${key}`, host: 'h', account_id: account, looked_at: 1 },
  badges: { domain_id: `d${key}`, metric: 'health_score', account_id: account, token_hash: `b${key}`, created_at: 1 },
  domain_deletions: { domain_id: `d${key}`, deleted_at: 1 },
  crawl_history: {
    domain_id: `d${key}`,
    ended_at: 1,
    crawl_id: `c${key}`,
    account_id: account,
    day: 0,
    state: 'completed',
    duration_ms: 1,
    truncated: 0,
    ends_day: 1,
    day_crawls: 1,
  },
});

const dayTotals = [
  'domains',
  'crawls',
  'scored',
  'score',
  'total_urls',
  'pages',
  'broken_links',
  'errors',
  'warnings',
  'notices',
  'compared',
  'new_issues',
  'fixed_issues',
  'reopened_issues',
  'duration_ms',
  'timed_pages',
  'load_ms',
  'load_p95_ms',
];

export const rowsOfAccount = (account: string): Rows => ({
  accounts: { id: account, name: account, plan: 'free', created_at: 1 },
  api_keys: {
    id: `k${account}`,
    account_id: account,
    name: 'k',
    secret_hash: account,
    last4: '1234',
    scopes: '[]',
    created_at: 1,
  },
  memberships: { account_id: account, user_id: `u${account}`, role: 'owner', created_at: 1, updated_at: 1 },
  audit_log: {
    id: `a${account}`,
    account_id: account,
    actor_kind: 'operator',
    actor_id: 'operator',
    actor_name: 'operator',
    action: 'account.updated',
    created_at: 1,
  },
  invitations: {
    id: account,
    account_id: account,
    email: 'a@example.com',
    role: 'admin',
    token_hash: account,
    created_at: 1,
    sent_at: 1,
    expires_at: 2,
  },
  branding: { account_id: account, name: 'n', updated_at: 1 },
  account_days: {
    account_id: account,
    day: 0,
    state: 'completed',
    ...Object.fromEntries(dayTotals.map((name) => [name, 1])),
  },
  account_usage: { account_id: account, domain_id: '', month: 202601, urls_requested: 1 },
  idempotency_keys: {
    account_id: account,
    key_hash: 'h',
    fingerprint: 'f',
    state: 'done',
    created_at: 1,
    expires_at: 2,
  },
  chat_targets: {
    account_id: account,
    channel: 'slack',
    target_ciphertext: 's',
    target_key_id: 'k',
    hint: 'h',
    created_at: 1,
    updated_at: 1,
  },
  mail_opt_outs: { account_id: account, address: 'a@example.com', token_hash: `o${account}`, created_at: 1 },
  notification_settings: { account_id: account, email_recipients: '[]', created_at: 1, updated_at: 1 },
  webhook_endpoints: {
    id: `w${account}`,
    account_id: account,
    url: 'u',
    events: '[]',
    secret_ciphertext: 's',
    secret_key_id: 'k',
    secret_hint: 'h',
    created_at: 1,
    updated_at: 1,
  },
});

/** Of a person, who outlives the accounts that they belong to. */
export const rowsOfUser = (user: string): Rows => ({
  users: { id: user, email: user, name: user, time_zone: 'UTC', locale: 'en', created_at: 1, updated_at: 1 },
  sessions: {
    id: user,
    user_id: user,
    token_hash: user,
    device: '',
    created_at: 1,
    authenticated_at: 1,
    last_used_at: 1,
    expires_at: 2,
  },
  totp_factors: { user_id: user, secret_ciphertext: 's', secret_key_id: 'k', created_at: 1 },
  recovery_codes: { user_id: user, code_hash: user },
  identities: {
    id: user,
    user_id: user,
    provider_id: 'p',
    issuer: 'https://i',
    subject: user,
    created_at: 1,
    last_used_at: 1,
  },
  passkeys: {
    id: user,
    user_id: user,
    name: 'n',
    credential_id: 'c',
    credential_hash: user,
    public_key: 'p',
    counter: 0,
    transports: '[]',
    synced: 0,
    created_at: 1,
  },
  one_time_links: { token_hash: user, purpose: 'reset_password', user_id: user, created_at: 1, expires_at: 2 },
});

/** Of nobody: rows that are deleted when their time is over. */
export const rowsOfNobody: Rows = {
  report_objects: { object_key: 'o', delete_at: 1 },
  rate_limits: { key: 'k', points: 1, expire: 2 },
  passkey_challenges: { challenge_hash: 'c', purpose: 'sign_in', holder_hash: 'h', expires_at: 2 },
  outgoing_mails: { id: 'm', recipient: 'ada@example.com', kind: 'invitation', expires_at: 2, created_at: 1 },
};

async function insert(db: Database, rows: Rows): Promise<void> {
  for (const [table, row] of Object.entries(rows)) await db.knex(table).insert(row);
}

/** How many rows each table has. */
export async function counts(db: Database): Promise<Record<string, number>> {
  const tables = [
    ...Object.keys(rowsOfNobody),
    ...Object.keys(rowsOfUser('')),
    ...Object.keys(rowsOfAccount('')),
    ...Object.keys(rowsOfDomain('', '')),
  ];
  const entries = await Promise.all(
    tables.map(async (table) => [table, (await db.knex(table).count({ n: '*' }))[0]?.n] as const),
  );
  return Object.fromEntries(entries) as Record<string, number>;
}

/** One account `A` with two domains `d1` and `d2`, one account `B` with `d3`: every table has rows of each. */
export async function populate(db: Database): Promise<Database> {
  await migrate(db);
  await insert(db, rowsOfNobody);
  for (const account of ['A', 'B']) {
    await insert(db, rowsOfUser(`u${account}`));
    await insert(db, rowsOfAccount(account));
  }
  for (const [account, key] of [
    ['A', '1'],
    ['A', '2'],
    ['B', '3'],
  ] as const)
    await insert(db, rowsOfDomain(account, key));
  return db;
}
