import { verifySignature } from '@linkvitals/contract/signature';
import type { Evidence } from '../evidence/evidence.ts';

/**
 * Checks that only deliveries which a fault interrupted are sent again, with the same event, the same bytes and a valid
 * signature.
 */
export async function boundedDuplicates(evidence: Evidence): Promise<string[]> {
  const { deliveries, received, faults } = evidence;
  const found: string[] = [];
  const requests = Map.groupBy(received, ({ deliveryId }) => deliveryId);
  for (const { id, attempts } of deliveries) {
    const came = requests.get(id) ?? [];
    if (came.length > attempts + faults) {
      found.push(`delivery ${id}: ${came.length} requests for ${attempts} attempts and ${faults} faults`);
    }
    if (new Set(came.map(({ body }) => body)).size > 1) found.push(`delivery ${id}: its bodies differ`);
  }
  return [...found, ...(await badSignatures(evidence))];
}

/** The number of requests beyond the recorded attempts. */
export function countDuplicates({ deliveries, received }: Evidence): number {
  const requests = Map.groupBy(received, ({ deliveryId }) => deliveryId);
  return deliveries.reduce((sum, { id, attempts }) => sum + Math.max(0, (requests.get(id)?.length ?? 0) - attempts), 0);
}

async function badSignatures({ deliveries, endpoints, received }: Evidence): Promise<string[]> {
  const secretOf = new Map(endpoints.map(({ id, secret }) => [id, secret]));
  const endpointOf = new Map(deliveries.map(({ id, endpointId }) => [id, endpointId]));
  const found: string[] = [];
  for (const { deliveryId, body, signature } of received) {
    const secret = secretOf.get(endpointOf.get(deliveryId) ?? '');
    if (secret === undefined) continue; // a phantom, which another invariant reports
    // Any time is accepted, because the clock of a server may be wrong in the run.
    const options = { secrets: [secret], now: 0, toleranceSeconds: Number.POSITIVE_INFINITY };
    const verdict = await verifySignature(Buffer.from(body), signature, options);
    if (verdict !== 'valid') found.push(`a request for delivery ${deliveryId} is signed badly: ${verdict}`);
  }
  return found;
}
