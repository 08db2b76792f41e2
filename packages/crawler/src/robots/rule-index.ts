import type { Turns } from '../in-turns.ts';
import { OctetTrie, ROOT } from './octet-trie.ts';

/** A rule whose pattern is in plain encoding (ASCII), never empty. */
export interface PlainRule {
  readonly allow: boolean;
  readonly pattern: string;
}

/** Where the pieces of a pattern are: `prefix*piece*piece*tail$`. */
export interface Shape {
  readonly prefix: string;
  readonly pieces: readonly string[];
  /** Must end the path, behind the last piece. Undefined when the pattern does not end with `$`. */
  readonly tail: string | undefined;
}

/** Rules as a matcher follows them. */
export interface RuleIndex<Rule extends PlainRule> {
  readonly rules: readonly Rule[];
  readonly shapes: readonly Shape[];
  readonly prefixes: OctetTrie;
  readonly words: OctetTrie;
  /** First rule of each prefix node, and the next one with the same prefix; -1 when there is none. */
  readonly first: Int32Array;
  readonly sibling: Int32Array;
  /** Node of each piece of each rule, one rule behind the other. */
  readonly pieces: Int32Array;
  readonly offsets: Int32Array;
}

/** Characters of patterns that are taken in between two turns: a few milliseconds. */
const CHARACTERS_A_TURN = 16_384;

/** Puts rules into the index that `RuleMatcher` reads; 512 KiB of them take more than one turn should. */
export function* indexRules<Rule extends PlainRule>(rules: readonly Rule[]): Turns<RuleIndex<Rule>> {
  const shapes: Shape[] = [];
  const prefixes = new OctetTrie();
  const words = new OctetTrie();
  const ends: number[] = [];
  const pieces: number[] = [];
  const offsets = new Int32Array(rules.length);
  let characters = 0;
  for (const [rule, { pattern }] of rules.entries()) {
    const shape = shapeOf(pattern);
    shapes.push(shape);
    ends.push(prefixes.add(shape.prefix));
    offsets[rule] = pieces.length;
    for (const piece of shape.pieces) pieces.push(words.add(piece));
    characters += pattern.length;
    if (characters < CHARACTERS_A_TURN) continue;
    characters = 0;
    yield;
  }
  prefixes.seal();
  const first = new Int32Array(prefixes.size).fill(-1);
  const sibling = new Int32Array(rules.length);
  for (let rule = rules.length - 1; rule >= 0; rule--) {
    const end = ends[rule] ?? ROOT;
    sibling[rule] = first[end] ?? -1;
    first[end] = rule;
  }
  yield* words.link();
  return { rules, shapes, prefixes, words, first, sibling, pieces: Int32Array.from(pieces), offsets };
}

/** `$` means the end only where it is last; `*` next to `*` or before `$` adds nothing to what matches. */
function shapeOf(pattern: string): Shape {
  const anchored = pattern.endsWith('$');
  const [prefix = '', ...rest] = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const last = rest.at(-1);
  if (!anchored || last === '') return { prefix, pieces: rest.filter((piece) => piece !== ''), tail: undefined };
  return { prefix, pieces: rest.slice(0, -1).filter((piece) => piece !== ''), tail: last ?? '' };
}
