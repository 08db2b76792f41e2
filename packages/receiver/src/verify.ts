import { assertUsable, judgeSignature, utf8 } from '@linkvitals/contract/signature';
import { WebhookVerificationError } from './errors.ts';
import type { WebhookEvent } from './events.ts';
import { parseEvent } from './parse-event.ts';

export interface VerifyOptions {
  /** A signing secret (`whsec_…`), or several of which any may have signed. */
  secret: string | readonly string[];
  /** Seconds by which a signature may be too old or too new. Above 0, default 300; `Infinity` switches the check off. */
  toleranceSeconds?: number | undefined;
  /** Milliseconds since 1970. Default `Date.now`. */
  now?: (() => number) | undefined;
}

export interface VerifiedSignature {
  /** Unix seconds at which this attempt was signed. */
  timestamp: number;
}

/**
 * Proves that the service sent this body.
 * @param body the bytes as received; a string is taken as UTF-8, and must not have been parsed and written again
 * @param header the value of `X-Service-Signature`
 * @throws WebhookVerificationError with the reason in `code`
 * @throws RangeError on an empty secret or a tolerance that is not above 0
 */
export async function verify(
  body: Uint8Array | string,
  header: string | null | undefined,
  { secret, toleranceSeconds, now = Date.now }: VerifyOptions,
): Promise<VerifiedSignature> {
  const options = { secrets: secretList(secret), now: now() / 1000, toleranceSeconds };
  const timestamp = await judgeSignature(toBytes(body), header, options);
  if (typeof timestamp === 'string') throw new WebhookVerificationError(timestamp);
  return { timestamp };
}

/**
 * Verifies, then parses: the event, typed by its name. Parameters as for `verify`.
 * @throws WebhookVerificationError
 * @throws WebhookPayloadError when the body is genuine but not an event
 * @throws RangeError as `verify`
 */
export async function constructEvent(
  body: Uint8Array | string,
  header: string | null | undefined,
  options: VerifyOptions,
): Promise<WebhookEvent> {
  const bytes = toBytes(body);
  await verify(bytes, header, options);
  return parseEvent(bytes);
}

/**
 * The secrets as a list. `undefined`, as an unset environment variable gives in JavaScript, becomes an empty list,
 * which is refused later.
 */
export function secretList(secret: string | readonly string[] | undefined): readonly string[] {
  return typeof secret === 'string' ? [secret] : (secret ?? []);
}

/**
 * The body as bytes.
 * @throws RangeError on anything but text and bytes: mostly an object that a framework has parsed
 */
export function toBytes(body: Uint8Array | string): Uint8Array {
  const bytes = typeof body === 'string' ? utf8.encode(body) : body;
  // instanceof would refuse bytes of another realm, such as a test environment or a sandbox.
  assertUsable(ArrayBuffer.isView(bytes), 'body: give the raw bytes');
  return bytes;
}
