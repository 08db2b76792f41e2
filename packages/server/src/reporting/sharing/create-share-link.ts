import type { ShareLinkCreate } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { findReportedCrawl } from '../../findings/crawls/index.ts';
import { defaultsOfCaller } from '../../outgoing/notifications/index.ts';
import { lockAccount } from '../../people/accounts/index.ts';
import { assertFuture } from '../../platform/asserts/assert-future.ts';
import { readName } from '../../platform/asserts/written-text.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { publicUrl } from '../../platform/crawler-identity.ts';
import { ServiceError } from '../../platform/errors.ts';
import { hashSecretToken } from '../../platform/secret-token.ts';
import { type Executor, transaction } from '../../platform/storage/index.ts';
import { assertTimeZone, getDomain, lockDomain } from '../../sites/domains/index.ts';
import { assertSharing } from './assert-sharing.ts';
import { auditedValues } from './audited-values.ts';
import type { ShareLinkRow } from './share-link-row.ts';
import { newShareToken } from './share-token.ts';
import { countShareLinks, insertShareLink } from './store.ts';

const MAX_OF_DOMAIN = 100;

interface CreateShareLinkInput extends ShareLinkCreate {
  readonly domainId: string;
}

export interface NewShareLink {
  readonly row: ShareLinkRow;
  /** Address of the link. Only this answer holds it. */
  readonly url: string;
}

/**
 * Makes an address at which anybody can read the report of a domain.
 * @throws ServiceError `not_found`, `forbidden`, `sharing_disabled`, `crawl_not_completed`, `results_expired`,
 *   `invalid_setting`, `share_link_limit_reached`, `unavailable`
 */
export async function createShareLink(ctx: Context, input: CreateShareLinkInput): Promise<NewShareLink> {
  assertTimeZone(input.time_zone, 'time_zone');
  const domain = await getDomain(ctx, input.domainId);
  assertSharing(domain);
  const expiresAt = input.expires_at === undefined ? null : Date.parse(input.expires_at);
  assertFuture(ctx, expiresAt, 'expires_at');
  if (input.crawl_id !== undefined) await assertShown(ctx, { domainId: domain.id, crawlId: input.crawl_id });
  const defaults = await defaultsOfCaller(ctx);
  const { language = defaults.language, time_zone = defaults.time_zone } = input;
  const token = newShareToken(ctx.ids);
  const row: ShareLinkRow = {
    id: ctx.ids.uuid(),
    account_id: ctx.account.id,
    domain_id: domain.id,
    token_hash: hashSecretToken(token),
    name: input.name === undefined ? null : readName(input.name, 'shareLink'),
    crawl_id: input.crawl_id ?? null,
    language,
    time_zone,
    password_hash: input.password === undefined ? null : await ctx.passwords.hash(input.password),
    expires_at: expiresAt,
    last_used_at: null,
    created_at: ctx.clock.now(),
    version: 1,
  };
  await transaction(ctx.db, async (trx) => {
    // The lock allows one request at a time, so that the limit holds.
    await lockAccount(trx, ctx.account.id);
    // Hashing a password takes long enough for somebody to delete the domain.
    await lockDomain(ctx, trx, domain.id);
    await assertRoom(trx, row);
    await insertShareLink(trx, row);
    const audited = { domainId: domain.id, subject: { id: row.id, name: domain.hostname } };
    await recordAudit(ctx, trx, { action: 'share_link.created', ...audited, after: auditedValues(row) });
  });
  return { row, url: `${publicUrl(ctx.config)}/share/${token}` };
}

/** Asserts that a crawl can be shown. A crawl of another domain looks like an unknown one. */
async function assertShown(
  { db, account }: Context,
  { domainId, crawlId }: { readonly domainId: string; readonly crawlId: string },
): Promise<void> {
  const crawl = await findReportedCrawl(db.knex, { accountId: account.id, domainId, crawlId, period: undefined });
  if (crawl === undefined) {
    const detail = 'The domain has no such completed crawl. Wait until it has completed, or choose another.';
    throw new ServiceError('crawl_not_completed', detail);
  }
  if (crawl.results_expired_at === null) return;
  throw new ServiceError('results_expired', 'Pages and links of this crawl are kept no longer. Share a newer one.');
}

async function assertRoom(trx: Executor, { account_id, domain_id }: ShareLinkRow): Promise<void> {
  if ((await countShareLinks(trx, { accountId: account_id, domainId: domain_id })) < MAX_OF_DOMAIN) return;
  const detail = `The domain has ${MAX_OF_DOMAIN} share links. Revoke some of them first.`;
  throw new ServiceError('share_link_limit_reached', detail);
}
