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

/** Reads the address; what is none of the values is left out. */
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
 * What is compared: what the address says, and for what it does not say the newest crawls.
 * @param completed ids, the newest first
 * @returns undefined: there are no two
 */
export function pairOf({ base, head }: CompareSearch, completed: readonly string[]): Pair | undefined {
  const later = head ?? completed.find((id) => id !== base);
  // Before the later one, or any other where that is the oldest that is known.
  const earlier =
    base ??
    (later === undefined
      ? undefined
      : (completed[completed.indexOf(later) + 1] ?? completed.find((id) => id !== later)));
  return later === undefined || earlier === undefined ? undefined : { base: earlier, head: later };
}
