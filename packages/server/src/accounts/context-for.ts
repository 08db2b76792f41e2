import type { Actor, Context, Services } from '../context.ts';
import { notFound } from '../errors.ts';
import { toAccount } from './account.ts';
import { scopes } from './keys/scopes.ts';
import { findAccount } from './store.ts';

/** A context for work that no request started: a job, a schedule, an operator's command. */
export async function contextFor(services: Services, accountId: string, kind: Actor['kind']): Promise<Context> {
  const row = await findAccount(services.db.knex, accountId);
  if (row === undefined) throw notFound('account');
  const actor: Actor = { kind, id: kind, name: kind, address: null, scopes, domainIds: null, allowedDomainIds: null };
  return { ...services, account: toAccount(services, row), actor };
}
