import { generateSecret } from '@linkvitals/contract/signature';
import { secretHint } from '../../outgoing/webhooks/index.ts';
import { newTotpSecret } from '../../people/factors/index.ts';
import type { SecretBox } from './secret-box.ts';

/** Columns that replace a value that no key opens. Undefined: the row is deleted. */
export type Replacement = Readonly<Record<string, string | null>> | undefined;

type Instead = (box: SecretBox, value: string) => Replacement;

/** A new signing secret that nobody knows: the owner rotates it to get one for verifying. */
export const anotherSigningSecret: Instead = (box) => {
  const secret = generateSecret();
  const { ciphertext, keyId } = box.seal(secret);
  return { secret_ciphertext: ciphertext, secret_key_id: keyId, secret_hint: secretHint(secret) };
};

/**
 * A new secret for one-time codes that nobody knows: people sign in with a recovery code, then set up their codes
 * again.
 */
export const anotherTotpSecret: Instead = (box) => {
  const { ciphertext, keyId } = box.seal(newTotpSecret());
  return { secret_ciphertext: ciphertext, secret_key_id: keyId };
};

export const noPreviousSecret: Instead = () => ({
  previous_secret_ciphertext: null,
  previous_secret_key_id: null,
  previous_secret_expires_at: null,
});

/** No token: the link in mails that were sent still works, and the next mail gets a new one. */
export const noToken: Instead = () => ({ token_ciphertext: null, token_key_id: null });

/** The JSON without the member that contains the sealed text */
export const without =
  (column: string, member: string): Instead =>
  (_box, json) => ({ [column]: JSON.stringify({ ...JSON.parse(json), [member]: null }) });

export const nothing: Instead = () => undefined;
