import { SIGNATURE_HEADER } from '@linkvitals/contract/signature';
import { WebhookPayloadError, WebhookRequestError, WebhookVerificationError } from './errors.ts';
import type { WebhookEvent } from './events.ts';
import { parseEvent } from './parse-event.ts';
import type { BodyRead, FailureStage, ReceiverRequest } from './receiver-types.ts';
import { readHeader } from './request-headers.ts';
import type { Settings } from './settings.ts';
import { verify } from './verify.ts';

export interface Delivery {
  kind: 'delivery';
  event: WebhookEvent;
  body: Uint8Array;
  signedAt: number;
}

/** Why a request does not get in, and what its sender is told. */
export interface Refusal {
  kind: 'refusal';
  status: number;
  stage: FailureStage;
  error: unknown;
  headers?: Record<string, string>;
}

/** From a request to a genuine event: form, size, signature, envelope, in this order. */
export async function admit(settings: Settings, request: ReceiverRequest): Promise<Delivery | Refusal> {
  const misfit = refuseByHead(settings, request);
  if (misfit) return misfit;
  const read = await readBody(request, settings.maxBodyBytes);
  if ('problem' in read) return refuseUnread(read, settings.maxBodyBytes);
  return authenticate(settings, request, read.bytes);
}

/** What can be refused before a byte of the body is read. */
function refuseByHead({ maxBodyBytes }: Settings, { method, headers }: ReceiverRequest): Refusal | null {
  if (method !== undefined && method !== 'POST') {
    const error = new WebhookRequestError('method_not_allowed', 'Webhooks are sent by POST');
    return { kind: 'refusal', status: 405, stage: 'request', error, headers: { Allow: 'POST' } };
  }
  const [mediaType = ''] = (readHeader(headers, 'content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    const error = new WebhookRequestError('unsupported_content_type', 'Content-Type must be application/json');
    return { kind: 'refusal', status: 415, stage: 'request', error };
  }
  const declared = Number(readHeader(headers, 'content-length') ?? 0);
  return declared > maxBodyBytes ? refuseUnread({ problem: 'too_large' }, maxBodyBytes) : null;
}

async function readBody({ body }: ReceiverRequest, maxBytes: number): Promise<BodyRead> {
  const read = typeof body === 'function' ? await body(maxBytes) : { bytes: body };
  if ('problem' in read) return read;
  const bytes = typeof read.bytes === 'string' ? new TextEncoder().encode(read.bytes) : read.bytes;
  return bytes.length > maxBytes ? { problem: 'too_large' } : { bytes };
}

function refuseUnread(read: Exclude<BodyRead, { bytes: Uint8Array }>, maxBytes: number): Refusal {
  if (read.problem === 'too_large') {
    const error = new WebhookRequestError('body_too_large', `The body is larger than ${maxBytes} bytes`);
    return { kind: 'refusal', status: 413, stage: 'request', error };
  }
  if (read.problem === 'incomplete') {
    const error = new WebhookRequestError('body_incomplete', 'The body ended before it was complete');
    return { kind: 'refusal', status: 400, stage: 'request', error };
  }
  const error = new WebhookRequestError('body_already_read', read.hint);
  return { kind: 'refusal', status: 500, stage: 'request', error };
}

async function authenticate(
  settings: Settings,
  { headers }: ReceiverRequest,
  body: Uint8Array,
): Promise<Delivery | Refusal> {
  let secret: readonly string[];
  try {
    secret = await settings.secrets();
  } catch (error) {
    return { kind: 'refusal', status: 503, stage: 'secret', error };
  }
  try {
    const { now, toleranceSeconds } = settings;
    const { timestamp } = await verify(body, readHeader(headers, SIGNATURE_HEADER), { secret, now, toleranceSeconds });
    return { kind: 'delivery', event: parseEvent(body), body, signedAt: timestamp };
  } catch (error) {
    if (error instanceof WebhookVerificationError) return { kind: 'refusal', status: 401, stage: 'signature', error };
    if (error instanceof WebhookPayloadError) return { kind: 'refusal', status: 400, stage: 'payload', error };
    throw error;
  }
}
