import type { PasskeyAssertion, PasskeyRequestOptions, Session } from '@linkvitals/contract/types';
import { client } from '../../api/client.ts';

/** Whether this browser can use passkeys here. That works only over https or on this machine. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/**
 * Requests the proof of a passkey, which the person chooses in the browser.
 * @param signal ends the request
 * @throws DOMException when the person or the browser gave up
 */
export async function readPasskey(options: PasskeyRequestOptions, signal?: AbortSignal): Promise<PasskeyAssertion> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const credential = (await navigator.credentials.get({ publicKey, ...(signal && { signal }) })) as PublicKeyCredential;
  return credential.toJSON() as PasskeyAssertion;
}

/** Signs in with a passkey. @param signal ends the request @throws DOMException when the person or the browser gave up */
export const signInWithPasskey = async (signal: AbortSignal): Promise<Session> =>
  client.session.signInWithPasskey({ response: await readPasskey(await client.session.startPasskeySignIn(), signal) });
