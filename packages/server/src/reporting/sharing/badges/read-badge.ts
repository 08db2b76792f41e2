import type { Language } from '@linkvitals/contract';
import type { Services } from '../../../context.ts';
import { hashSecretToken } from '../../../platform/secret-token.ts';
import { openDomain } from '../open-share.ts';
import { isShareToken } from '../share-token.ts';
import { findBadgeByHash } from './badge-store.ts';
import { drawBadge } from './draw-badge.ts';

/**
 * The image at the address of a badge. Undefined, whatever the reason: the address is unknown, or the badge may not be
 * shown.
 */
export async function readBadge(
  services: Services,
  { token, language }: { readonly token: string; readonly language: Language },
): Promise<string | undefined> {
  if (!isShareToken(token)) return undefined;
  const badge = await findBadgeByHash(services.db.knex, hashSecretToken(token));
  const open = badge && (await openDomain(services, badge));
  if (badge === undefined || open === undefined) return undefined;
  const { health_score: healthScore, broken_links: brokenLinks } = open.domain;
  return drawBadge(badge.metric === 'health_score' ? { healthScore } : { brokenLinks }, language);
}
