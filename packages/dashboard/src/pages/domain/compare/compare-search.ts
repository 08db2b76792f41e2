import type { TargetChange } from '@linkvitals/contract/types';

export const changes = ['new', 'fixed', 'still'] as const satisfies TargetChange[];

export interface CompareSearch {
  /** The earlier crawl; default: the one before `head`. */
  readonly base?: string | undefined;
  /** The later crawl; default: the newest. */
  readonly head?: string | undefined;
  /** Default: `new`. */
  readonly change?: TargetChange | undefined;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idIn = (value: unknown): string | undefined => (typeof value === 'string' && ID.test(value) ? value : undefined);

/** Reads the query of the address and omits invalid values. */
export const readCompareSearch = (search: Record<string, unknown>): CompareSearch => ({
  base: idIn(search.base),
  head: idIn(search.head),
  change: changes.find((change) => change === search.change),
});

/** Two crawls, the earlier one first. */
export interface Pair {
  readonly base: string;
  readonly head: string;
}

/**
 * The crawls to compare: those that the address names; when it does not name one, the newest that fit.
 * @param completed ids of completed crawls, newest first
 * @returns undefined when there are not two
 */
export function pairOf({ base, head }: CompareSearch, completed: readonly string[]): Pair | undefined {
  const later = head ?? completed.find((id) => id !== base);
  // The crawl before the later one; if the later one is the oldest known, any other.
  const earlier =
    base ??
    (later === undefined
      ? undefined
      : (completed[completed.indexOf(later) + 1] ?? completed.find((id) => id !== later)));
  return later === undefined || earlier === undefined ? undefined : { base: earlier, head: later };
}
