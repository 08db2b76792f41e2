import type { Crawl } from '@linkvitals/contract';
import { ignoredBroken } from '@linkvitals/contract/score-parts';

/** What the score means, for those who know nothing of it. */
export const SCORE_NOTE =
  'The score goes from 0 to 100: the more pages and links work, the higher it is. What could not be verified, was not checked, or was ignored when the crawl ended neither raises nor lowers it.';

/** Behind a number of broken links. */
export function ofWhichIgnored(crawl: Crawl): string {
  const ignored = ignoredBroken(crawl);
  return ignored === 0 ? '' : `, of which ${ignored.toLocaleString('en')} ${ignored === 1 ? 'is' : 'are'} ignored`;
}

/** `2026-01-01 09:00 UTC`, of ISO 8601. */
export const dateTime = (iso: string | null): string =>
  iso === null ? 'unknown' : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

export function milliseconds(ms: number | null): string {
  if (ms === null) return 'unknown';
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

export function duration(seconds: number | null): string {
  if (seconds === null) return 'unknown';
  // Never nothing: it took a moment.
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
