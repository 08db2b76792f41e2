import { type Words, wordsFor } from '../../texts/words.ts';
import type { Period } from '../read-period.ts';

const DAY_MS = 86_400_000;

const isMidnightUtc = (at: number): boolean => at % DAY_MS === 0;

/** The days of a period. One of whole days in UTC, as programs name them, is not moved by the time zone of the reader. */
export function periodText({ from, to }: Period, words: Words): string {
  const { texts, format } = isMidnightUtc(from) && isMidnightUtc(to) ? wordsFor(words.language) : words;
  return texts.reports.period(format.date(from), format.date(to - 1));
}
