import type { Fix } from '@linkvitals/contract/types';
import { useState } from 'preact/hooks';

/** Number of fixes that the server takes in one request. */
export const MAX_SELECTED = 100;

/** The chosen rows of a list of fixes. */
export interface Selection {
  /** In the order of the list. */
  readonly fixes: readonly Fix[];
  /** Whether no further one can be chosen. */
  readonly isFull: boolean;
  has(fix: Pick<Fix, 'id'>): boolean;
  toggle(fix: Fix): void;
  /** Chooses all rows of the list, or none when all are chosen. */
  toggleAll(): void;
  clear(): void;
}

/** Keeps the chosen rows of a list. A row that leaves the list is not chosen any more. */
export function useSelection(list: readonly Fix[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const fixes = list.filter(({ id }) => ids.has(id));
  const clear = () => setIds(new Set());
  return {
    fixes,
    isFull: fixes.length >= MAX_SELECTED,
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) => setIds(new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])),
    toggleAll: () =>
      fixes.length === Math.min(list.length, MAX_SELECTED)
        ? clear()
        : setIds(new Set(list.slice(0, MAX_SELECTED).map(({ id }) => id))),
    clear,
  };
}
