import type { Session } from '@linkvitals/contract';
import type { Services } from '../../context.ts';
import { toIso } from '../../platform/time.ts';
import { describeFactors } from '../factors/index.ts';
import { listOwnAccounts, mayCreateAccount } from '../members/index.ts';
import { presentUser, type UserRow } from '../users/index.ts';
import type { SessionRow } from './session-row.ts';

/** Presents a session with its person and the accounts that they may switch to. */
export async function describeSession(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { user, session }: { readonly user: UserRow; readonly session: SessionRow },
): Promise<Session> {
  const accounts = (await listOwnAccounts(db.knex, user.id)) as Session['accounts'];
  return {
    id: session.id,
    user: presentUser(user),
    factors: await describeFactors(db.knex, user),
    account: accounts.find(({ id }) => id === session.account_id) ?? null,
    accounts,
    can_create_account: mayCreateAccount(config, accounts),
    created_at: toIso(session.created_at),
    authenticated_at: toIso(session.authenticated_at),
    expires_at: toIso(session.expires_at),
  };
}
