import type { ReasonCount, VerdictFilter } from '@linkvitals/contract/types';
import type { LinksSearch } from './results-search.ts';

/** The filter of the requests for the list of links and for its CSV file. */
export const linkFilterOf = ({ verdict = 'broken', status, ...search }: LinksSearch) => {
  const { location, reason, host, kind, seen, page, q } = search;
  return { verdict, location, reason, status_code: status, host, kind, seen, page, q };
};

type Texts = Readonly<Record<string, string>>;

interface KnownReasons {
  /** Texts of reasons for `broken` and `suspect`. */
  readonly broken: Texts;
  /** Texts of reasons for the other verdicts. */
  readonly others: Texts;
}

const textsFor = (verdict: VerdictFilter, { broken, others }: KnownReasons): Texts => {
  if (verdict === 'any') return { ...broken, ...others };
  return verdict === 'broken' || verdict === 'suspect' ? broken : others;
};

/**
 * The reasons to choose from: those that links of the crawl have, most common first. The chosen one stays, also without such links.
 * @param counts undefined until they are known
 */
export function reasonsToChoose(
  known: KnownReasons,
  counts: readonly ReasonCount[] | undefined,
  { verdict = 'broken', reason: chosen }: Pick<LinksSearch, 'verdict' | 'reason'>,
): Texts {
  const all = { ...known.broken, ...known.others };
  const fitting = textsFor(verdict, known);
  const found = counts?.map(({ reason }) => reason).filter((reason) => Object.hasOwn(fitting, reason)) ?? [];
  const reasons = chosen === undefined || found.includes(chosen) ? found : [...found, chosen];
  return Object.fromEntries(reasons.map((reason) => [reason, all[reason] ?? reason.replaceAll('_', ' ')]));
}
