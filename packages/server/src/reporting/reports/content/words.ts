import type { Words } from '../../texts/words.ts';

type Wording = Pick<Words, 'texts' | 'format'>;

/** A time given in ISO 8601, such as `1 Jan 2026, 09:00 UTC`. */
export const dateTime = (iso: string | null, { texts, format }: Wording): string =>
  iso === null ? texts.reports.unknown : format.dateTime(Date.parse(iso));

export const milliseconds = (ms: number | null, { texts, format }: Wording): string =>
  ms === null ? texts.reports.unknown : format.milliseconds(ms);

export const duration = (seconds: number | null, { texts, format }: Wording): string =>
  seconds === null ? texts.reports.unknown : format.duration(seconds);
