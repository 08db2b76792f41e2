import { InvalidArgumentError } from 'commander';
import { CACHED_VERDICTS, type CachedVerdict } from './cache-entry.ts';

const HOUR_MS = 3_600_000;
const UNITS = { m: HOUR_MS / 60, h: HOUR_MS, d: 24 * HOUR_MS } as const;
const [MIN_MS, MAX_MS] = [UNITS.m, 90 * UNITS.d];

/** Largest ages of verdicts that are taken from the cache, ms since their request. */
export type CacheAges = Readonly<Record<CachedVerdict, number>>;

const DEFAULT_AGES: CacheAges = { ok: 7 * UNITS.d, unverifiable: UNITS.d };

/** An age of one verdict, or of all. */
export interface CacheAge {
  readonly verdict?: CachedVerdict | undefined;
  readonly ms: number;
}

const AGE = new RegExp(`^(?:(${CACHED_VERDICTS.join('|')})=)?(\\d{1,6})([mhd])$`);

/**
 * Reads `12h`, or `ok=3d`.
 *
 * @throws InvalidArgumentError that says what is wrong with it
 */
export function readCacheAge(text: string): CacheAge {
  const [, verdict, count, unit] = AGE.exec(text.replace(/\s/g, '')) ?? [];
  if (count === undefined)
    throw new InvalidArgumentError(
      `Give minutes, hours or days, as 90m, 12h or 7d, or those of one verdict, as ok=7d or unverifiable=12h.`,
    );
  const ms = Number(count) * UNITS[unit as keyof typeof UNITS];
  if (ms < MIN_MS || ms > MAX_MS)
    throw new InvalidArgumentError('Give an age from 1m to 90d. To request everything use --no-cache.');
  return { verdict: verdict as CachedVerdict | undefined, ms };
}

/** The ages that the options give; of two for one verdict the later one counts. */
export function agesOf(given: readonly CacheAge[] = []): CacheAges {
  const ages = { ...DEFAULT_AGES };
  for (const { verdict, ms } of given)
    for (const one of verdict === undefined ? CACHED_VERDICTS : [verdict]) ages[one] = ms;
  return ages;
}
