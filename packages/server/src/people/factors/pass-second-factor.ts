import type { SignIn } from '@linkvitals/contract';
import type { Services } from '../../context.ts';
import type { QueuedMail } from '../../outgoing/outbox/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Executor } from '../../platform/storage/index.ts';
import type { UserRow } from '../users/index.ts';
import { notifyPerson } from './notify-person.ts';
import { findTotp } from './store.ts';
import { useRecoveryCode, useTotpCode } from './use-code.ts';

type Given = Pick<SignIn, 'code' | 'recovery_code'>;

const wrong = (what: string): ServiceError =>
  new ServiceError('invalid_credentials', `The ${what} is wrong or was used already. Enter another one.`);

/**
 * Passes the second factor of a person whose password was right, in the transaction that signs in.
 * @returns the notice that a recovery code was used, when one was
 * @throws ServiceError `second_factor_required`, `invalid_credentials`
 */
export async function passSecondFactor(
  services: Services,
  trx: Executor,
  { user, code, recovery_code }: Given & { readonly user: UserRow },
): Promise<QueuedMail | undefined> {
  const totp = await findTotp(trx, user.id);
  if (totp === undefined || totp.confirmed_at === null) return undefined;
  if (code !== undefined) {
    if (!(await useTotpCode(services, trx, totp, code))) throw wrong('one-time code');
    return undefined;
  }
  if (recovery_code === undefined) {
    const detail = 'Send the same again with `code` of your authenticator app, or with `recovery_code`.';
    throw new ServiceError('second_factor_required', detail);
  }
  if (!(await useRecoveryCode(trx, user.id, recovery_code))) throw wrong('recovery code');
  return notifyPerson(services, trx, { change: 'recovery_code_used', user });
}

/** Uses a one-time code of a person who is signed in. @throws ServiceError `invalid_credentials` */
export async function passOneTimeCode(
  services: Services,
  trx: Executor,
  { user, code }: { readonly user: UserRow; readonly code: string },
): Promise<void> {
  const totp = await findTotp(trx, user.id);
  const passes = totp !== undefined && totp.confirmed_at !== null && (await useTotpCode(services, trx, totp, code));
  if (!passes) throw wrong('one-time code');
}
