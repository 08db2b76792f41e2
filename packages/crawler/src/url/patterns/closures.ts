import type { Alphabet } from './alphabet.ts';
import type { Assertion } from './node.ts';
import { MATCH, type Program, type Step } from './program.ts';

/** The kinds of text on either side of a place. `inside`: any character, for programs without word boundaries. */
export interface Surroundings {
  readonly before: 'start' | 'word' | 'other' | 'inside';
  readonly after: 'word' | 'other' | 'end';
}

/** The steps that the text so far has led to, and the kind of text before the next character. */
export interface State {
  /** One code unit for each step, in order: a string is compared and looked up faster than an array. */
  readonly steps: string;
  readonly before: Surroundings['before'];
}

export interface Closure {
  /** Steps that take a character, in the order of their next steps. */
  readonly steps: readonly number[];
  readonly isMatch: boolean;
  /** Number of steps that were visited. */
  readonly cost: number;
}

/** Computes which steps of a program can be reached without taking a character. */
export class Closures {
  /** The steps at the start of the text, as of a state. */
  readonly first: string;
  readonly hasWordBoundaries: boolean;
  readonly #steps: readonly Step[];
  readonly #floating: readonly number[];
  readonly #classes: readonly (readonly number[])[];
  readonly #after: readonly string[];
  /** The round in which each step was reached last. */
  readonly #reached: Uint32Array;
  #round = 0;

  constructor({ steps, first, isAnchored }: Program, alphabet: Alphabet) {
    this.#steps = steps;
    this.#floating = isAnchored ? [] : [first];
    this.first = isAnchored ? String.fromCharCode(first) : '';
    this.hasWordBoundaries = steps.some(
      (step) => step.kind === 'assertion' && step.assertion.endsWith('word_boundary'),
    );
    this.#classes = steps.map((step) => (step.kind === 'char' ? alphabet.classesIn(step.set) : []));
    this.#after = steps.map((step) => (step.kind === 'char' ? String.fromCharCode(step.next) : ''));
    this.#reached = new Uint32Array(steps.length);
  }

  classesOf(step: number): readonly number[] {
    return this.#classes[step] as readonly number[];
  }

  /** The step that follows one that takes a character, as a code unit. */
  after(step: number): string {
    return this.#after[step] as string;
  }

  /** The closure of the steps `from`, and of the first step for a program that may begin at any place. */
  of(from: string, around: Surroundings): Closure {
    const round = ++this.#round;
    const reached = this.#reached;
    const waiting = [...this.#floating];
    for (let at = 0; at < from.length; at++) waiting.push(from.charCodeAt(at));
    const taking: number[] = [];
    let cost = 0;
    for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
      cost++;
      if (reached[step] === round) continue;
      reached[step] = round;
      const found = this.#steps[step] as Step;
      if (found.kind === 'char') taking.push(step);
      else if (found.kind === 'split') waiting.push(...found.next);
      else if (holds(found.assertion, around)) waiting.push(found.next);
    }
    if (taking.length > 1) taking.sort((a, b) => (this.after(a) < this.after(b) ? -1 : 1));
    return { steps: taking, isMatch: reached[MATCH] === round, cost };
  }
}

function holds(assertion: Assertion, { before, after }: Surroundings): boolean {
  if (assertion === 'start') return before === 'start';
  if (assertion === 'end') return after === 'end';
  return ((before === 'word') !== (after === 'word')) === (assertion === 'word_boundary');
}
