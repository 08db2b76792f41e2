import { createRequire } from 'node:module';
import { AnswerParser } from '../../http/answer-parser.ts';
import type { ResponseHead } from '../../types.ts';
import type { MutatedAnswer } from './mutated-answer.ts';

/** The content of an answer that is whole when the peer ends the connection. */
export interface ReadAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Reads an answer with our own parser, in pieces of `size` bytes. Undefined when it is not whole. */
export function readByOurs({ wire, isHead }: MutatedAnswer, size = wire.length): ReadAnswer | undefined {
  let head: ResponseHead | undefined;
  let body = '';
  const sink = {
    onHead: (one: ResponseHead) => {
      head = one;
    },
    onData: (piece: Buffer) => {
      body += piece.toString('latin1');
    },
    onEnd: () => {},
  };
  const parser = new AnswerParser(sink, isHead);
  try {
    // A new memory for each piece, as with a socket.
    for (let at = 0; at < wire.length; at += size) parser.take(Buffer.from(wire.subarray(at, at + size)));
    if (parser.finish() !== undefined || head === undefined) return undefined;
  } catch {
    return undefined;
  }
  return { status: head.status, headers: { ...head.headers }, body };
}

/** The part of Node's own parser that this file uses, which `@types/node` does not know. */
interface LlhttpParser {
  [event: number]: (...args: never[]) => unknown;
  initialize(type: number, resource: object, maxHeaderSize: number, lenient: number): void;
  execute(bytes: Buffer): unknown;
  finish(): unknown;
  close(): void;
}

// The parser of node:http without a socket: a million answers with a socket each would take too long.
const { HTTPParser } = createRequire(import.meta.url)('node:_http_common') as {
  readonly HTTPParser: {
    new (): LlhttpParser;
    readonly RESPONSE: number;
    readonly kOnHeaders: number;
    readonly kOnHeadersComplete: number;
    readonly kOnBody: number;
    readonly kOnMessageComplete: number;
    readonly kLenientNone: number;
  };
};

/** Reads an answer with llhttp as node:http uses it. Undefined when it is not whole. */
export function readByLlhttp({ wire, isHead }: MutatedAnswer): ReadAnswer | undefined {
  const parser = new HTTPParser();
  let raw: string[] = [];
  let status = 0;
  let body = '';
  let inHead = true;
  let isWhole = false;
  parser.initialize(HTTPParser.RESPONSE, {}, 0, HTTPParser.kLenientNone);
  parser[HTTPParser.kOnHeaders] = (fields: string[]) => {
    // Later fields are trailers.
    if (inHead) raw.push(...fields);
  };
  parser[HTTPParser.kOnHeadersComplete] = (...args: [number, number, string[] | undefined, 0, 0, number]) => {
    if (isWhole) return 1;
    status = args[5];
    raw = args[2] ?? raw;
    inHead = status < 200;
    // 2: what follows an upgrade is no HTTP; 1: there is no body.
    return status === 101 ? 2 : Number(isHead);
  };
  parser[HTTPParser.kOnBody] = (piece: Buffer) => {
    if (!isWhole) body += piece.toString('latin1');
  };
  parser[HTTPParser.kOnMessageComplete] = () => {
    if (status === 101) return;
    isWhole ||= status >= 200;
    if (!isWhole) raw = [];
  };
  try {
    // Bytes behind a whole answer are no part of it, whatever they are.
    if (!(parser.execute(wire) instanceof Error) && !isWhole) parser.finish();
    return isWhole ? { status, headers: joined(raw), body } : undefined;
  } finally {
    // `free` only hands a parser back to the pool of node:http: a million of them would hold 40 GB.
    parser.close();
  }
}

/** Joins fields as our own parser does. */
function joined(raw: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    const value = raw[at + 1] ?? '';
    const known = headers[name];
    const by = name === 'set-cookie' || name === 'link' ? '\n' : ', ';
    headers[name] = known === undefined ? value : `${known}${by}${value}`;
  }
  return headers;
}
