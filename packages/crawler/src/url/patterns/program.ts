import type { CharSet } from './char-set.ts';
import { type Assertion, isAnchored, type Node } from './node.ts';
import { PatternFault } from './reader.ts';

/** Steps of a pattern, after `{n}` is written out: what RE2 calls its program. */
export const PROGRAM_SIZE = 4_000;

export type Step =
  | { readonly kind: 'char'; readonly set: CharSet; readonly next: number }
  | { readonly kind: 'assertion'; readonly assertion: Assertion; readonly next: number }
  | { readonly kind: 'split'; readonly next: readonly number[] };

/** A program: from each step it continues at the steps that the step names; the text matches when MATCH is reached. */
export interface Program {
  readonly steps: readonly Step[];
  readonly first: number;
  /** The pattern can match only at the start of the text. */
  readonly isAnchored: boolean;
}

export const MATCH = 0;

/**
 * Thompson's construction.
 * @throws PatternFault when it is larger than PROGRAM_SIZE
 */
export function programOf(node: Node): Program {
  const builder = new Builder();
  const first = builder.add(node, MATCH);
  return { steps: builder.steps, first, isAnchored: isAnchored(node) };
}

/** Placeholder at the place of MATCH, which has no successors. */
const NOWHERE: Step = { kind: 'split', next: [] };

class Builder {
  readonly steps: Step[] = [NOWHERE];
  #visits = 0;

  /** Adds a node, from its end to its start: returns the first step of `node` when `next` follows it. */
  add(node: Node, next: number): number {
    // Visits are limited too: an empty node adds no step, however often it is repeated.
    if (++this.#visits > 2 * PROGRAM_SIZE) throw tooLarge();
    switch (node.kind) {
      case 'char':
        return this.#push({ kind: 'char', set: node.set, next });
      case 'assertion':
        return this.#push({ kind: 'assertion', assertion: node.assertion, next });
      case 'sequence':
        return node.parts.reduceRight((following, part) => this.add(part, following), next);
      case 'choice':
        return this.#push({ kind: 'split', next: node.parts.map((part) => this.add(part, next)) });
      case 'repeat':
        return this.#repeat(node, next);
    }
  }

  #repeat({ part, min, max }: Extract<Node, { kind: 'repeat' }>, next: number): number {
    let first = max === undefined ? this.#loop(part, next) : next;
    for (let optional = min; optional < (max ?? min); optional++) {
      first = this.#push({ kind: 'split', next: [this.add(part, first), next] });
    }
    for (let required = 0; required < min; required++) first = this.add(part, first);
    return first;
  }

  #loop(part: Node, next: number): number {
    const loop = this.#push(NOWHERE);
    this.steps[loop] = { kind: 'split', next: [this.add(part, loop), next] };
    return loop;
  }

  #push(step: Step): number {
    if (this.steps.length > PROGRAM_SIZE) throw tooLarge();
    return this.steps.push(step) - 1;
  }
}

const tooLarge = (): PatternFault =>
  new PatternFault(`it is too large: more than ${PROGRAM_SIZE} steps once repetitions are written out; repeat less`);
