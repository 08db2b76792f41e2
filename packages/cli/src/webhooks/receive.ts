import type { IncomingMessage, ServerResponse } from 'node:http';
import { SIGNATURE_HEADER } from '@linkvitals/contract/signature';
import type { PostClient, Posted } from './post-client.ts';
import { readBounded } from './read-bounded.ts';
import { explainSignature, type SignatureExplanation } from './signature/explain-signature.ts';

export interface ReceiveSettings {
  readonly secrets: readonly string[];
  readonly toleranceSeconds: number;
  /** Client that forwards genuine deliveries; without it they are answered 200. */
  readonly client: PostClient | undefined;
  readonly timeoutMs: number;
  /** Epoch ms. */
  readonly now: () => number;
}

/** A received request, in the form that `--json` prints. */
export interface ReceivedDelivery {
  /** ISO 8601. */
  readonly received_at: string;
  /** Null when the request was refused before its signature was checked. */
  readonly verdict: SignatureExplanation['verdict'] | null;
  /** Reasons for a refusal, and remarks about an accepted request. */
  readonly reasons: readonly string[];
  readonly bytes: number;
  /** The id in the header, which is not signed. */
  readonly delivery_id: string | null;
  readonly attempt: string | null;
  readonly webhook_id: string | null;
  /** The parsed body of a genuine delivery; null when it is no JSON, or the delivery is not genuine. */
  readonly body: unknown;
  /** The status that the sender got. */
  readonly answered: number;
  readonly forwarded: { readonly status: number | null; readonly ms: number; readonly error?: string } | null;
}

/** The max bytes of a body, as in the receiver package. */
const MAX_BODY_BYTES = 256 * 1024;

/** Receives one request, answers it, and describes it. */
export async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  settings: ReceiveSettings,
): Promise<ReceivedDelivery> {
  const header = (name: string) => headerValues(request, name).join(', ') || null;
  const reported = {
    received_at: new Date(settings.now()).toISOString(),
    delivery_id: header('x-service-delivery'),
    attempt: header('x-service-attempt'),
    webhook_id: header('x-service-webhook-id'),
    verdict: null,
    body: null,
    forwarded: null,
  };
  const refuse = (answered: number, reason: string, bytes: number): ReceivedDelivery => {
    response.writeHead(answered, answered === 405 ? { Allow: 'POST' } : {}).end();
    return { ...reported, reasons: [reason], bytes, answered };
  };
  if (request.method !== 'POST') return refuse(405, `It came by ${request.method}; webhooks come by POST.`, 0);
  const read = await readBounded(request, MAX_BODY_BYTES);
  if (read === 'incomplete') return refuse(400, 'The body broke off.', 0);
  if (read === 'too_large') return refuse(413, `The body is larger than ${MAX_BODY_BYTES} bytes.`, MAX_BODY_BYTES);

  const explained = await explainSignature({
    body: read,
    headers: headerValues(request, SIGNATURE_HEADER),
    secrets: settings.secrets,
    now: settings.now() / 1000,
    toleranceSeconds: settings.toleranceSeconds,
  });
  const reasons = explained.findings.map(({ text }) => text);
  const judged = { ...reported, verdict: explained.verdict, reasons, bytes: read.length };
  if (explained.verdict !== 'valid') {
    response.writeHead(401).end();
    return { ...judged, answered: 401 };
  }
  const posted = await settings.client?.send({
    headers: onwardHeaders(request),
    body: read,
    timeoutMs: settings.timeoutMs,
  });
  const answered = posted === undefined ? 200 : (posted.status ?? 502);
  passBack(response, answered, posted);
  return { ...judged, body: parse(read), answered, forwarded: posted === undefined ? null : forwardedBy(posted) };
}

/**
 * All headers of the request for the forwarded one. The client leaves out those of the connection, as a proxy does (RFC
 * 9110, 7.6.1).
 */
function onwardHeaders(request: IncomingMessage): Record<string, string> {
  const names = [...new Set(request.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()))];
  return Object.fromEntries(names.map((name) => [name, headerValues(request, name).join(', ')]));
}

/** Passes the receiver's answer back. Only these headers still hold, because the body was decoded and the connection is another. */
function passBack(response: ServerResponse, status: number, posted: Posted | undefined): void {
  if (posted === undefined || posted.status === null) {
    response.writeHead(status).end();
    return;
  }
  const kept = ['content-type', 'retry-after'].flatMap((name) => {
    const value = posted.headers[name];
    return value === undefined ? [] : [[name, value]];
  });
  response.writeHead(status, Object.fromEntries(kept)).end(posted.body);
}

const forwardedBy = (posted: Posted): NonNullable<ReceivedDelivery['forwarded']> =>
  posted.status === null
    ? { status: null, ms: posted.ms, error: posted.error }
    : { status: posted.status, ms: posted.ms };

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
}

/** Every value of a header, in order; Node's own list drops repetitions of some. `name` is in lower case. */
function headerValues({ rawHeaders }: IncomingMessage, name: string): readonly string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
}
