import { type DedupeStore, DONE_TTL_MS, LEASE_MS } from './dedupe-store.ts';
import type { WebhookEvent } from './events.ts';
import type {
  FailureInfo,
  Outcome,
  ReceiverReply,
  ReceiverRequest,
  WebhookContext,
  WebhookHandler,
} from './receiver-types.ts';
import { readHeader } from './request-headers.ts';
import type { Settings } from './settings.ts';

export interface Delivery {
  request: ReceiverRequest;
  /** What would be reported if it failed now. */
  info: FailureInfo;
}

export interface Job extends Delivery {
  handler: WebhookHandler<WebhookEvent>;
  event: WebhookEvent;
  key: string;
  /** Unix seconds. */
  signedAt: number;
}

/** Reports the outcome of a claim to the store. Resolves to whether the claim still held; never rejects. */
type Settle = (write: (store: DedupeStore, token: string) => Promise<boolean> | undefined) => Promise<boolean>;

/** Where there is no claim: no store, one that is down and not required, or an event that was handled before. */
const unclaimed: Settle = async () => false;

/** Claims the event, handles it, then completes or releases the claim. Throws what the store threw where that counts. */
export async function processDelivery(settings: Settings, job: Job): Promise<ReceiverReply> {
  const { info, key } = job;
  const { store, fail, report, within } = settings;
  info.stage = 'dedupe';
  try {
    if (!store) return run(settings, job, unclaimed);
    const claim = await within(() => store.claim(key, { leaseMs: LEASE_MS }));
    if (claim.status === 'done') return answerDuplicate(settings, job);
    // Not 200: should the run in progress fail, the sender must still be trying.
    if (claim.status === 'in_flight') return answer(503, claim.status, Math.ceil(claim.retryAfterMs / 1000) || 1);
    return run(settings, job, async (write) => {
      try {
        const kept = await within(() => write(store, claim.token));
        if (kept !== false) return !!kept;
        throw new Error(`lease lost: ${key}`);
      } catch (error) {
        await report(error, { ...info, stage: 'dedupe' });
        return false;
      }
    });
  } catch (error) {
    if (fail !== 'open') throw error;
    await report(error, { ...info, status: 200 });
    return run(settings, job, unclaimed);
  }
}

async function run(settings: Settings, job: Job, settle: Settle): Promise<ReceiverReply> {
  const { event, handler, info, key } = job;
  info.stage = 'handler';
  try {
    await handler(event, toContext(job, settle));
  } catch (error) {
    // Released before the answer goes out: the retry must find the key free.
    await settle((store, token) => store.release(key, token));
    await settings.report(error, info);
    return answer(500, 'failed');
  }
  // The work is done: whatever the store says now, to have the event sent again would only repeat it.
  info.status = 200;
  await settle((store, token) => store.complete(key, token, { ttlMs: DONE_TTL_MS }));
  return answer(200, 'processed');
}

async function answerDuplicate({ onDuplicate, report }: Settings, job: Job): Promise<ReceiverReply> {
  try {
    await onDuplicate?.(job.event, toContext(job, unclaimed));
  } catch (error) {
    await report(error, { ...job.info, stage: 'handler', status: 200 });
  }
  return answer(200, 'duplicate');
}

function toContext({ info, key, request, signedAt }: Job, settle: Settle): WebhookContext {
  const { headers, signal = new AbortController().signal } = request;
  return {
    key,
    signedAt,
    signal,
    deliveryId: info.deliveryId,
    webhookId: readHeader(headers, 'x-service-webhook-id') || null,
    attempt: Number(readHeader(headers, 'x-service-attempt')) || null,
    extendLease: () => settle((store, token) => store.extend?.(key, token, { leaseMs: LEASE_MS })),
  };
}

export function answer(status: number, outcome: Outcome, retryAfterSeconds = 0): ReceiverReply {
  const headers: Record<string, string> = retryAfterSeconds ? { 'Retry-After': `${retryAfterSeconds}` } : {};
  return { status, headers, body: '', outcome };
}
