import type { AttemptsHere } from './attempts-here.ts';
import type { Lane } from './queue.ts';
import type { Held, Waiting } from './queue-store.ts';

/** A row that was claimed when another attempt of its lane ended, in the slot of that attempt (see `handOver`). */
export interface HandedRow extends Held, Waiting {
  readonly lane: Lane;
}

/** The handed rows whose attempts this process has not begun. Each counts as an attempt of its lane in `AttemptsHere`. */
export interface HandedRows {
  add(row: HandedRow): void;
  tokenOf(id: string): string | undefined;
  /** Removes a row, unless the process has been handed it again since, under another token. */
  remove(row: { readonly id: string; readonly token: string | undefined }): void;
  all(): readonly HandedRow[];
}

export function createHandedRows(attemptsHere: AttemptsHere): HandedRows {
  const rows = new Map<string, HandedRow>();
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
