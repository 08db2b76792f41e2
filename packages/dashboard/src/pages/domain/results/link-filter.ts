import type { ReasonCount, VerdictFilter } from '@linkvitals/contract/types';
import type { LinksSearch } from './results-search.ts';

/** What the server chooses the links by: of the list, and of its file. */
export const linkFilterOf = ({ verdict = 'broken', status, ...search }: LinksSearch) => {
  const { location, reason, host, kind, page, q } = search;
  return { verdict, location, reason, status_code: status, host, kind, page, q };
};

type Texts = Readonly<Record<string, string>>;

interface KnownReasons {
  /** Why something is broken, or was so once. */
  readonly broken: Texts;
  /** Why nobody knows. */
  readonly others: Texts;
}

const textsFor = (verdict: VerdictFilter, { broken, others }: KnownReasons): Texts => {
  if (verdict === 'any') return { ...broken, ...others };
  return verdict === 'broken' || verdict === 'suspect' ? broken : others;
};

/**
 * The reasons that can be chosen: those that links of the crawl have, the commonest first. One that is chosen stays, whether
 * there are links or not.
 * @param counts Undefined: not known yet
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
