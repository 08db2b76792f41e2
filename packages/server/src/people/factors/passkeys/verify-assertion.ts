import type { PasskeyAssertion } from '@linkvitals/contract';
import { expectationOf } from './expectation.ts';
import type { PasskeyRow } from './passkey-row.ts';
import type { RelyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

export interface VerifiedAssertion {
  /** The challenge that the authenticator signed. The caller checks that it is one of ours. */
  readonly challenge: string;
  readonly counter: number;
  readonly synced: boolean;
}

/** @throws Error when the response is not from this passkey for this server. Its message is for the log. */
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
