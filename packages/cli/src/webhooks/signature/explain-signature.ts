import { parseSignatureHeader } from '@linkvitals/contract/signature';
import { verify, WebhookVerificationError, type WebhookVerificationErrorCode } from '@linkvitals/receiver';
import { explainTime } from './explain-time.ts';
import { findWhatWasSigned } from './find-what-was-signed.ts';
import type { Finding } from './finding.ts';
import { headerFaults } from './header-faults.ts';
import { repairedHeaders } from './repaired-headers.ts';

export interface SignatureQuestion {
  readonly body: Uint8Array;
  /** Every signature header of the request, in order. */
  readonly headers: readonly string[];
  readonly secrets: readonly string[];
  /** Unix seconds of the check. */
  readonly now: number;
  readonly toleranceSeconds: number;
}

export interface SignatureExplanation {
  readonly verdict: 'valid' | WebhookVerificationErrorCode;
  /** Unix seconds, when the header can be read. */
  readonly signedAt?: number;
  /** Known reasons of a refusal, or remarks about a valid signature. */
  readonly findings: readonly Finding[];
}

/** The verdict of the receiver package, and the reason for it. */
export async function explainSignature(question: SignatureQuestion): Promise<SignatureExplanation> {
  const header = question.headers.length === 0 ? null : question.headers.join(', ');
  const verdict = await judge(question, header);
  const signedAt = header === null ? undefined : parseSignatureHeader(header)?.timestamp;
  const findings = [...findingsFor(verdict, question, header ?? '')];
  return { verdict, ...(signedAt === undefined ? {} : { signedAt }), findings };
}

async function judge(question: SignatureQuestion, header: string | null): Promise<SignatureExplanation['verdict']> {
  const { body, secrets: secret, now, toleranceSeconds } = question;
  try {
    await verify(body, header, { secret, toleranceSeconds, now: () => now * 1000 });
    return 'valid';
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.code;
    throw error;
  }
}

function* findingsFor(
  verdict: SignatureExplanation['verdict'],
  question: SignatureQuestion,
  header: string,
): Generator<Finding> {
  if (verdict === 'missing_header') {
    const text = 'There is no X-Service-Signature header. A proxy may drop it, or the request is not from Linkvitals.';
    yield { code: 'header_missing', text };
  } else if (verdict === 'malformed_header') {
    yield* headerFaults(header);
    yield* mendHeader(question);
  } else if (verdict === 'valid') {
    yield* remarks(question, header);
  } else {
    const { now, toleranceSeconds } = question;
    const late = explainTime({ signedAt: parseSignatureHeader(header)?.timestamp ?? 0, now, toleranceSeconds });
    if (late) yield late;
    yield* explainMismatch(question, header);
  }
}

/** Looks for a readable header that the signer may have meant; one that fits shows the change to make. */
function* mendHeader(question: SignatureQuestion): Generator<Finding> {
  for (const { header, code, text } of repairedHeaders(question.headers)) {
    const found = whatWasSigned(question, header);
    if (found === undefined) continue;
    yield { code, text: found.length === 0 ? `${text} Without that, the signature is right.` : text };
    yield* found;
    return;
  }
}

function* explainMismatch(question: SignatureQuestion, header: string): Generator<Finding> {
  const found = whatWasSigned(question, header);
  if (found === undefined) yield* unexplained(question);
  else if (found.length === 0) yield { code: 'signature_right', text: 'Apart from the time, the signature is right.' };
  else yield* found;
}

function* unexplained({ body, secrets }: SignatureQuestion): Generator<Finding> {
  const text = Buffer.from(body).toString();
  if (body.length === 0) {
    yield {
      code: 'body_empty',
      text: 'The body is empty: something read it before. Verify before anything else reads.',
    };
  } else if (text === '[object Object]') {
    yield { code: 'body_parsed', text: 'The body is a parsed object turned into text. Take the bytes before parsing.' };
  } else if (text.includes('\ufffd')) {
    const how = 'The body holds replacement characters (U+FFFD) or bytes that are no UTF-8: it was decoded as text.';
    yield { code: 'body_damaged', text: `${how} What was sent is lost; keep the bytes next time.` };
  }
  const odd = secrets.filter((secret) => !/^whsec_[A-Za-z\d+/]{43}=$/.test(secret)).length;
  if (odd > 0) {
    const which = odd === 1 ? 'A given secret does' : `${odd} given secrets do`;
    const form = 'It is `whsec_` and 44 more characters, as shown when the endpoint was made.';
    yield { code: 'secret_odd', text: `${which} not look like a signing secret. ${form}` };
  }
  const likely =
    'Nothing that usually happens to a body explains it. Most likely the secret is that of another endpoint,';
  yield { code: 'wrong_secret', text: `${likely} or was replaced since; else the body is another one.` };
}

/** Remarks about a genuine request that other programs may fail to read. */
function* remarks({ secrets, ...question }: SignatureQuestion, header: string): Generator<Finding> {
  if (/v1=[\da-f]*[A-F]/.test(header)) {
    const text = 'v1 is in upper case. That is accepted here, but a comparison with lower-case hex by text fails.';
    yield { code: 'hex_upper_case', text: `${text} The service writes lower case.` };
  }
  const at = secrets.findIndex((secret) => whatWasSigned({ ...question, secrets: [secret] }, header)?.length === 0);
  if (secrets.length > 1) yield { code: 'which_secret', text: `Secret ${at + 1} of ${secrets.length} signed it.` };
}

function whatWasSigned({ body, secrets }: SignatureQuestion, header: string): readonly Finding[] | undefined {
  const { signatures } = parseSignatureHeader(header) ?? { signatures: [] };
  // The digits are taken as written: `t=007` was signed as `007`.
  const digits = /(?:^|,)\s*t\s*=\s*(\d+)/.exec(header)?.[1] ?? '';
  return findWhatWasSigned({ body: Buffer.from(body), digits, signatures, secrets });
}
