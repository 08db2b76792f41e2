import type { Services } from '../../context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { hashSecretToken, newSecretToken } from '../../platform/secret-token.ts';
import type { Executor } from '../../platform/storage/index.ts';
import { deleteLink, findLinkByHash, insertLink, type LinkPurpose, type LinkRow } from './store.ts';

export const linkExpired = (): ServiceError =>
  new ServiceError(
    'link_expired',
    'The link was used already, is too old, or its token is not what follows the # of the link. Request another one.',
  );

export interface NewLink {
  readonly purpose: LinkPurpose;
  /** Milliseconds for which the link works */
  readonly lastsFor: number;
  readonly userId?: string;
  readonly data?: Readonly<Record<string, string>>;
}

/** Makes a link that works once. Only the answer holds the token. */
export async function createLink(
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  on: Executor,
  { purpose, lastsFor, userId, data }: NewLink,
): Promise<string> {
  const token = newSecretToken(ids);
  const created_at = clock.now();
  const times = { created_at, expires_at: created_at + lastsFor };
  await insertLink(on, {
    token_hash: hashSecretToken(token),
    purpose,
    user_id: userId ?? null,
    data: data ?? null,
    ...times,
  });
  return token;
}

/** Reads the row of a link without using the link. @throws ServiceError `link_expired` */
export async function readLink(
  { clock }: Pick<Services, 'clock'>,
  on: Executor,
  { token, purpose }: { readonly token: string; readonly purpose: LinkPurpose },
): Promise<LinkRow> {
  const row = await findLinkByHash(on, hashSecretToken(token));
  if (row === undefined || row.purpose !== purpose || row.expires_at <= clock.now()) throw linkExpired();
  return row;
}

/** Uses a link up, in the transaction that does its purpose. @throws ServiceError `link_expired` */
export async function useLink(
  services: Pick<Services, 'clock'>,
  trx: Executor,
  which: { readonly token: string; readonly purpose: LinkPurpose },
): Promise<LinkRow> {
  const row = await readLink(services, trx, which);
  if (!(await deleteLink(trx, row.token_hash))) throw linkExpired();
  return row;
}
