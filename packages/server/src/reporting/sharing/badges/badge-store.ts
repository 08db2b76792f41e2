import type { BadgeMetric } from '@linkvitals/contract';
import type { Executor } from '../../../platform/storage/index.ts';

/** A row of a badge. Times are epoch ms. */
export interface BadgeRow {
  readonly domain_id: string;
  readonly metric: BadgeMetric;
  readonly account_id: string;
  /** SHA-256, hex. */
  readonly token_hash: string;
  readonly created_at: number;
}

interface OfDomain {
  readonly accountId: string;
  readonly domainId: string;
}

const ofDomain = (on: Executor, { accountId, domainId }: OfDomain) =>
  on<BadgeRow>('badges').where({ account_id: accountId, domain_id: domainId });

/** Makes a badge, or gives the existing badge of this metric a new address. */
export async function replaceBadge(on: Executor, row: BadgeRow): Promise<void> {
  await on('badges').insert(row).onConflict(['domain_id', 'metric']).merge(['token_hash', 'created_at']);
}

/** Lists the badges of a domain, at most one for each metric. */
export async function listBadgeRows(on: Executor, input: OfDomain): Promise<BadgeRow[]> {
  return ofDomain(on, input).orderBy('metric').select('*');
}

/** Deletes a badge. False when there was none. */
export async function deleteBadgeRow(
  on: Executor,
  input: OfDomain & { readonly metric: BadgeMetric },
): Promise<boolean> {
  return (await ofDomain(on, input).where({ metric: input.metric }).delete()) > 0;
}

/** Finds a badge of any account by its token. */
export async function findBadgeByHash(on: Executor, tokenHash: string): Promise<BadgeRow | undefined> {
  return on<BadgeRow>('badges').where({ token_hash: tokenHash }).first();
}
