import type { Context, Services } from '../../context.ts';
import { contextFor } from '../../people/accounts/index.ts';
import { hashSecretToken } from '../../platform/secret-token.ts';
import { type DomainRow, findDomainById } from '../../sites/domains/index.ts';
import type { ShareLinkRow } from './share-link-row.ts';
import { isShareToken } from './share-token.ts';
import { findShareLinkByHash } from './store.ts';

/** A share link that works, with its account and domain */
export interface Share {
  readonly link: ShareLinkRow;
  readonly domain: DomainRow;
  readonly ctx: Context;
}

/**
 * The domain of a secret address, while its account allows sharing. Undefined: the domain is deleted, its sharing is
 * off, or its account is suspended.
 */
export async function openDomain(
  services: Services,
  { domain_id, account_id }: { readonly domain_id: string; readonly account_id: string },
): Promise<Pick<Share, 'domain' | 'ctx'> | undefined> {
  const domain = await findDomainById(services.db.knex, domain_id);
  if (domain === undefined || domain.account_id !== account_id || !domain.settings.sharing) return undefined;
  const ctx = await contextFor(services, account_id, 'share-link');
  if (ctx.account.suspendedAt !== null) return undefined;
  return { domain, ctx: { ...ctx, actor: { ...ctx.actor, scopes: [], domainIds: [domain.id], allowedDomainIds: [] } } };
}

/**
 * The share link of a token. Undefined, whatever the reason: it is unknown, expired or revoked, or may not be shown.
 */
export async function openShare(services: Services, token: string): Promise<Share | undefined> {
  if (!isShareToken(token)) return undefined;
  const link = await findShareLinkByHash(services.db.knex, hashSecretToken(token));
  if (link === undefined) return undefined;
  if (link.expires_at !== null && link.expires_at <= services.clock.now()) return undefined;
  const open = await openDomain(services, link);
  return open && { link, ...open };
}
