import type { Fix, IssueRecheck } from '@linkvitals/contract/types';
import { answerOf } from '../issues/recheck-news.ts';

/** The good answers of the rechecks of all issues of a fix. */
export interface Mended {
  /** The status code that all of them got; undefined: it is not known, or they differ. */
  readonly answer: number | undefined;
  /** Time of the last one; null: it is not known. */
  readonly at: string | null;
}

/** A fix in a list. It stays there when a recheck has found all of its issues right, until the list is fetched again. */
export type ListedFix = Fix & { readonly mended?: Mended | undefined };

/** Sums up the rechecks of all issues of a fix; undefined: not all of them are right. */
export function mendedBy(rechecks: readonly (IssueRecheck | undefined)[]): Mended | undefined {
  const known = rechecks.flatMap((one) => (one?.issue_state === 'fixed' ? [one] : []));
  if (known.length === 0 || known.length < rechecks.length) return undefined;
  const [answer, ...others] = new Set(known.map(answerOf));
  const [at = null] = known
    .flatMap(({ looked_at }) => looked_at ?? [])
    .sort()
    .reverse();
  return { answer: others.length === 0 ? answer : undefined, at };
}

interface Page {
  readonly data: readonly ListedFix[];
}

/** Puts mended fixes, which a list does not have any more, back to their places in it. Pure. @param before the earlier list, with its marks */
export function keepMended<P extends Page>(pages: readonly P[], before: readonly ListedFix[]): P[] {
  const listed = new Set(pages.flatMap(({ data }) => data.map(({ id }) => id)));
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const left = before.filter(({ id, mended }) => mended !== undefined && !listed.has(id));
  const takeUpTo = (end: number) => left.splice(0, left.filter(({ id }) => (places.get(id) ?? 0) < end).length);
  return pages.map((page, at) => ({
    ...page,
    data: [
      ...page.data.flatMap((fix) => [...takeUpTo(places.get(fix.id) ?? 0), fix]),
      ...(at === pages.length - 1 ? left : []),
    ],
  }));
}
