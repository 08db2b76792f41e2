import { SIGNATURE_HEADER } from '@linkvitals/contract/signature';
import { UsageError } from '../usage-error.ts';

export interface SavedRequest {
  /** Values of the signature header, one for each occurrence. */
  readonly signatures: readonly string[];
  readonly body: Buffer;
  /** Bytes of the body by `Content-Length`; undefined without that header. */
  readonly contentLength?: number;
}

/** A delivery from the API: the body that was sent, and the last attempt that was signed. */
export interface LoggedDelivery {
  readonly sent: Buffer;
  /** The time in Unix seconds. Undefined: no attempt was signed. */
  readonly attempt: { readonly signature: string; readonly at: number } | undefined;
}

/**
 * Reads a saved delivery: an HTTP request as on the wire (the request line may be missing, lines of the head may end in
 * LF), or the answer of `GET /api/v1/webhooks/{id}/deliveries/{id}`.
 * @throws UsageError when it is neither
 */
export function readSavedRequest(bytes: Buffer): SavedRequest | LoggedDelivery {
  return /^(?:\uFEFF)?\s*[{[]/.test(bytes.subarray(0, 64).toString()) ? readLog(bytes) : readHttp(bytes);
}

function readLog(bytes: Buffer): LoggedDelivery {
  const log = parseJson(bytes);
  if (typeof log === 'object' && log !== null && 'body' in log && 'attempts' in log && typeof log.body === 'string') {
    return { sent: Buffer.from(log.body), attempt: lastSigned(log.attempts) };
  }
  throw new UsageError(
    'This is JSON, but not one delivery of the log (GET /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}). ' +
      'If it is the body of the request, give it with --body and the signature with --header.',
  );
}

function lastSigned(attempts: unknown): LoggedDelivery['attempt'] {
  const signed = (Array.isArray(attempts) ? attempts : []).filter((attempt) => typeof attempt?.signature === 'string');
  const last = signed.at(-1);
  const at = Date.parse(last?.started_at) / 1000;
  return last === undefined || Number.isNaN(at) ? undefined : { signature: last.signature, at };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString().replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function readHttp(bytes: Buffer): SavedRequest {
  const head = /^(?:[^\r\n]+\r?\n)+\r?\n/.exec(bytes.toString('latin1'))?.[0];
  if (head === undefined) {
    throw new UsageError('This is no saved request: it has to be headers, an empty line, then the body.');
  }
  // A line that starts with white space continues the one before (RFC 9112, section 5.2).
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const fields = lines.flatMap((line) => {
    const name = /^([!#$%&'*+.^_`|~\w-]+):/.exec(line)?.[1];
    return name === undefined ? [] : [{ name: name.toLowerCase(), value: line.slice(name.length + 1).trim() }];
  });
  const valuesOf = (wanted: string) => fields.filter(({ name }) => name === wanted).map(({ value }) => value);
  const [length] = valuesOf('content-length');
  return {
    signatures: valuesOf(SIGNATURE_HEADER),
    body: bytes.subarray(head.length),
    ...(length !== undefined && /^\d{1,9}$/.test(length) ? { contentLength: Number(length) } : {}),
  };
}
