import { fitsPattern } from '@linkvitals/contract/url-pattern';
import type { VerdictRecord } from '@linkvitals/crawler';
import { InvalidArgumentError } from 'commander';
import { readUrlPattern } from './ignored-urls.ts';

/** Statuses that count as working, for URLs that match. */
export interface AcceptedStatuses {
  /** Pattern of whole URLs; `*` stands for any characters. */
  readonly pattern: string;
  /** First and last status of each range. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const STATUSES = /^(?:(.*)=)?(\d{3}(?:-\d{3})?(?:,\d{3}(?:-\d{3})?)*)$/s;
const [MIN, MAX] = [400, 999];

/**
 * Reads `403,429` or `https://example.com/*=403,500-599`.
 *
 * @throws InvalidArgumentError that says what is wrong with it
 */
export function readAccepted(text: string): AcceptedStatuses {
  const [, pattern = '*', statuses] = STATUSES.exec(text.replace(/\s/g, '')) ?? [];
  if (statuses === undefined)
    throw new InvalidArgumentError(
      'Give statuses, as 403,429, or a pattern and statuses, as https://example.com/*=403.',
    );
  const ranges = statuses.split(',').map((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return [first, last] as const;
  });
  if (ranges.some(([first, last]) => first < MIN || last > MAX || first > last))
    throw new InvalidArgumentError(`Give statuses from ${MIN} to ${MAX}. Those below need no permission.`);
  return { pattern: readUrlPattern(pattern), ranges };
}

/** Returns the verdict, or that of a working link if the status of the URL is accepted. */
export function accept(accepted: readonly AcceptedStatuses[], url: string, record: VerdictRecord): VerdictRecord {
  const { status = 0 } = record;
  if (record.verdict === 'ok' || record.verdict === 'not_checked' || status < MIN) return record;
  const isAccepted = accepted.some(
    ({ pattern, ranges }) =>
      ranges.some(([first, last]) => first <= status && status <= last) && fitsPattern(pattern, url),
  );
  if (!isAccepted) return record;
  const { detail: _, ...facts } = record;
  return { ...facts, verdict: 'ok', reason: 'ok' };
}
