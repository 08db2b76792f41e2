import type { Actor, Context, Services } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { toAccount } from './account.ts';
import { scopes } from './keys/scopes.ts';
import { findAccount } from './store.ts';

const actorOf = (kind: Actor['kind']): Actor => ({
  kind,
  id: kind,
  name: kind,
  address: null,
  scopes,
  domainIds: null,
  allowedDomainIds: null,
});

/** The actor for the person who runs the server: in commands, and with the operator key */
export const operator = actorOf('operator');

/** A context for work that no request started: a job, a schedule, an operator's command. */
export async function contextFor(services: Services, accountId: string, kind: Actor['kind']): Promise<Context> {
  const row = await findAccount(services.db.knex, accountId);
  if (row === undefined) throw notFound('account');
  return { ...services, account: toAccount(services, row), actor: actorOf(kind) };
}
