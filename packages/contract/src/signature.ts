/**
 * The webhook signature, for sender and receiver alike. Runs wherever WebCrypto does.
 *
 * Header value: `t=<unix seconds>,v1=<hex>[,v1=<hex>]`. Signed bytes: the digits of `t`, a full stop, the raw body.
 * HMAC-SHA256 (RFC 2104), keyed with the UTF-8 bytes of the whole secret string, `whsec_` included.
 */

/** Header that carries the signature, in the lower case that Node and Fetch present. */
export const SIGNATURE_HEADER = 'x-service-signature';

/** Default for the age of a signature in seconds, in the past or in the future; the bounds are included. */
export const DEFAULT_TOLERANCE_SECONDS = 300;

const MAX_SIGNING_SECRETS = 2;
const MAX_HEADER_CHARACTERS = 2048;
const MAX_TIMESTAMP = 999_999_999_999;

/**
 * Node's own HMAC, several times as fast as WebCrypto for a body of 1 KiB. It is looked up at run time, because other
 * runtimes lack it and bundlers must not see an import.
 */
const nodeCrypto = globalThis.process?.getBuiltinModule?.('node:crypto');
export const utf8 = new TextEncoder();

export type SignatureVerdict =
  | 'valid'
  | 'missing_header'
  | 'malformed_header'
  | 'timestamp_out_of_tolerance'
  | 'no_match';

export interface ParsedSignature {
  /** Unix seconds at which the sender signed. */
  timestamp: number;
  /** The `v1` values: 1 to 10 times 64 hex digits in lower case. */
  signatures: string[];
}

export interface SignOptions {
  /** One secret, or two during a rotation with the new one first. */
  secrets: readonly string[];
  /** Unix seconds of this attempt: every attempt is signed anew. */
  timestamp: number;
}

export interface VerifyOptions {
  /** Every secret that may have signed: one, or the current and the previous. */
  secrets: readonly string[];
  /** Unix seconds; a fraction is dropped, as the sender drops it. */
  now: number;
  /** Above 0, default 300. `Infinity` accepts any time, and so any replay. */
  toleranceSeconds?: number | undefined;
}

/**
 * Signs the body for one attempt and returns the header value.
 * @throws RangeError on no secret, more than two, or a timestamp that is not whole seconds of at most 12 digits
 */
export async function sign(body: Uint8Array, { secrets, timestamp }: SignOptions): Promise<string> {
  assertSecrets(secrets);
  if (secrets.length > MAX_SIGNING_SECRETS) throw new RangeError('At most two secrets may sign at a time');
  if (!Number.isInteger(timestamp) || timestamp < 0 || timestamp > MAX_TIMESTAMP) {
    throw new RangeError('The timestamp must be whole unix seconds');
  }
  const macs = await macsOf(body, String(timestamp), secrets);
  return [`t=${timestamp}`, ...macs.map((mac) => `v1=${mac}`)].join(',');
}

/**
 * Reads a header value, strictly: exactly one `t` of 1 to 12 digits, 1 to 10 `v1` of exactly 64 hex digits, at most
 * 2,048 characters. Parts of other schemes are ignored. A header that was sent twice is joined by `, `, so it has two
 * `t` and is refused. Returns null for anything else.
 */
export function parseSignatureHeader(header: string): ParsedSignature | null {
  const parts = readParts(header);
  return parts && { timestamp: Number(parts[0]), signatures: parts[1] };
}

/**
 * Verifies the signature of a body. A verdict other than `valid` is a value, not an exception.
 * @throws RangeError on no secret, an empty secret, or a tolerance that is not above 0: these are mistakes of the
 * caller
 */
export async function verifySignature(
  body: Uint8Array,
  header: string | null | undefined,
  options: VerifyOptions,
): Promise<SignatureVerdict> {
  const judged = await judgeSignature(body, header, options);
  return typeof judged === 'number' ? 'valid' : judged;
}

/** Does the same as `verifySignature`, but returns the signed time (unix seconds) for a valid signature. */
export async function judgeSignature(
  body: Uint8Array,
  header: string | null | undefined,
  { secrets, now, toleranceSeconds = DEFAULT_TOLERANCE_SECONDS }: VerifyOptions,
): Promise<number | Exclude<SignatureVerdict, 'valid'>> {
  assertSecrets(secrets);
  assertTolerance(toleranceSeconds);
  if (!header) return 'missing_header';
  const parts = readParts(header);
  if (!parts) return 'malformed_header';
  const [digits, signatures] = parts;
  const timestamp = Number(digits);
  // A plain `>` would let everything pass when the clock returns NaN.
  if (!(Math.abs(Math.floor(now) - timestamp) <= toleranceSeconds)) return 'timestamp_out_of_tolerance';
  return anyEqual(await macsOf(body, digits, secrets), signatures) ? timestamp : 'no_match';
}

/** A new signing secret: `whsec_` and the base64 of 32 random bytes. `fill` has to fill its argument with random bytes. */
export function generateSecret(
  fill: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
): string {
  const bytes = new Uint8Array(32);
  fill(bytes);
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

/** The digits of `t`, and the signatures in lower case. */
function readParts(header: string): [digits: string, signatures: string[]] | null {
  // In JavaScript the header may also be a list or a `Headers` object, which is no signature either.
  if (!header.trim || header.length > MAX_HEADER_CHARACTERS) return null;
  // Each part is split at its first `=`. One expression for names and values would take quadratic time on many spaces.
  const parts = header.split(',').map((part) => part.split(/=(.*)/s).map((text) => text.trim()));
  if (parts.some((part) => part[1] == null)) return null;
  const valuesOf = (name: string) =>
    parts
      .filter((part) => part[0] === name)
      .map((part) => part[1])
      .join();
  // With no `t`, or more than one, the joined text is no number.
  const digits = valuesOf('t');
  const hex = valuesOf('v1');
  if (!/^\d{1,12}$/.test(digits) || !/^[\da-f]{64}(,[\da-f]{64}){0,9}$/i.test(hex)) return null;
  return [digits, hex.toLowerCase().split(',')];
}

/** One MAC per secret, in hex. `digits` are signed as they were written: `t=007` is not `t=7`. */
async function macsOf(body: Uint8Array, digits: string, secrets: readonly string[]): Promise<string[]> {
  if (nodeCrypto) {
    return secrets.map((secret) =>
      nodeCrypto.createHmac('sha256', secret).update(`${digits}.`).update(body).digest('hex'),
    );
  }
  // A Blob joins text and bytes wherever there is WebCrypto.
  const message = await new Blob([`${digits}.`, body as Uint8Array<ArrayBuffer>]).arrayBuffer();
  return Promise.all(
    secrets.map(async (secret) => {
      const raw = utf8.encode(secret);
      const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      return toHex(await crypto.subtle.sign('HMAC', key, message));
    }),
  );
}

/** Lower-case hex. */
export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares every pair in full, so that the time needed reveals neither a match nor the length of a matching prefix. */
function anyEqual(expected: readonly string[], given: readonly string[]): boolean {
  let found = false;
  for (const mac of expected) {
    for (const signature of given) {
      let difference = 0;
      for (let i = 0; i < 64; i++) difference |= mac.charCodeAt(i) ^ signature.charCodeAt(i);
      found = !difference || found;
    }
  }
  return found;
}

/**
 * Checks the secrets.
 * @throws RangeError on no secret, an empty one (as an unset environment variable gives), or one with white space
 * around it (as a file or a shell may add), because no signature would match it
 */
export function assertSecrets(secrets: readonly string[]): void {
  const usable = secrets[0] && secrets.every((secret) => secret && secret.trim?.() === secret);
  assertUsable(usable, 'secret: give whsec_..., no spaces');
}

/**
 * Checks the tolerance. `toleranceSeconds
 *
 * 300` is no option: 0 could mean 300 or "no check". @throws RangeError when it is not above 0
 */
export function assertTolerance(toleranceSeconds: number): void {
  assertUsable(toleranceSeconds > 0, 'toleranceSeconds');
}

/**
 * @param what the name of the option or argument, and what to give
 * @throws RangeError when it cannot be meant as it is
 */
export function assertUsable(usable: unknown, what: string): void {
  if (!usable) throw new RangeError(`unusable ${what}`);
}
