import type { ShareLinkUpdate } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { assertFuture } from '../../platform/asserts/assert-future.ts';
import { assertVersion } from '../../platform/asserts/assert-version.ts';
import { readName } from '../../platform/asserts/written-text.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { notFound } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { getDomain } from '../../sites/domains/index.ts';
import { auditedValues } from './audited-values.ts';
import { getShareLink } from './get-share-link.ts';
import type { ShareLinkRow } from './share-link-row.ts';
import { lockShareLink, type ShareLinkChange, updateShareLinkRow } from './store.ts';

interface UpdateInput {
  readonly domainId: string;
  readonly shareLinkId: string;
  readonly change: ShareLinkUpdate;
  /** Version that the link must still have; undefined: any. */
  readonly version: number | undefined;
}

/**
 * Changes the given members of a share link and keeps the others; its address stays.
 * @throws ServiceError `not_found`, `forbidden`, `precondition_failed`, `invalid_setting`
 */
export async function updateShareLink(ctx: Context, input: UpdateInput): Promise<ShareLinkRow> {
  const { domainId, shareLinkId: id, version } = input;
  const { hostname } = await getDomain(ctx, domainId);
  // This check comes before the slow hashing of a password; the one in the transaction decides.
  assertVersion(await getShareLink(ctx, input), version, 'share link');
  const change = await readChange(ctx, input.change);
  return transaction(ctx.db, async (trx) => {
    const row = await lockShareLink(trx, { accountId: ctx.account.id, domainId, id });
    if (row === undefined) throw notFound('share link');
    assertVersion(row, version, 'share link');
    await updateShareLinkRow(trx, row, change);
    const changed = { ...row, ...change, version: row.version + 1 };
    const [before, after] = [auditedValues(row), auditedValues(changed)];
    const values =
      change.password_hash == null ? { before, after } : { before, after: { ...after, new_password: true } };
    const subject = { id, name: hostname };
    await recordAudit(ctx, trx, { action: 'share_link.updated', domainId, subject, ...values });
    return changed;
  });
}

async function readChange(ctx: Context, { name, expires_at, password }: ShareLinkUpdate): Promise<ShareLinkChange> {
  const expiresAt = expires_at == null ? null : Date.parse(expires_at);
  assertFuture(ctx, expiresAt, 'expires_at');
  return {
    ...(name !== undefined && { name: name === null ? null : readName(name, 'shareLink') }),
    ...(expires_at !== undefined && { expires_at: expiresAt }),
    ...(password !== undefined && { password_hash: password === null ? null : await ctx.passwords.hash(password) }),
  };
}
