import { document } from '@linkvitals/contract';
import { sign } from '@linkvitals/contract/signature';

export interface SignedRequest {
  /** Names have the spelling of the contract. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

interface Unsigned {
  readonly event: Readonly<Record<string, unknown>>;
  readonly secrets: readonly string[];
  /** Epoch ms. */
  readonly now: number;
  readonly attempt: number;
  readonly newId: () => string;
}

/** The request that the service would send for this event: its bytes, and every header of the contract. */
export async function signedRequest({ event, secrets, now, attempt, newId }: Unsigned): Promise<SignedRequest> {
  const body = new TextEncoder().encode(JSON.stringify(event));
  const { webhook_id: webhookId } = event.data as { readonly webhook_id?: string };
  const values = {
    ServiceSignature: await sign(body, { secrets, timestamp: Math.floor(now / 1000) }),
    ServiceEvent: String(event.event),
    ServiceUserAgent: String(document.components.parameters.ServiceUserAgent?.schema.const),
    ServiceDelivery: newId(),
    ServiceAttempt: String(attempt),
    ServiceWebhookId: webhookId ?? newId(),
  };
  const named = Object.entries(values).map(([key, value]) => [document.components.parameters[key]?.name ?? key, value]);
  return { headers: { 'Content-Type': 'application/json', ...Object.fromEntries(named) }, body };
}
