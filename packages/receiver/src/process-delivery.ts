import type { Delivery } from './admit.ts';
import { type Claim, DONE_TTL_MS, LEASE_MS } from './dedupe-store.ts';
import type { WebhookEvent } from './events.ts';
import type { FailureStage, ReceiverReply, ReceiverRequest, WebhookContext, WebhookHandler } from './receiver-types.ts';
import { reply } from './reply.ts';
import { readHeader } from './request-headers.ts';
import type { Settings } from './settings.ts';

export interface Job {
  delivery: Delivery;
  request: ReceiverRequest;
  handler: WebhookHandler<WebhookEvent>;
  key: string;
}

interface Failure {
  error: unknown;
  stage: FailureStage;
  status: number;
}

const STORE_RETRY_SECONDS = 30;

/** Claims the event, handles it, then completes or releases the claim. */
export async function processDelivery(settings: Settings, job: Job): Promise<ReceiverReply> {
  if (!settings.store) return run(settings, job, null);
  let claim: Claim;
  try {
    claim = await settings.store.claim(job.key, { leaseMs: LEASE_MS });
  } catch (error) {
    const open = settings.fail === 'open';
    await report(settings, job, { error, stage: 'dedupe', status: open ? 200 : 503 });
    return open ? run(settings, job, null) : reply(503, 'failed', { retryAfterSeconds: STORE_RETRY_SECONDS });
  }
  switch (claim.status) {
    case 'claimed':
      return run(settings, job, claim.token);
    case 'done':
      return answerDuplicate(settings, job);
    case 'in_flight':
      // Not 200: should the run in progress fail, the sender must still be trying.
      return reply(503, 'in_flight', { retryAfterSeconds: Math.max(1, Math.ceil(claim.retryAfterMs / 1000)) });
  }
}

async function run(settings: Settings, job: Job, token: string | null): Promise<ReceiverReply> {
  const { store } = settings;
  try {
    await job.handler(job.delivery.event, toContext(settings, job, token));
  } catch (error) {
    // Released before the answer goes out: the retry must find the key free.
    if (store && token !== null)
      await settle(settings, job, { status: 500, write: () => store.release(job.key, token) });
    await report(settings, job, { error, stage: 'handler', status: 500 });
    return reply(500, 'failed');
  }
  // The work is done: whatever the store says now, to ask for the event again would only have it done twice.
  if (store && token !== null) {
    const write = () => store.complete(job.key, token, { ttlMs: DONE_TTL_MS });
    await settle(settings, job, { status: 200, write });
  }
  return reply(200, 'processed');
}

async function settle(settings: Settings, job: Job, { status, write }: { status: number; write(): Promise<boolean> }) {
  try {
    if (await write()) return;
    const error = new Error(`The lease of ${job.key} ran out while it was handled; it may be handled twice`);
    await report(settings, job, { error, stage: 'dedupe', status });
  } catch (error) {
    await report(settings, job, { error, stage: 'dedupe', status });
  }
}

async function answerDuplicate(settings: Settings, job: Job): Promise<ReceiverReply> {
  try {
    await settings.onDuplicate?.(job.delivery.event, toContext(settings, job, null));
  } catch (error) {
    await report(settings, job, { error, stage: 'handler', status: 200 });
  }
  return reply(200, 'duplicate');
}

function report(settings: Settings, { request, delivery }: Job, { error, stage, status }: Failure): Promise<void> {
  const deliveryId = readHeader(request.headers, 'x-service-delivery');
  return settings.report(error, { stage, status, deliveryId, event: delivery.event });
}

function toContext({ store }: Settings, { key, delivery, request }: Job, token: string | null): WebhookContext {
  const { headers, signal = new AbortController().signal } = request;
  const attempt = readHeader(headers, 'x-service-attempt') ?? '';
  return {
    key,
    deliveryId: readHeader(headers, 'x-service-delivery'),
    webhookId: readHeader(headers, 'x-service-webhook-id'),
    attempt: /^\d{1,3}$/.test(attempt) ? Number(attempt) : null,
    signedAt: delivery.signedAt,
    signal,
    extendLease: async () => (token !== null && (await store?.extend?.(key, token, { leaseMs: LEASE_MS }))) || false,
  };
}
