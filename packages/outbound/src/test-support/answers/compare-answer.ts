import { isDeepStrictEqual } from 'node:util';
import { type MutatedAnswer, mutatedAnswer } from './mutated-answer.ts';
import { type ReadAnswer, readByLlhttp, readByOurs } from './read-answer.ts';
import {
  type AnswerParts,
  codingsOf,
  PLACEHOLDER,
  partsOf,
  type Tolerance,
  tolerances,
  written,
} from './tolerances.ts';

/** The results of reading an answer with both parsers; there are no others. */
export type Agreement =
  | 'both take it and understand the same'
  | 'both refuse it'
  /** llhttp understands the same when the tolerated deviations (`tolerances`) are corrected. */
  | `only ours takes it: ${string}`
  | `both take it, understand the same without: ${string}`
  /** One of `onlyLlhttp`. */
  | `only llhttp takes it: ${string}`;

/**
 * Reads the answer of this seed with our parser, whole and in pieces, and with llhttp.
 *
 * @throws Error when they differ, with the answer
 */
export function compareAnswer(seed: number): Agreement {
  const answer = mutatedAnswer(seed);
  const ours = readByOurs(answer);
  const pieces = readByOurs(answer, 1 + (seed % 7));
  if (!isDeepStrictEqual(ours, pieces)) throw difference(seed, answer, { ours, pieces });
  const llhttp = readByLlhttp(answer);
  if (ours === undefined && llhttp === undefined) return 'both refuse it';
  if (isDeepStrictEqual(ours, llhttp)) return 'both take it and understand the same';
  const names = ours === undefined ? [] : toleratedBy(answer, ours);
  if (names.length > 0)
    return `${llhttp === undefined ? 'only ours takes it' : 'both take it, understand the same without'}: ${names.join(', ')}`;
  const [why] = ours === undefined ? onlyLlhttp.filter(({ without }) => agreeOn(without(answer))) : [];
  if (why !== undefined) return `only llhttp takes it: ${why.name}`;
  throw difference(seed, answer, { ours, llhttp });
}

/** The fewest tolerances without which llhttp understands the same as our parser; empty when there are none. */
function toleratedBy(answer: MutatedAnswer, ours: ReadAnswer): readonly string[] {
  const parts = partsOf(answer.wire, ours.headers['transfer-encoding']);
  if (parts === undefined) return [];
  const isEnough = (undone: readonly Tolerance[]): boolean => {
    const plain = undone.reduce<AnswerParts>((rest, tolerance) => tolerance.without(rest), parts);
    return isDeepStrictEqual(comparable(readByLlhttp({ ...answer, wire: written(plain) })), comparable(ours));
  };
  if (!isEnough(tolerances)) return [];
  let needed = tolerances;
  for (const tolerance of tolerances) {
    const fewer = needed.filter((one) => one !== tolerance);
    if (isEnough(fewer)) needed = fewer;
  }
  return needed.map(({ name }) => name);
}

function comparable(read: ReadAnswer | undefined): ReadAnswer | undefined {
  if (read === undefined) return undefined;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(read.headers)) {
    const plain = name === 'transfer-encoding' ? codingsOf(value) : value;
    if (plain !== '' || name !== 'transfer-encoding') headers[name] = plain.replaceAll('\x7f', PLACEHOLDER);
  }
  return { ...read, headers };
}

/** Deviations that llhttp accepts and our parser does not, each with a function that removes it from an answer. */
const onlyLlhttp = [
  {
    // RFC 9112, section 4, does not allow a NUL.
    name: 'a NUL in the reason',
    without: (answer: MutatedAnswer) =>
      rewritten(answer, /^(HTTP\/\d\.\d \d{3} )(.*)/gm, (_all, start, reason) => {
        return start + reason.replaceAll('\0', PLACEHOLDER);
      }),
  },
  {
    // llhttp then sees no chunks, so broken ones are no fault.
    name: 'a tab behind the last transfer coding',
    without: (answer: MutatedAnswer) =>
      rewritten(answer, /(\ntransfer-encoding:[^\r\n]*?)[ \t]+(?=\r?\n)/gi, (_all, field) => field),
  },
];

function agreeOn(answer: MutatedAnswer): boolean {
  return isDeepStrictEqual(comparable(readByOurs(answer)), comparable(readByLlhttp(answer)));
}

type Rewriting = (all: string, first: string, second: string) => string;

function rewritten({ wire, isHead }: MutatedAnswer, pattern: RegExp, by: Rewriting): MutatedAnswer {
  return { wire: Buffer.from(wire.toString('latin1').replaceAll(pattern, by), 'latin1'), isHead };
}

function difference(seed: number, { wire, isHead }: MutatedAnswer, readings: object): Error {
  const what = `${isHead ? 'to a HEAD: ' : ''}${JSON.stringify(wire.toString('latin1'))}`;
  return new Error(`seed ${seed}, ${what} is read as ${JSON.stringify(readings)}`);
}
