import type { Slices } from '../in-slices.ts';
import { OctetTrie, ROOT } from './octet-trie.ts';
import { escapedLength } from './plain-encoding.ts';

/** A rule with a pattern that is never empty. */
export interface PlainRule {
  readonly allow: boolean;
  readonly pattern: string;
}

/** The parts of a pattern: `prefix*piece*piece*tail$`. */
interface Shape {
  readonly prefix: string;
  readonly pieces: readonly string[];
  /** Text that must end the path, behind the last piece. Undefined when the pattern does not end with `$`. */
  readonly tail: string | undefined;
}

/** Rules in the form that a matcher reads: typed arrays, because a robots.txt may have a hundred thousand, and each crawl its own. */
export interface RuleIndex {
  /** Length of each pattern. */
  readonly lengths: Int32Array;
  /** 1 for a rule that allows, 0 for one that disallows. */
  readonly allows: Uint8Array;
  /**
   * For each rule the number in `tails` of the text that must end the path behind the last piece; -1 when the pattern does not end with
   * `$`.
   */
  readonly tailOf: Int32Array;
  readonly tails: readonly string[];
  readonly prefixes: OctetTrie;
  readonly words: OctetTrie;
  /** First rule of each prefix node, and the next one with the same prefix; -1 when there is none. */
  readonly first: Int32Array;
  readonly sibling: Int32Array;
  /** Node of each piece of each rule, one rule after the other; `offsets` has the start for each rule, and the end of the last. */
  readonly pieces: Int32Array;
  readonly offsets: Int32Array;
}

/** Characters of patterns that are indexed between two rounds of the event loop: a few milliseconds. */
const CHARACTERS_PER_SLICE = 16_384;

/**
 * Puts rules into the index that `RuleMatcher` reads, in slices: 512 KiB of rules take too long for one.
 *
 * @param plain returns a pattern in plain encoding
 */
export function* indexRules(
  rules: readonly PlainRule[],
  plain = (pattern: string): string => pattern,
): Slices<RuleIndex> {
  const lengths = new Int32Array(rules.length);
  const tailOf = new Int32Array(rules.length).fill(-1);
  const tails = new Map<string, number>();
  const prefixes = new OctetTrie();
  const words = new OctetTrie();
  const ends = new Int32Array(rules.length);
  const pieces: number[] = [];
  const offsets = new Int32Array(rules.length + 1);
  let characters = 0;
  for (const [rule, { pattern: written }] of rules.entries()) {
    const pattern = plain(written);
    const shape = shapeOf(pattern);
    lengths[rule] = escapedLength(pattern);
    ends[rule] = prefixes.add(shape.prefix);
    for (const piece of shape.pieces) pieces.push(words.add(piece));
    offsets[rule + 1] = pieces.length;
    if (shape.tail !== undefined) tailOf[rule] = numberOf(shape.tail, tails);
    characters += pattern.length;
    if (characters < CHARACTERS_PER_SLICE) continue;
    characters = 0;
    yield;
  }
  prefixes.seal();
  const chains = chainsOf(ends, prefixes.size);
  yield* words.link();
  const allows = Uint8Array.from(rules, ({ allow }) => (allow ? 1 : 0));
  const index = { lengths, allows, tailOf, tails: [...tails.keys()], prefixes, words, offsets };
  return { ...index, ...chains, pieces: Int32Array.from(pieces) };
}

function numberOf(tail: string, tails: Map<string, number>): number {
  const number = tails.get(tail) ?? tails.size;
  tails.set(tail, number);
  return number;
}

/** @param ends prefix node of each rule */
function chainsOf(ends: Int32Array, nodes: number): Pick<RuleIndex, 'first' | 'sibling'> {
  const first = new Int32Array(nodes).fill(-1);
  const sibling = new Int32Array(ends.length);
  for (let rule = ends.length - 1; rule >= 0; rule--) {
    const end = ends[rule] ?? ROOT;
    sibling[rule] = first[end] ?? -1;
    first[end] = rule;
  }
  return { first, sibling };
}

/** Splits a pattern. `$` means the end only at the end; `*` next to `*` or before `$` changes nothing of what matches. */
function shapeOf(pattern: string): Shape {
  const anchored = pattern.endsWith('$');
  const [prefix = '', ...rest] = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const last = rest.at(-1);
  if (!anchored || last === '') return { prefix, pieces: rest.filter((piece) => piece !== ''), tail: undefined };
  return { prefix, pieces: rest.slice(0, -1).filter((piece) => piece !== ''), tail: last ?? '' };
}
