import { NOTHING } from '../src/findings/trends/days/account-day.ts';
import { CARRIED, carriedOf } from '../src/findings/trends/days/carried.ts';
import { usageMonth } from '../src/people/accounts/index.ts';
import type { SecretBox } from '../src/platform/secrets/secret-box.ts';
import type { Row } from '../src/platform/storage/queries/insert-in-batches.ts';
import { defaultCrawlConfig, defaultSettings } from '../src/sites/domains/domain-row.ts';
import type { Seeded } from './seeded.ts';

const DAY = 86_400_000;
const events = JSON.stringify(['crawl.started', 'crawl.completed', 'crawl.failed', 'broken_links.found']);

/** The input of the generators of rows */
export interface RowMaker {
  readonly dice: Seeded;
  /** Epoch ms; everything lies before it. */
  readonly now: number;
  readonly secrets: Pick<SecretBox, 'seal'>;
  /** Address that webhook endpoints send to */
  readonly subscriberUrl: string;
}

/** Plans of ten accounts; the first account always has the agency plan. */
const PLANS = ['agency', 'agency', 'agency', 'agency', 'agency', 'agency', 'agency', 'pro', 'solo', 'free'] as const;

export const accountRow = ({ dice, now }: RowMaker, index: number): Row & { id: string } => ({
  id: dice.uuid(now - 500 * DAY + index),
  name: `Account ${index}`,
  plan: PLANS[index % PLANS.length] ?? 'agency',
  custom_domain_limit: null,
  custom_limits: null,
  created_at: now - 500 * DAY + index,
});

export function notificationSettingsRow(maker: RowMaker, accountId: string): Row {
  const at = maker.now - 450 * DAY;
  return { account_id: accountId, email_recipients: '[]', created_at: at, updated_at: at };
}

export function chatTargetRow(maker: RowMaker, accountId: string): Row {
  const { ciphertext, keyId } = maker.secrets.seal(
    JSON.stringify({ url: `${maker.subscriberUrl}/slack/${accountId}` }),
  );
  const at = maker.now - 450 * DAY;
  return {
    account_id: accountId,
    channel: 'slack',
    target_ciphertext: ciphertext,
    target_key_id: keyId,
    hint: 'hooks.example …abcd',
    created_at: at,
    updated_at: at,
  };
}

/**
 * Generates rows of the people of an account, the first of whom owns it, and of one invitation. Each row comes with its
 * table.
 */
export function* peopleRows(maker: RowMaker, accountId: string, many: number): Generator<[table: string, row: Row]> {
  const at = maker.now - 450 * DAY;
  const times = { created_at: at, updated_at: at };
  const grants = '[{"domain_id":null,"rights":["view"]}]';
  for (let index = 0; index < many; index += 1) {
    const id = maker.dice.uuid(at + index);
    yield [
      'users',
      { id, email: `${id}@people.example`, name: `Person ${index}`, time_zone: 'UTC', locale: 'en', ...times },
    ];
    const role = index === 0 ? { role: 'owner', grants: null } : { role: 'member', grants };
    yield ['memberships', { account_id: accountId, user_id: id, ...role, ...times }];
    const invited = { email: `invited-${index}@people.example`, role: 'member', grants, invited_by: id };
    const link = { token_hash: id.padEnd(64, '0'), created_at: at, sent_at: at, expires_at: maker.now + DAY };
    yield ['invitations', { id, account_id: accountId, ...invited, ...link }];
  }
}

/**
 * Generates the mails of four weeks to one person. The last one waits. A few people have older mails, which are due for
 * pruning.
 */
export function* mailRows(maker: RowMaker, person: string): Generator<Row> {
  const { dice, now, secrets } = maker;
  const oldest = dice.below(20) === 0 ? 32 : 28;
  for (let daysAgo = oldest; daysAgo >= 0; daysAgo -= 4) {
    const at = now - daysAgo * DAY - 60_000;
    const { ciphertext, keyId } = secrets.seal('{"subject":"s","text":"t","html":"h"}');
    const content = { content_ciphertext: ciphertext, content_key_id: keyId };
    const waiting = { state: 'pending', next_attempt_at: at, finished_at: null, ...content };
    const over = {
      state: 'sent',
      next_attempt_at: null,
      finished_at: at,
      content_ciphertext: null,
      content_key_id: null,
    };
    yield {
      id: dice.uuid(at),
      recipient: person,
      kind: 'security_notice',
      attempts: 1,
      expires_at: at + 3 * DAY,
      created_at: at,
      ...(daysAgo === 0 ? waiting : over),
    };
  }
}

export function endpointRow(maker: RowMaker, accountId: string, index: number): Row & { id: string } {
  const { ciphertext, keyId } = maker.secrets.seal(`whsec_${maker.dice.uuid(maker.now)}`);
  const at = maker.now - 450 * DAY + index;
  return {
    id: maker.dice.uuid(at),
    account_id: accountId,
    url: `${maker.subscriberUrl}/${accountId}/${index}`,
    description: null,
    events,
    // The first endpoint is subscribed to all domains, the others to chosen ones.
    all_domains: index === 0 ? 1 : 0,
    secret_ciphertext: ciphertext,
    secret_key_id: keyId,
    secret_hint: 'abcd',
    created_at: at,
    updated_at: at,
  };
}

/** Generates two years of a domain's usage, including this month. */
export function* usageRows({ dice, now }: RowMaker, accountId: string, domainId: string): Generator<Row> {
  const [year, month] = [new Date(now).getUTCFullYear(), new Date(now).getUTCMonth()];
  for (let ago = 23; ago >= 0; ago -= 1) {
    const at = usageMonth(Date.UTC(year, month - ago));
    yield { account_id: accountId, month: at, domain_id: domainId, urls_requested: 1 + dice.below(100_000) };
  }
}

export function domainRow(maker: RowMaker, accountId: string, index: number): Row & { id: string; hostname: string } {
  const { dice, now } = maker;
  const at = now - 400 * DAY + index;
  const verified = index % 8 !== 7;
  // One of 200 domains has its check and its schedule due now.
  const soon = (span: number): number => (index % 200 === 3 ? now - 60_000 : now + 60_000 + dice.below(span));
  return {
    id: dice.uuid(at),
    account_id: accountId,
    hostname: `site-${index}.example`,
    verification_token: `token-${index}`,
    verification_status: verified ? 'verified' : 'unverified',
    verified_at: verified ? at : null,
    activated_at: verified ? at : null,
    next_check_at: verified ? soon(DAY) : null,
    settings: JSON.stringify(defaultSettings),
    crawl_config: JSON.stringify({ ...defaultCrawlConfig, frequency: 'daily' }),
    next_crawl_at: verified ? soon(DAY) : null,
    health_score: verified ? 60 + dice.below(40) : null,
    broken_links: verified ? dice.below(50) : null,
    new_broken_links: verified ? dice.below(5) : null,
    last_crawl_at: verified ? now - dice.below(DAY) : null,
    created_at: at,
    updated_at: at,
  };
}

/** Generates the daily results of an account's crawls for a month. */
export function* accountDayRows({ now, dice }: RowMaker, accountId: string): Generator<Row> {
  const counts = { scored: 5, score: 400, total_urls: 500, pages: 480, broken_links: dice.below(50), compared: 5 };
  const issues = { errors: 9, warnings: 30, notices: 80, new_issues: 1, fixed_issues: 1, reopened_issues: 0 };
  const times = { duration_ms: 60_000, timed_pages: 480, load_ms: 96_000, load_p95_ms: 400_000 };
  for (let ago = 29; ago >= 0; ago -= 1) {
    const place = {
      account_id: accountId,
      day: Math.floor(now / DAY) - ago,
      state: 'completed',
      changed_by: `crawl-${ago}`,
    };
    const sums = { domains: 5, crawls: 6, ...counts, ...issues, ...times };
    yield { ...place, ...sums };
    // The first day holds the sums, which are carried to the following days.
    yield { ...place, state: CARRIED, ...(ago === 29 ? carriedOf(sums) : NOTHING) };
  }
}
