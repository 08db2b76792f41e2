import type { Words } from '../../texts/words.ts';

type Said = Pick<Words, 'texts' | 'format'>;

/** `1 Jan 2026, 09:00 UTC`, of ISO 8601. */
export const dateTime = (iso: string | null, { texts, format }: Said): string =>
  iso === null ? texts.reports.unknown : format.dateTime(Date.parse(iso));

export const milliseconds = (ms: number | null, { texts, format }: Said): string =>
  ms === null ? texts.reports.unknown : format.milliseconds(ms);

export const duration = (seconds: number | null, { texts, format }: Said): string =>
  seconds === null ? texts.reports.unknown : format.duration(seconds);

/** A title as a heading: sentences lose their full stop. */
export const heading = (title: string): string => title.replace(/\.$/, '');
