import type { ParameterizedContext } from 'koa';
import rawBody from 'raw-body';
import { ServiceError } from '../../platform/errors.ts';
import { faultOfShape } from './body-shape.ts';

/** Maximum size of a body in bytes */
const LIMIT = 1024 * 1024;

function checkType(koa: ParameterizedContext): void {
  const [type = '', ...parameters] = koa
    .get('content-type')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (type !== 'application/json' || (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset))) {
    throw new ServiceError('unsupported_media_type', 'Send the body as UTF-8 with Content-Type: application/json.');
  }
  const coding = koa.get('content-encoding').toLowerCase();
  if (coding !== '' && coding !== 'identity') {
    throw new ServiceError('unsupported_media_type', 'Send the body without a Content-Encoding.');
  }
}

async function readBytes(koa: ParameterizedContext): Promise<Buffer> {
  try {
    return await rawBody(koa.req, { limit: LIMIT, length: koa.request.length });
  } catch (error) {
    const type = (error as { type?: string }).type;
    if (type === 'entity.too.large') throw new ServiceError('payload_too_large', 'The body may have 1 MiB at most.');
    throw new ServiceError('malformed_json', 'The body broke off before its end.');
  }
}

/** A member called `__proto__`. The contract has none, and code that copies objects would take it for the prototype. */
const PROTOTYPE = /"__proto__"\s*:/;
const PROTOTYPE_FAULT = 'A member cannot be called __proto__.';

const unusable = (fault: string): ServiceError =>
  new ServiceError('validation_failed', { detail: fault, errors: [{ pointer: '#', detail: fault }] });

/**
 * A reviver of JSON that refuses values which only escapes can hold: a name `__proto__` that the search in the text
 * does not find, and half of a surrogate pair, which a database would replace. @throws ServiceError `validation_failed`
 */
function refuseHidden(name: string, value: unknown): unknown {
  if (name === '__proto__') throw unusable(PROTOTYPE_FAULT);
  if (name.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())) return value;
  throw unusable('A text has half of a surrogate pair, such as \\ud800 alone. Send whole characters.');
}

/** The JSON body of a request; undefined when there is none. */
export async function readBody(koa: ParameterizedContext, maxText?: number): Promise<unknown> {
  const bytes = await readBytes(koa);
  if (bytes.length === 0) return undefined;
  checkType(koa);
  return parseBody(bytes, maxText);
}

/** Parses a JSON body. @throws ServiceError `malformed_json`, `validation_failed` */
export function parseBody(bytes: Uint8Array, maxText?: number): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const fault = faultOfShape(text, maxText) ?? (PROTOTYPE.test(text) ? PROTOTYPE_FAULT : undefined);
    if (fault !== undefined) throw unusable(fault);
    return text.includes('\\u') ? JSON.parse(text, refuseHidden) : JSON.parse(text);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError('malformed_json', `The body is not JSON: ${reasonOf(error)}.`);
  }
}

/**
 * The reason why a body is not JSON. The parser's own message is not used, because it quotes the text around the fault,
 * which may be secret.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof SyntaxError)) return 'it is not UTF-8';
  const place = /\(line \d+ column \d+\)/.exec(error.message)?.[0].slice(1, -1);
  return place === undefined ? 'it breaks off or has a character out of place' : `see ${place}`;
}
