import type { CharSet } from './char-set.ts';

/** Conditions on a place in the text. There are no lines in a URL: `^` is the start of the text, `$` its end. */
export type Assertion = 'start' | 'end' | 'word_boundary' | 'no_word_boundary';

/** A parsed pattern, in a form that globs and expressions share. */
export type Node =
  | { readonly kind: 'char'; readonly set: CharSet }
  | { readonly kind: 'assertion'; readonly assertion: Assertion }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly parts: readonly Node[] }
  /** `max` is undefined when there is no limit. */
  | { readonly kind: 'repeat'; readonly part: Node; readonly min: number; readonly max: number | undefined };

export const char = (set: CharSet): Node => ({ kind: 'char', set });
export const assertion = (name: Assertion): Node => ({ kind: 'assertion', assertion: name });
export const sequence = (...parts: readonly Node[]): Node => ({ kind: 'sequence', parts });
export const choice = (...parts: readonly Node[]): Node => ({ kind: 'choice', parts });
export const repeat = (part: Node, min: number, max: number | undefined): Node => ({ kind: 'repeat', part, min, max });
export const EMPTY = sequence();

/** The pattern can match only at the start of the text. */
export function isAnchored(node: Node): boolean {
  if (node.kind === 'assertion') return node.assertion === 'start';
  if (node.kind === 'choice') return node.parts.every(isAnchored);
  return node.kind === 'sequence' && node.parts[0] !== undefined && isAnchored(node.parts[0]);
}
