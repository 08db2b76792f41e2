import { jsonText } from '../check/formats/json-text.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { loadSecrets, type SecretOptions } from './load-secrets.ts';
import { readInput } from './read-input.ts';
import { readSavedRequest } from './saved-request.ts';
import { explainSignature, type SignatureExplanation } from './signature/explain-signature.ts';
import type { Finding } from './signature/finding.ts';

export interface VerifyOptions extends SecretOptions {
  readonly body?: string;
  readonly header?: readonly string[];
  /** Unix seconds. Default: the time of the attempt whose signature is checked, for other requests now. */
  readonly at?: number;
  readonly tolerance: number;
  readonly json?: true;
}

interface Saved {
  readonly body: Buffer;
  readonly headers: readonly string[];
  /** The time at which the service sent it, Unix seconds. */
  readonly sentAt?: number | undefined;
  /** Findings from the saved request itself, without a check of its signature. */
  readonly findings: readonly Finding[];
}

/** Checks the signature of a saved request. The exit code says whether it is valid. */
export async function verifySaved(request: string | undefined, options: VerifyOptions, io: Io): Promise<number> {
  const { body, headers, sentAt, findings } = await gather(request, options, io);
  const secrets = await loadSecrets(options, io);
  const now = options.at ?? sentAt ?? Date.now() / 1000;
  const explained = await explainSignature({ body, headers, secrets, now, toleranceSeconds: options.tolerance });
  const whole = { ...explained, findings: [...explained.findings, ...findings] };
  io.stdout.write(options.json ? `${jsonText(asJson(whole, body))}\n` : asText(whole, body));
  return explained.verdict === 'valid' ? exitCodes.ok : exitCodes.failed;
}

async function gather(request: string | undefined, options: VerifyOptions, io: Io): Promise<Saved> {
  const inputs = [request, options.body].filter((name) => name !== undefined);
  if (inputs.length === 0) {
    throw new UsageError('Say what to verify: a saved request, or --body <file> with --header <value>.');
  }
  if (inputs.every((name) => name === '-') && inputs.length > 1) throw new UsageError('Only one of them can be stdin.');
  const saved = request === undefined ? undefined : readSavedRequest(await readInput(request, io));
  const received = options.body === undefined ? undefined : await readInput(options.body, io);
  const fromFile = saved !== undefined && 'signatures' in saved ? saved.signatures : [];
  const given = options.header?.map((value) => value.replace(/^x-service-signature:\s*/i, ''));
  const headers = given ?? fromFile;
  if (saved === undefined) return { body: received ?? Buffer.alloc(0), headers, findings: [] };
  if ('sent' in saved) {
    const { sent, attempt } = saved;
    const ofLog = given ?? (attempt === undefined ? [] : [attempt.signature]);
    const sentAt = given === undefined ? attempt?.at : undefined;
    return { body: received ?? sent, headers: ofLog, sentAt, findings: [...logFindings(sent, received, ofLog)] };
  }
  return { body: received ?? saved.body, headers, findings: [...lengthFindings(saved.contentLength, saved.body)] };
}

function* logFindings(sent: Buffer, received: Buffer | undefined, headers: readonly string[]): Generator<Finding> {
  if (headers.length === 0) {
    yield {
      code: 'log_has_no_header',
      text: 'No attempt of this delivery was signed: give the signature that came with --header.',
    };
  }
  const difference = received && compareBodies(sent, received);
  if (difference) yield difference;
}

function* lengthFindings(length: number | undefined, { length: have }: Buffer): Generator<Finding> {
  if (length === undefined || length === have) return;
  const text = `Content-Length says ${length} bytes, the saved body has ${have}: it is not what came over the wire.`;
  yield { code: 'length_differs', text };
}

function asText({ verdict, signedAt, findings }: SignatureExplanation, { length }: Buffer): string {
  const head = verdict === 'valid' ? 'The signature is valid.' : `The signature is not valid: ${verdict}`;
  const signed = signedAt === undefined ? '' : `, signed ${timeOf(signedAt)} (t=${signedAt})`;
  return `${head}\nBody of ${length} bytes${signed}\n${findings.map(({ text }) => `- ${text}\n`).join('')}`;
}

const timeOf = (seconds: number): string =>
  seconds <= 8_640_000_000_000 ? new Date(seconds * 1000).toISOString() : 'at no date';

const asJson = ({ verdict, signedAt, findings }: SignatureExplanation, { length }: Buffer) => ({
  verdict,
  signed_at: signedAt ?? null,
  body_bytes: length,
  findings,
});

const AROUND = 20;

/** The first difference between the sent and the received body; undefined when they are equal. */
function compareBodies(sent: Buffer, received: Buffer): Finding | undefined {
  if (sent.equals(received)) return undefined;
  let at = 0;
  while (at < sent.length && sent[at] === received[at]) at++;
  const shown = (body: Buffer) => {
    const piece = body.subarray(at, at + AROUND);
    return piece.length === 0 ? 'nothing more' : quoted(piece);
  };
  const where = `From byte ${at} on the body is another one than the log has`;
  return { code: 'body_differs', text: `${where}: sent was ${shown(sent)}, received ${shown(received)}.` };
}

/** Bytes that a person can compare: visible ASCII as it is, all other bytes as hex. */
const quoted = (bytes: Buffer): string =>
  `"${[...bytes].map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('')}"`;
