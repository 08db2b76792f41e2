import type { PasskeyAssertion, Session } from '@linkvitals/contract/types';
import { client } from '../../api/client.ts';

/** Whether this browser can use a passkey here: only over https or on this machine. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/**
 * Has the browser sign in with a passkey of the person's choice.
 * @throws DOMException when the person or the browser gave up
 */
export async function signInWithPasskey(): Promise<Session> {
  const options = await client.session.startPasskeySignIn();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return client.session.signInWithPasskey({ response: credential.toJSON() as PasskeyAssertion });
}
