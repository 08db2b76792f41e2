import { type Alphabet, alphabetOf } from './alphabet.ts';
import { type Closure, Closures, type State, type Surroundings } from './closures.ts';
import type { Program } from './program.ts';

/** Largest number of states of one table, which takes two bytes for each state and class of characters. */
const MAX_STATES = 2_000;

/** Final states: the text cannot match any more; it matches, whatever follows. */
const REJECT = 0;
const ACCEPT = 1;
const START = 2;

const STEP_EFFORT = 10;

/** The effort that is left for building tables, in visited steps of programs: a count, so that it is the same on every machine. */
export interface Effort {
  left: number;
}

/** Decides whether a text of ASCII characters matches, with one look-up for each character. */
export type Table = (text: string) => boolean;

/**
 * Builds the whole table in advance (subset construction), so that no text can make the table grow or take longer.
 *
 * @returns undefined when it would have too many states or the effort is spent
 */
export function buildTable(program: Program, effort: Effort): Table | undefined {
  // Reading a step and finding its characters takes as long as visiting it a few times.
  effort.left -= STEP_EFFORT * program.steps.length;
  const alphabet = alphabetOf(program);
  const rows = new Builder(program, alphabet, effort).build();
  if (rows === undefined) return undefined;
  const width = alphabet.size + 1;
  return tableOf(withoutDeadEnds(rows, width), width, alphabet);
}

function tableOf(rows: Uint16Array, width: number, { classOf }: Alphabet): Table {
  return (text) => {
    let state = START;
    for (let at = 0; at < text.length; at++) {
      const which = classOf[text.charCodeAt(at) & 127] as number;
      state = rows[state * width + which] as number;
      if (state <= ACCEPT) return state === ACCEPT;
    }
    return rows[state * width + width - 1] === ACCEPT;
  };
}

class Builder {
  readonly #alphabet: Alphabet;
  readonly #closures: Closures;
  readonly #effort: Effort;
  readonly #states: State[] = [];
  readonly #ids = new Map<string, number>();
  readonly #rows: number[] = [];
  /** The state that was added last: most characters lead to the same state as the character before them. */
  #latest: (State & { readonly id: number }) | undefined;

  constructor(program: Program, alphabet: Alphabet, effort: Effort) {
    this.#alphabet = alphabet;
    this.#closures = new Closures(program, alphabet);
    this.#effort = effort;
  }

  /** The table, row by row: the state after each class of characters and, at the end of the row, whether the text may end there. */
  build(): Uint16Array | undefined {
    const width = this.#alphabet.size + 1;
    for (const outcome of [REJECT, ACCEPT]) {
      this.#states.push({ steps: '', before: 'start' });
      for (let at = 0; at < width; at++) this.#rows.push(outcome);
    }
    this.#idOf(this.#closures.first, 'start');
    for (let id = START; id < this.#states.length; id++) {
      this.#addRow(this.#states[id] as State);
      if (this.#effort.left < 0 || this.#states.length > MAX_STATES) return undefined;
    }
    return Uint16Array.from(this.#rows);
  }

  #addRow({ steps, before }: State): void {
    const { size, isWord } = this.#alphabet;
    const closures = this.#closures;
    const word = closures.of(steps, { before, after: 'word' });
    const other = closures.hasWordBoundaries ? closures.of(steps, { before, after: 'other' }) : word;
    const afterWord = this.#successors(word);
    const afterOther = other === word ? afterWord : this.#successors(other);
    for (let which = 0; which < size; which++) {
      const isInWord = isWord(which);
      const next = (isInWord ? afterWord : afterOther)[which] ?? '';
      const seen = closures.hasWordBoundaries ? (isInWord ? 'word' : 'other') : 'inside';
      this.#rows.push((isInWord ? word : other).isMatch ? ACCEPT : this.#idOf(next, seen));
    }
    const end = closures.of(steps, { before, after: 'end' });
    this.#rows.push(end.isMatch ? ACCEPT : REJECT);
    this.#effort.left -= size + word.cost + (other === word ? 0 : other.cost) + end.cost;
  }

  /** The steps after a character, for each class of characters. */
  #successors({ steps, isMatch }: Closure): string[] {
    const successors: string[] = Array(this.#alphabet.size).fill('');
    if (isMatch) return successors;
    for (const step of steps) {
      const next = this.#closures.after(step);
      const classes = this.#closures.classesOf(step);
      this.#effort.left -= classes.length;
      for (const which of classes) {
        const before = successors[which] as string;
        if (!before.endsWith(next)) successors[which] = before + next;
      }
    }
    return successors;
  }

  #idOf(steps: string, before: Surroundings['before']): number {
    const latest = this.#latest;
    if (latest !== undefined && latest.steps === steps && latest.before === before) return latest.id;
    const key = before + steps;
    const id = this.#ids.get(key) ?? this.#states.push({ steps, before }) - 1;
    this.#ids.set(key, id);
    this.#latest = { steps, before, id };
    return id;
  }
}

/** Replaces states from which nothing leads to ACCEPT by REJECT, so that a text is read no further than needed. */
function withoutDeadEnds(rows: Uint16Array, width: number): Uint16Array {
  const before = new Map<number, number[]>();
  rows.forEach((to, at) => {
    const from = Math.floor(at / width);
    const list = before.get(to);
    if (list === undefined) before.set(to, [from]);
    else if (list.at(-1) !== from) list.push(from);
  });
  const alive = new Set([ACCEPT]);
  for (const state of alive) for (const from of before.get(state) ?? []) alive.add(from);
  return rows.map((to) => (alive.has(to) ? to : REJECT));
}
