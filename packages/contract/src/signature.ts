/**
 * The webhook signature, for sender and receiver alike. Runs wherever WebCrypto does.
 *
 * Header value: `t=<unix seconds>,v1=<hex>[,v1=<hex>]`. Signed bytes: the digits of `t`, a full stop, the raw body.
 * HMAC-SHA256 (RFC 2104), keyed with the UTF-8 bytes of the whole secret string, `whsec_` included.
 */

/** Header that carries the signature, in the lower case that Node and Fetch present. */
export const SIGNATURE_HEADER = 'x-service-signature';

/** Seconds that a signature may be old or ahead, edges included, unless the caller says otherwise. */
export const DEFAULT_TOLERANCE_SECONDS = 300;

const MAX_SIGNING_SECRETS = 2;
const MAX_SIGNATURES = 10;
const MAX_HEADER_CHARACTERS = 2048;
const MAX_TIMESTAMP = 999_999_999_999;
const MAX_CACHED_KEYS = 256;

const utf8 = new TextEncoder();
const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export type SignatureVerdict =
  | 'valid'
  | 'missing_header'
  | 'malformed_header'
  | 'timestamp_out_of_tolerance'
  | 'no_match';

export interface ParsedSignature {
  /** Unix seconds at which the sender signed. */
  timestamp: number;
  /** The `v1` values: 64 lower-case hex digits each, 1 to 10 of them. */
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
 * 2,048 characters. Parts of other schemes are passed over. A header sent twice reaches us joined by `, `, hence with
 * two `t`, and is refused. Returns null for anything else.
 */
export function parseSignatureHeader(header: string): ParsedSignature | null {
  const parts = readParts(header);
  return parts && { timestamp: Number(parts.digits), signatures: parts.signatures };
}

/**
 * Judges a body against its header. A verdict other than `valid` is a value, not an exception.
 * @throws RangeError on no secret, an empty secret, or a tolerance that is not above 0: these are mistakes of the caller
 */
export async function verifySignature(
  body: Uint8Array,
  header: string | null | undefined,
  { secrets, now, toleranceSeconds = DEFAULT_TOLERANCE_SECONDS }: VerifyOptions,
): Promise<SignatureVerdict> {
  assertSecrets(secrets);
  // Not `toleranceSeconds || 300`: a 0 would then mean 300 to one reader and "no check" to another.
  if (!(toleranceSeconds > 0))
    throw new RangeError('toleranceSeconds must be above 0; Infinity switches the check off');
  if (Number.isNaN(now)) throw new RangeError('now must be a number of unix seconds');
  if (header === null || header === undefined || header === '') return 'missing_header';
  const parts = readParts(header);
  if (!parts) return 'malformed_header';
  if (Math.abs(Math.floor(now) - Number(parts.digits)) > toleranceSeconds) return 'timestamp_out_of_tolerance';
  const macs = await macsOf(body, parts.digits, secrets);
  return anyEqual(macs, parts.signatures) ? 'valid' : 'no_match';
}

/** A new signing secret: `whsec_` and the base64 of 32 random bytes. `fill` fills the bytes it is given. */
export function generateSecret(
  fill: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
): string {
  const bytes = new Uint8Array(32);
  fill(bytes);
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

function readParts(header: string): { digits: string; signatures: string[] } | null {
  if (header.length > MAX_HEADER_CHARACTERS) return null;
  const timestamps: string[] = [];
  const signatures: string[] = [];
  for (const part of header.split(',')) {
    // Not one expression with lazy and trailing parts: that takes quadratic time on a hostile run of spaces.
    const equals = part.indexOf('=');
    if (equals === -1) return null;
    const key = part.slice(0, equals).trim();
    const value = part.slice(equals + 1).trim();
    if (key === 't') timestamps.push(value);
    if (key === 'v1') signatures.push(value);
  }
  const [digits] = timestamps;
  if (digits === undefined || timestamps.length > 1 || !/^\d{1,12}$/.test(digits)) return null;
  if (signatures.length === 0 || signatures.length > MAX_SIGNATURES) return null;
  if (!signatures.every((signature) => /^[\da-f]{64}$/i.test(signature))) return null;
  return { digits, signatures: signatures.map((signature) => signature.toLowerCase()) };
}

/** One MAC per secret, in hex. `digits` are signed as they were written: `t=007` is not `t=7`. */
async function macsOf(body: Uint8Array, digits: string, secrets: readonly string[]): Promise<string[]> {
  const prefix = utf8.encode(`${digits}.`);
  const message = new Uint8Array(prefix.length + body.length);
  message.set(prefix);
  message.set(body, prefix.length);
  return Promise.all(
    secrets.map(async (secret) => {
      const mac = await crypto.subtle.sign('HMAC', await hmacKey(secret), message);
      let hex = '';
      for (const byte of new Uint8Array(mac)) hex += hexOfByte[byte];
      return hex;
    }),
  );
}

/** Compares every pair in full, so that time tells neither which one matched nor how far a wrong one was right. */
function anyEqual(expected: readonly string[], given: readonly string[]): boolean {
  let found = false;
  for (const mac of expected) {
    for (const signature of given) {
      let difference = mac.length ^ signature.length;
      for (let i = 0; i < mac.length; i++) difference |= mac.charCodeAt(i) ^ signature.charCodeAt(i);
      found = difference === 0 || found;
    }
  }
  return found;
}

// A pure memo of secret -> imported key: importing takes longer than signing 1 KiB. The oldest goes first.
const keys = new Map<string, ReturnType<typeof importKey>>();

function hmacKey(secret: string): ReturnType<typeof importKey> {
  const cached = keys.get(secret);
  if (cached) return cached;
  for (const oldest of keys.keys()) {
    if (keys.size < MAX_CACHED_KEYS) break;
    keys.delete(oldest);
  }
  const key = importKey(secret);
  keys.set(secret, key);
  // A failed import must not stay as the answer for this secret.
  key.catch(() => keys.delete(secret));
  return key;
}

function importKey(secret: string) {
  return crypto.subtle.importKey('raw', utf8.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

function assertSecrets(secrets: readonly string[]): void {
  if (secrets.length === 0 || secrets.some((secret) => typeof secret !== 'string' || secret === '')) {
    throw new RangeError('A signing secret is missing or empty');
  }
}
