import { type Words, wordsFor } from '../../texts/words.ts';
import type { Period } from '../read-period.ts';

const DAY_MS = 86_400_000;

const isMidnightUtc = (at: number): boolean => at % DAY_MS === 0;

/** Words for a period. Whole days in UTC, as programs name them, are shown in UTC, not in the reader's time zone. */
const wordsOf = ({ from, to }: Period, words: Words): Words =>
  isMidnightUtc(from) && isMidnightUtc(to) ? wordsFor(words.language) : words;

/** The days of a period. */
export function periodText(period: Period, words: Words): string {
  const { texts, format } = wordsOf(period, words);
  return texts.reports.period(format.date(period.from), format.date(period.to - 1));
}

/** The days of a period for the name of a file: `2026-11-01-to-2026-11-23`. */
export function periodName(period: Period, words: Words): string {
  const { format } = wordsOf(period, words);
  return `${format.isoDate(period.from)}-to-${format.isoDate(period.to - 1)}`;
}
