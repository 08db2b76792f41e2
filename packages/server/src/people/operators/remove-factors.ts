import type { Services } from '../../context.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { notFound, ServiceError } from '../../platform/errors.ts';
import { transaction } from '../../platform/storage/index.ts';
import { operator } from '../accounts/index.ts';
import { type FactorsOf, removeAllFactors } from '../factors/index.ts';
import { listOwnAccounts } from '../members/index.ts';
import { deleteSessionsOf } from '../sessions/index.ts';
import { findUserByEmail, readEmail } from '../users/index.ts';

export interface RemovedFactors extends FactorsOf {
  /** Whether the person can sign in with a password. */
  readonly hasPassword: boolean;
  /** Whether a mail to the person is on its way. */
  readonly isNotified: boolean;
}

const none: FactorsOf = { authenticator_app: false, recovery_codes: 0, passkeys: 0 };

/**
 * Removes the authenticator app, recovery codes and passkeys of a person and ends their sessions, when they have lost
 * everything but their password. It is for the operator. The audit log of each of their accounts records it.
 * @throws ServiceError `invalid_setting`, `not_found` (no such person, or nothing to remove)
 */
export async function removeFactors(services: Services, address: string): Promise<RemovedFactors> {
  const email = readEmail(address);
  const { mail, ...result } = await transaction(services.db, async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (user === undefined) throw notFound('person');
    const { removed, mail } = await removeAllFactors(services, trx, user);
    if (!removed.authenticator_app && removed.recovery_codes + removed.passkeys === 0) {
      throw new ServiceError('not_found', `${email} has no authenticator app, recovery codes or passkeys.`);
    }
    await deleteSessionsOf(trx, user.id);
    for (const { id } of await listOwnAccounts(trx, user.id)) {
      const subject = { id: user.id, name: email };
      const change = { action: 'member.factors_removed', subject, before: { ...removed }, after: { ...none } } as const;
      await recordAudit({ ...services, account: { id }, actor: operator }, trx, change);
    }
    return { removed, mail, hasPassword: user.password_hash !== null };
  });
  await services.alarms.wake('mail', mail);
  return { ...result.removed, hasPassword: result.hasPassword, isNotified: mail !== undefined };
}
