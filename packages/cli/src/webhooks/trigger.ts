import { randomUUID } from 'node:crypto';
import type { KnownEventType } from '@linkvitals/contract';
import { jsonText } from '../check/formats/json-text.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { loadSecrets, type SecretOptions } from './load-secrets.ts';
import { createPostClient, type Posted, statusLine } from './post-client.ts';
import { printable } from './printable.ts';
import { sampleEvent } from './sample-event.ts';
import { type SignedRequest, signedRequest } from './signed-request.ts';

export interface TriggerOptions extends SecretOptions {
  readonly url?: string;
  readonly set?: readonly string[];
  readonly attempt: number;
  /** Seconds. */
  readonly timeout: number;
  readonly print?: true;
  readonly json?: true;
}

/** The number of characters of the answer that are shown, as many as the service keeps. */
const SHOWN_CHARACTERS = 1000;

/** Sends one signed sample event. The exit code says whether the receiver accepted it. */
export async function trigger(event: KnownEventType, options: TriggerOptions, io: Io): Promise<number> {
  const { url, set = [], attempt, print } = options;
  if (url === undefined && print === undefined) {
    throw new UsageError('Say where to: --url http://localhost:3000/webhooks, or --print to see the request.');
  }
  const secrets = await loadSecrets(options, io);
  if (secrets.length > 2) throw new UsageError('At most two secrets sign at a time: the new one and the old one.');
  const now = Date.now();
  const body = sampleEvent({ event, set, now, newId: randomUUID });
  const request = await signedRequest({ event: body, secrets, now, attempt, newId: randomUUID });
  if (url === undefined || print) {
    io.stdout.write(asHttp(request, new URL(url ?? 'http://localhost/')));
    return exitCodes.ok;
  }
  const client = await createPostClient(url);
  try {
    const posted = await client.send({ ...request, timeoutMs: options.timeout * 1000 });
    const format = options.json ? asJson : asText;
    io.stdout.write(format({ event, url, request, posted }));
    return posted.status !== null && posted.status >= 200 && posted.status < 300 ? exitCodes.ok : exitCodes.failed;
  } finally {
    await client.close();
  }
}

/** The request in the form that goes over the wire (RFC 9112), which `webhooks verify` reads. */
function asHttp({ headers, body }: SignedRequest, { host, pathname, search }: URL): Uint8Array {
  const fields = Object.entries({ Host: host, ...headers, 'Content-Length': String(body.length) });
  const head = [`POST ${pathname}${search} HTTP/1.1`, ...fields.map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n')), body]);
}

interface Outcome {
  readonly event: KnownEventType;
  readonly url: string;
  readonly request: SignedRequest;
  readonly posted: Posted;
}

function asText({ event, url, request, posted }: Outcome): string {
  const delivery = request.headers['X-Service-Delivery'];
  const sent = `Sent ${event} (${request.body.length} bytes, delivery ${delivery}) to ${printable(url)}\n`;
  if (posted.status === null) return `${sent}No answer after ${posted.ms} ms: ${posted.error}\n`;
  const lines = answerText(posted.body)
    .split(/\r?\n/)
    .map((line) => `  ${printable(line, SHOWN_CHARACTERS)}\n`);
  const isEmpty = posted.body.length === 0;
  return `${sent}${statusLine(posted.status)} in ${posted.ms} ms${isEmpty ? '' : ':'}\n${isEmpty ? '' : lines.join('')}`;
}

function asJson({ event, url, request: { headers, body }, posted }: Outcome): string {
  const answer =
    posted.status === null
      ? { status: null, error: posted.error }
      : { status: posted.status, body: answerText(posted.body) };
  const sent = { event, url, headers, body: JSON.parse(Buffer.from(body).toString()) };
  return `${jsonText({ ...sent, answer: { ...answer, ms: posted.ms } })}\n`;
}

const answerText = (body: Uint8Array): string => new TextDecoder().decode(body).slice(0, SHOWN_CHARACTERS);
