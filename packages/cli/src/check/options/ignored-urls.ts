import { fitsPattern, suggestedPattern, writtenPattern } from '@linkvitals/contract/url-pattern';
import type { VerdictRecord } from '@linkvitals/crawler';
import { InvalidArgumentError } from 'commander';

/** URLs that are not requested, of any host. */
export interface IgnoredUrls {
  /** Pattern of whole URLs; `*` stands for any characters. */
  readonly pattern: string;
  /** The reason, for people who read the config file. */
  readonly reason?: string | undefined;
  /** The last day on which they are ignored, as `2027-01-31`, UTC. Undefined: always. */
  readonly until?: string | undefined;
}

const LONGEST_PATTERN = 512;
const WEB = ['http://', 'https://'];

/** Whether a pattern can match a URL of the web, by its beginning before the first `*`. */
const mayFitWeb = ([beginning = '']: readonly string[]): boolean =>
  WEB.some((scheme) => beginning.startsWith(scheme) || scheme.startsWith(beginning));

/**
 * Reads a pattern of whole URLs, in the spelling in which it is compared.
 *
 * @throws InvalidArgumentError for a pattern that can never match
 */
export function readUrlPattern(text: string): string {
  const pattern = writtenPattern(text.trim());
  if (pattern.startsWith('/'))
    throw new InvalidArgumentError('Give whole URLs, as https://example.com/*. For paths of the site use --exclude.');
  if (pattern === '' || !mayFitWeb(pattern.split('*'))) {
    const meant = suggestedPattern(pattern) ?? 'https://example.com/*';
    throw new InvalidArgumentError(`No URL that is requested begins like this. Give whole URLs, as ${meant}`);
  }
  if (pattern.length > LONGEST_PATTERN)
    throw new InvalidArgumentError(`It is longer than ${LONGEST_PATTERN} characters.`);
  return pattern;
}

const DAY_MS = 24 * 60 * 60_000;

/** Whether the last day of an entry is over at a time, epoch ms. */
export const hasEnded = ({ until }: IgnoredUrls, now: number): boolean =>
  until !== undefined && now >= Date.parse(until) + DAY_MS;

/** Returns a function that says whether a URL is ignored. */
export const ignores =
  (entries: readonly IgnoredUrls[]) =>
  (url: string): boolean =>
    entries.some(({ pattern }) => fitsPattern(pattern, url));

/** Adds to a link that was left out which pattern ignores it, and why. Other verdicts, and links that other options leave out, stay as they are. */
export function sayIgnored(entries: readonly IgnoredUrls[], url: string, record: VerdictRecord): VerdictRecord {
  if (record.reason !== 'excluded' || record.detail !== undefined) return record;
  const entry = entries.find(({ pattern }) => fitsPattern(pattern, url));
  if (entry === undefined) return record;
  const why = entry.reason === undefined ? '' : `: ${entry.reason}`;
  return { ...record, detail: `Ignored by ${entry.pattern}${why}` };
}

/** A sentence about an entry that has ended, so that nobody wonders why its links are back. */
export function sayEnded({ pattern, until, reason }: IgnoredUrls): string {
  const why = reason === undefined ? '' : ` (${reason})`;
  return `${pattern} was ignored until ${until}${why}. Its links are checked again.`;
}
