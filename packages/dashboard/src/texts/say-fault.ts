import type { Texts } from './en/index.ts';

type Known = Texts['common']['faults'];

/** The space between two sentences. */
const BETWEEN = /(?<=\.) (?=\p{Lu})/u;

function sayOne(known: Known, sentence: string): string | undefined {
  const [pattern, text] = known.find(([said]) => said.test(sentence)) ?? [];
  return pattern === undefined || text === undefined ? undefined : sentence.replace(pattern, text);
}

/**
 * Translates the server's message about a fault: as a whole, else sentence by sentence. Pure.
 * @param known the texts by the server's sentences
 * @returns undefined when a sentence is unknown
 */
export function sayFault(known: Known, said: string): string | undefined {
  const whole = sayOne(known, said);
  if (whole !== undefined) return whole;
  const each = said.split(BETWEEN).map((sentence) => sayOne(known, sentence));
  return each.includes(undefined) ? undefined : each.join(' ');
}
