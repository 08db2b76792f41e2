import type { IncomingMessage, ServerResponse } from 'node:http';
import { SIGNATURE_HEADER } from '@linkvitals/contract/signature';
import { headerValues } from './header-values.ts';
import type { PostClient, Posted } from './post-client.ts';
import { readBounded } from './read-bounded.ts';
import { explainSignature, type SignatureExplanation } from './signature/explain-signature.ts';

export interface ReceiveSettings {
  readonly secrets: readonly string[];
  readonly toleranceSeconds: number;
  /** Where genuine deliveries go on to; without it they are answered 200. */
  readonly client: PostClient | undefined;
  readonly timeoutMs: number;
  /** Epoch ms. */
  readonly now: () => number;
}

/** One request that came, as `--json` prints it. */
export interface ReceivedDelivery {
  /** ISO 8601. */
  readonly received_at: string;
  /** Null: the request did not get as far as its signature. */
  readonly verdict: SignatureExplanation['verdict'] | null;
  /** Why the request was refused, or what is odd about it. */
  readonly reasons: readonly string[];
  readonly bytes: number;
  /** Of the header, not signed. */
  readonly delivery_id: string | null;
  readonly attempt: string | null;
  readonly webhook_id: string | null;
  /** Parsed body of a genuine delivery; null when it is no JSON, or not genuine. */
  readonly body: unknown;
  /** The response that the sender got. */
  readonly answered: number;
  readonly forwarded: { readonly status: number | null; readonly ms: number; readonly error?: string } | null;
}

/** As the receiver package takes. */
const MAX_BODY_BYTES = 256 * 1024;

/** Takes in one request, answers it, and says what it was. */
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

/** Every header as it came; those of the connection are left out by the client, as a proxy does (RFC 9110, 7.6.1). */
function onwardHeaders(request: IncomingMessage): Record<string, string> {
  const names = [...new Set(request.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()))];
  return Object.fromEntries(names.map((name) => [name, headerValues(request, name).join(', ')]));
}

/** The body has been decoded and the connection is another: of the headers only these still hold. */
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
