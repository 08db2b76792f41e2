import { generateSecret } from '@linkvitals/contract/signature';
import { newTotpSecret } from '../factors/index.ts';
import { secretHint } from '../webhooks/index.ts';
import type { SecretBox } from './secret-box.ts';

/** Columns to write over what no key opens. Undefined: the row goes. */
export type Replacement = Readonly<Record<string, string | null>> | undefined;

type Instead = (box: SecretBox, value: string) => Replacement;

/** Nobody knows the new one: its owner rotates it to get one to verify with. */
export const anotherSigningSecret: Instead = (box) => {
  const secret = generateSecret();
  const { ciphertext, keyId } = box.seal(secret);
  return { secret_ciphertext: ciphertext, secret_key_id: keyId, secret_hint: secretHint(secret) };
};

/** Nobody knows the new one: people sign in with a recovery code, then set their one-time codes up anew. */
export const anotherTotpSecret: Instead = (box) => {
  const { ciphertext, keyId } = box.seal(newTotpSecret());
  return { secret_ciphertext: ciphertext, secret_key_id: keyId };
};

export const noPreviousSecret: Instead = () => ({
  previous_secret_ciphertext: null,
  previous_secret_key_id: null,
  previous_secret_expires_at: null,
});

/** The link in mails that were sent still works; the next mail gets another. */
export const noToken: Instead = () => ({ token_ciphertext: null, token_key_id: null });

/** Without this member, which holds the sealed text. */
export const without =
  (column: string, member: string): Instead =>
  (_box, json) => ({ [column]: JSON.stringify({ ...JSON.parse(json), [member]: null }) });

export const nothing: Instead = () => undefined;
