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
  /** The report for the case that the delivery fails now. */
  info: FailureInfo;
}

export interface Job extends Delivery {
  handler: WebhookHandler<WebhookEvent>;
  event: WebhookEvent;
  key: string;
  /** Unix seconds. */
  signedAt: number;
}

/** Reports the outcome of a claim to the store. Resolves to whether the claim was still valid; never rejects. */
type Settle = (write: (store: DedupeStore, token: string) => Promise<boolean> | undefined) => Promise<boolean>;

/** The settlement without a claim: no store, a store that is down and not required, or an event that was handled before. */
const unclaimed: Settle = async () => false;

/** Claims the event, handles it, then completes or releases the claim. Throws errors of the store when `fail` is `closed`. */
export async function processDelivery(settings: Settings, job: Job): Promise<ReceiverReply> {
  const { info, key } = job;
  const { store, fail, report, within } = settings;
  info.stage = 'dedupe';
  try {
    if (!store) return run(settings, job, unclaimed);
    const claim = await within(() => store.claim(key, { leaseMs: LEASE_MS }));
    if (claim.status === 'done') return answerDuplicate(settings, job);
    // Not 200, because the sender has to try again if the run in progress fails.
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
    // The claim is released before the answer, so that the retry finds the key free.
    await settle((store, token) => store.release(key, token));
    await settings.report(error, info);
    return answer(500, 'failed');
  }
  // The work is done. If the store fails now, the event is still answered 200, because a retry would only repeat the
  // work.
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
