import type { PasskeyAssertion } from '@linkvitals/contract';
import { expectationOf } from './expectation.ts';
import type { PasskeyRow } from './passkey-row.ts';
import type { RelyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

export interface VerifiedAssertion {
  /** What the authenticator was given. Whether it is one of ours is for the caller to find out. */
  readonly challenge: string;
  readonly counter: number;
  readonly synced: boolean;
}

/** @throws Error when the response is none of this passkey for this server. It says why, in words for a log. */
export async function verifyAssertion(
  party: RelyingParty,
  { id, rawId, type, response }: PasskeyAssertion,
  passkey: PasskeyRow,
): Promise<VerifiedAssertion> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  if (userHandle && userHandle !== userHandleOf(passkey.user_id)) throw new Error('The passkey is of another person.');
  const expectation = expectationOf(party);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    ...expectation.options,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  });
  if (!verified) throw new Error('The signature is not that of the passkey.');
  return {
    challenge: expectation.challenge(),
    counter: authenticationInfo.newCounter,
    synced: authenticationInfo.credentialBackedUp,
  };
}
