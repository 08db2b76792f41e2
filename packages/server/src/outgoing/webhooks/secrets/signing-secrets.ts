import type { Services } from '../../../context.ts';
import type { EndpointRow } from '../endpoint-row.ts';

type SealedSecrets = Pick<
  EndpointRow,
  | 'secret_ciphertext'
  | 'secret_key_id'
  | 'previous_secret_ciphertext'
  | 'previous_secret_key_id'
  | 'previous_secret_expires_at'
>;

/** Whether the secret before the last rotation still signs */
export const previousSecretSigns = (
  { previous_secret_expires_at: expiresAt }: Pick<EndpointRow, 'previous_secret_expires_at'>,
  now: number,
): boolean => expiresAt !== null && expiresAt > now;

/**
 * The secrets that sign now, the new one first: two while the grace after a rotation lasts.
 * @throws Error when they were sealed with another key
 */
export function signingSecrets(ctx: Pick<Services, 'secrets' | 'clock'>, endpoint: SealedSecrets): string[] {
  const secrets = [ctx.secrets.open({ ciphertext: endpoint.secret_ciphertext, keyId: endpoint.secret_key_id })];
  const { previous_secret_ciphertext: ciphertext, previous_secret_key_id: keyId } = endpoint;
  const signsToo = previousSecretSigns(endpoint, ctx.clock.now());
  if (signsToo && ciphertext !== null && keyId !== null) secrets.push(ctx.secrets.open({ ciphertext, keyId }));
  return secrets;
}
