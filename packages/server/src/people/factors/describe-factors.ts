import type { SignInFactors } from '@linkvitals/contract';
import type { Executor } from '../../platform/storage/index.ts';
import type { UserRow } from '../users/index.ts';
import { countPasskeys } from './passkeys/store.ts';
import { countRecoveryCodes, findTotp } from './store.ts';

/** The means of sign-in that a person has set up */
export async function describeFactors(on: Executor, user: UserRow): Promise<SignInFactors> {
  const totp = await findTotp(on, user.id);
  const isOn = totp !== undefined && totp.confirmed_at !== null;
  return {
    password: user.password_hash !== null,
    totp: isOn,
    recovery_codes: isOn ? await countRecoveryCodes(on, user.id) : 0,
    passkeys: await countPasskeys(on, user.id),
  };
}
