import type { Fix } from '@linkvitals/contract/types';
import { useRef, useState } from 'preact/hooks';

/** Number of fixes that the server takes in one request. */
export const MAX_SELECTED = 100;

/** The chosen rows of a list of fixes. */
export interface Selection {
  /** In the order of the list. */
  readonly fixes: readonly Fix[];
  /** Whether no further one can be chosen. */
  readonly isFull: boolean;
  has(fix: Pick<Fix, 'id'>): boolean;
  /** Chooses a row or gives it up. @param withRange whether the rows between it and the last such row follow it */
  toggle(fix: Fix, withRange?: boolean): void;
  /** Chooses all rows of the list, or none when all are chosen. */
  toggleAll(): void;
  clear(): void;
}

/**
 * The chosen rows after one was toggled. Pure.
 * @param list ids of all rows, in their order
 * @param anchor id of the row that was toggled before: the rows from it to this one become as this one; undefined: only this one changes
 */
export function toggled(
  list: readonly string[],
  chosen: ReadonlySet<string>,
  id: string,
  anchor?: string,
): ReadonlySet<string> {
  const at = list.indexOf(id);
  const from = anchor === undefined ? -1 : list.indexOf(anchor);
  const range = from < 0 ? [id] : list.slice(Math.min(at, from), Math.max(at, from) + 1);
  const others = [...chosen].filter((one) => !range.includes(one));
  return new Set(chosen.has(id) ? others : [...others, ...range].slice(0, MAX_SELECTED));
}

/** Keeps the chosen rows of a list. A row that leaves the list is not chosen any more. */
export function useSelection(list: readonly Fix[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | undefined>(undefined);
  const fixes = list.filter(({ id }) => ids.has(id));
  const clear = () => setIds(new Set());
  const toggle = ({ id }: Fix, withRange = false) => {
    const listed = list.map((fix) => fix.id);
    setIds(toggled(listed, new Set(fixes.map((fix) => fix.id)), id, withRange ? anchor.current : undefined));
    anchor.current = id;
  };
  return {
    fixes,
    isFull: fixes.length >= MAX_SELECTED,
    has: ({ id }) => ids.has(id),
    toggle,
    toggleAll: () =>
      fixes.length === Math.min(list.length, MAX_SELECTED)
        ? clear()
        : setIds(new Set(list.slice(0, MAX_SELECTED).map(({ id }) => id))),
    clear,
  };
}
