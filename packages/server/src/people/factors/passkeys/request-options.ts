import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@linkvitals/contract';
import type { Config } from '../../../platform/config/config.ts';
import type { UserRow } from '../../users/index.ts';
import { CHALLENGE_MS } from './challenges.ts';
import type { PasskeyRow } from './passkey-row.ts';
import { relyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';
import { ALGORITHMS } from './verify-registration.ts';

interface Given {
  readonly challenge: string;
  /** Passkeys of the person; empty: any that the browser has for this server. */
  readonly passkeys: readonly PasskeyRow[];
}

const describe = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports: [...transports],
});

/**
 * Options for `navigator.credentials.get()`. The person has to be verified, so that a passkey is two factors in one.
 */
export const requestOptions = (config: Config, { challenge, passkeys }: Given): PasskeyRequestOptions => ({
  rpId: relyingParty(config).id,
  challenge,
  timeout: CHALLENGE_MS,
  allowCredentials: passkeys.map(describe),
  userVerification: 'required',
});

/** Options for `navigator.credentials.create()`: a passkey that signs in without a name or a password. */
export function creationOptions(
  config: Config,
  { challenge, passkeys, user }: Given & { readonly user: UserRow },
): PasskeyCreationOptions {
  const { id, name } = relyingParty(config);
  return {
    rp: { id, name },
    user: { id: userHandleOf(user.id), name: user.email, displayName: user.name },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: passkeys.map(describe),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}
