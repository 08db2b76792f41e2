import { inertLog } from '@linkvitals/contract/inert-text';
import { parseRetryAfter } from '@linkvitals/contract/retry-after';
import { sign } from '@linkvitals/contract/signature';
import { OutboundError, type OutboundPhase, type OutboundResponse } from '@linkvitals/outbound';
import type { Services } from '../../context.ts';
import { describeFailure } from '../attempts/index.ts';
import { signingSecrets } from '../webhooks/index.ts';
import type { Claimed } from './claim-delivery.ts';

/** The result of an attempt. A delivery that the subscriber refused is a result too, not an exception. */
export interface SentAttempt {
  /** Epoch ms. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly durationMs: number;
  /** Null: no answer. */
  readonly statusCode: number | null;
  /** The beginning of the answer's body; null: no answer. */
  readonly responseBody: string | null;
  /** The reason for the failure, in a sentence for the owner of the endpoint; null: the attempt succeeded. */
  readonly error: string | null;
  /** The value of the signature header; null: the request could not be signed. */
  readonly signature: string | null;
  /** The wait that a 429 or 503 demanded, ms. */
  readonly retryAfterMs?: number | undefined;
}

type Answer = Pick<SentAttempt, 'statusCode' | 'responseBody' | 'error' | 'retryAfterMs'>;
type SignedAnswer = Answer & Pick<SentAttempt, 'signature'>;

/** The time limit of a request, from DNS to the end of the answer's body. */
const LIMIT_MS = 30_000;
/**
 * The part of the lease within which an attempt ends, so that it does not outlive its lease even if no renewal succeeds: it would
 * be made twice. It includes the time that an attempt waits for a connection while other requests to the same host use all of
 * them.
 */
const LEASE_PART = 0.9;
const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_KEPT_CHARACTERS = 1000;

/** Signs and sends one attempt. Undefined: its time ended before anything was sent, so it does not count. */
export async function sendAttempt(services: Services, claim: Claimed): Promise<SentAttempt | undefined> {
  const startedAt = services.clock.now();
  const started = services.clock.monotonic();
  const outcome = await outcomeOf(services, claim);
  if (outcome === undefined) return undefined;
  const durationMs = Math.max(0, Math.round(services.clock.monotonic() - started));
  return { ...outcome, startedAt, endedAt: services.clock.now(), durationMs };
}

const unsent: ReadonlySet<OutboundPhase> = new Set<OutboundPhase>(['policy', 'dns', 'connect', 'tls']);

async function outcomeOf(services: Services, claim: Claimed): Promise<SignedAnswer | undefined> {
  let signature: string | null = null;
  try {
    const bytes = Buffer.from(claim.row.body);
    signature = await signatureOf(services, claim, bytes);
    return { ...judgeAnswer(await post(services, claim, { bytes, signature }), services.clock.now()), signature };
  } catch (error) {
    if (error instanceof OutboundError) {
      if (error.code === 'aborted' && unsent.has(error.phase)) return undefined;
      services.log.debug({ delivery_id: claim.row.id, code: error.code, reason: error.reason }, 'no answer');
      const failure = error.code === 'aborted' ? ({ code: 'timeout' } as const) : error;
      return { statusCode: null, responseBody: null, error: describeFailure(failure), signature };
    }
    // A secret sealed with another key, or a bug. It counts as an attempt, or the delivery would be tried for ever.
    services.log.error({ err: error, delivery_id: claim.row.id }, 'attempt could not be made');
    return { statusCode: null, responseBody: null, error: 'The attempt failed for a reason on our side.', signature };
  }
}

function signatureOf(services: Services, { row }: Claimed, bytes: Uint8Array): Promise<string> {
  const timestamp = Math.floor(services.clock.now() / 1000);
  return sign(bytes, { secrets: signingSecrets(services, row.endpoint), timestamp });
}

interface Signed {
  readonly bytes: Uint8Array;
  readonly signature: string;
}

async function post(services: Services, claim: Claimed, { bytes, signature }: Signed): Promise<OutboundResponse> {
  const { row, number } = claim;
  const { endpoint } = row;
  return services.outbound.request({
    url: endpoint.url,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Linkvitals-Webhook/1.0',
      'X-Service-Signature': signature,
      'X-Service-Event': row.event_type,
      'X-Service-Delivery': row.id,
      'X-Service-Attempt': String(number),
      'X-Service-Webhook-Id': endpoint.id,
    },
    body: bytes,
    // The limit for connecting is that of the whole request: a subscriber may use the 30 s as it likes.
    limits: { connectMs: LIMIT_MS, totalMs: LIMIT_MS },
    maxBodyBytes: MAX_ANSWER_BYTES,
    signal: AbortSignal.timeout(Math.floor(services.config.leaseMs * LEASE_PART)),
  });
}

/** Decides whether an answer is a success: a 2xx whose body, up to the limit that we read, came in time. */
function judgeAnswer(response: OutboundResponse, now: number): Answer {
  const { status, headers, body, bodyError } = response;
  const answer = { statusCode: status, responseBody: keptAnswer(body) };
  if (bodyError === 'timeout') return { ...answer, error: describeFailure({ code: 'timeout' }) };
  if (status >= 200 && status < 300) return { ...answer, error: null };
  const isRedirect = status >= 300 && status < 400;
  const error = `The answer was ${status}${isRedirect ? '; redirects are not followed' : ''}.`;
  const isOverloaded = status === 429 || status === 503;
  return { ...answer, error, retryAfterMs: isOverloaded ? parseRetryAfter(headers['retry-after'], now) : undefined };
}

/**
 * Returns the beginning of a subscriber's answer as the delivery log keeps it: decoded as UTF-8, at most 1,000 UTF-16 units,
 * no half of a surrogate pair, and no control characters, because databases refuse a NUL and an escape sequence would act on
 * the terminal of a reader.
 */
export function keptAnswer(bytes: Uint8Array): string {
  // Only as many bytes as can matter are decoded: a UTF-16 unit has three at most. Two units more, so that a BOM and a character
  // that the cut divides are outside the part that is kept.
  const text = new TextDecoder().decode(bytes.subarray(0, (MAX_KEPT_CHARACTERS + 2) * 3));
  return inertLog(text.slice(0, MAX_KEPT_CHARACTERS).replace(/[\ud800-\udbff]$/, ''));
}
