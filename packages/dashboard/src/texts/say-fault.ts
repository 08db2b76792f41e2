import type { Texts } from './en/index.ts';

type Known = Texts['common']['faults'];

/** Between two sentences. */
const BETWEEN = /(?<=\.) (?=\p{Lu})/u;

function sayOne(known: Known, sentence: string): string | undefined {
  const [pattern, text] = known.find(([said]) => said.test(sentence)) ?? [];
  return pattern === undefined || text === undefined ? undefined : sentence.replace(pattern, text);
}

/**
 * What the server says is wrong with a value, in another language: as a whole, or sentence by sentence. Pure.
 * @param known what its sentences mean
 * @returns undefined where a sentence of it is not known
 */
export function sayFault(known: Known, said: string): string | undefined {
  const whole = sayOne(known, said);
  if (whole !== undefined) return whole;
  const each = said.split(BETWEEN).map((sentence) => sayOne(known, sentence));
  return each.includes(undefined) ? undefined : each.join(' ');
}
