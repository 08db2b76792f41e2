import { generateSecret } from '@linkvitals/contract/signature';
import type { Context } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { notFound, ServiceError } from '../../../platform/errors.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { auditSubject } from '../audited-values.ts';
import type { EndpointRow } from '../endpoint-row.ts';
import { getWebhook } from '../get-webhook.ts';
import { type EndpointChange, findEndpoint, updateEndpoint } from '../store.ts';
import { viewerOf } from '../viewer.ts';
import { secretHint } from './secret-hint.ts';
import { previousSecretSigns } from './signing-secrets.ts';

interface RotateSecretInput {
  readonly webhookId: string;
  /** Seconds for which the previous secret still signs, 0 to 7 days. Default: a day. */
  readonly graceSeconds?: number | undefined;
  /** Rotate even while the secret before the present one still signs; that one ends then. */
  readonly force?: boolean | undefined;
}

const DAY_SECONDS = 86_400;

/**
 * Gives an endpoint a new signing secret. The answer holds it, and afterwards only its sealed form is stored. At most
 * two secrets sign: the new one and, for the time of grace, the previous one.
 * @throws ServiceError `not_found`, `rotation_in_progress`
 */
export async function rotateSecret(
  ctx: Context,
  { webhookId, graceSeconds = DAY_SECONDS, force = false }: RotateSecretInput,
): Promise<{ readonly endpoint: EndpointRow; readonly secret: string }> {
  const secret = generateSecret();
  const sealed = ctx.secrets.seal(secret);
  await transaction(ctx.db, async (trx) => {
    const endpoint = await findEndpoint(trx, viewerOf(ctx), { id: webhookId, lock: 'update' });
    if (endpoint === undefined) throw notFound('webhook');
    const now = ctx.clock.now();
    if (!force && previousSecretSigns(endpoint, now)) throw inGrace(endpoint);
    await updateEndpoint(trx, endpoint, {
      secret_ciphertext: sealed.ciphertext,
      secret_key_id: sealed.keyId,
      secret_hint: secretHint(secret),
      ...(graceSeconds === 0 ? noPreviousSecret : keptUntil(endpoint, now + graceSeconds * 1000)),
      updated_at: now,
    });
    await recordAudit(ctx, trx, { action: 'webhook.secret_rotated', subject: auditSubject(endpoint) });
  });
  return { endpoint: await getWebhook(ctx, { webhookId }), secret };
}

/** Columns of an endpoint that signs with one secret only */
export const noPreviousSecret = {
  previous_secret_ciphertext: null,
  previous_secret_key_id: null,
  previous_secret_expires_at: null,
} as const;

const keptUntil = (endpoint: EndpointRow, expiresAt: number): EndpointChange => ({
  previous_secret_ciphertext: endpoint.secret_ciphertext,
  previous_secret_key_id: endpoint.secret_key_id,
  previous_secret_expires_at: expiresAt,
});

function inGrace({ previous_secret_expires_at: expiresAt }: EndpointRow): ServiceError {
  const until = new Date(expiresAt ?? 0).toISOString();
  return new ServiceError(
    'rotation_in_progress',
    `The secret before this one signs until ${until}. End its grace first, or rotate with force, which ends it at once.`,
  );
}
