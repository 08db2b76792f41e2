import type { AttemptsHere } from './attempts-here.ts';
import type { Lane } from './queue.ts';
import type { Held, Waiting } from './queue-store.ts';

/** A row that was claimed at the end of another attempt of its lane, in the place of that. */
export interface Handed extends Held, Waiting {
  readonly lane: Lane;
}

/** The rows that this process was handed and has not begun with. Each has a place among the attempts of its lane. */
export interface HandedRows {
  add(row: Handed): void;
  tokenOf(id: string): string | undefined;
  /** Unless it was handed the row anew since. */
  remove(row: { readonly id: string; readonly token: string | undefined }): void;
  all(): readonly Handed[];
}

export function createHandedRows(attemptsHere: AttemptsHere): HandedRows {
  const rows = new Map<string, Handed>();
  return {
    add(row) {
      rows.set(row.id, row);
      attemptsHere.enter(row.lane);
    },
    tokenOf: (id) => rows.get(id)?.token,
    remove({ id, token }) {
      const row = rows.get(id);
      if (row === undefined || row.token !== token) return;
      rows.delete(id);
      attemptsHere.leave(row.lane);
    },
    all: () => [...rows.values()],
  };
}
