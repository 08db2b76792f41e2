import { type OctetTrie, ROOT } from './octet-trie.ts';
import type { RuleIndex } from './rule-index.ts';

const NONE = -1;

/**
 * Finds the rule that decides on a path: the longest pattern that matches; among those of one length `allow`, and then the first in the
 * file (RFC 9309, section 2.2.2). All rules are followed together while the path is read once: a rule waits for its next piece, and each
 * piece that an Aho-Corasick automaton finds advances the rules that wait for it. The earliest place is always the right one, since `*`
 * matches anything. So the work grows with path + rules, not path times rules.
 */
export class RuleMatcher {
  readonly #index: RuleIndex;
  readonly #prefixes: OctetTrie;
  readonly #words: OctetTrie;
  readonly #first: Int32Array;
  readonly #sibling: Int32Array;
  readonly #pieces: Int32Array;
  readonly #offsets: Int32Array;
  readonly #work: { steps: number };
  // State of one decision; kept to avoid its allocation.
  readonly #waiting: Int32Array;
  readonly #behind: Int32Array;
  readonly #stage: Int32Array;
  readonly #from: Int32Array;
  readonly #touched: number[] = [];
  #waiters = 0;
  #best = NONE;

  /** @param work counts steps, so that tests can check their limit */
  constructor(index: RuleIndex, work = { steps: 0 }) {
    this.#index = index;
    this.#prefixes = index.prefixes;
    this.#words = index.words;
    this.#first = index.first;
    this.#sibling = index.sibling;
    this.#pieces = index.pieces;
    this.#offsets = index.offsets;
    this.#work = work;
    this.#waiting = new Int32Array(this.#words.size).fill(NONE);
    this.#behind = new Int32Array(index.lengths.length);
    this.#stage = new Int32Array(index.lengths.length);
    this.#from = new Int32Array(index.lengths.length);
  }

  /**
   * The number of the rule that decides; -1 when none matches.
   *
   * @param path in plain encoding
   */
  decide(path: string): number {
    this.#best = NONE;
    let word: number = ROOT;
    let prefix: number = ROOT;
    let alive = true;
    this.#begin(ROOT, 0, path);
    for (let at = 0; at < path.length && (alive || this.#waiters > 0); at++) {
      this.#work.steps++;
      const code = path.charCodeAt(at);
      if (this.#words.size > 1) {
        word = this.#words.next(word, code);
        this.#found(word, at + 1, path);
      }
      if (!alive) continue;
      prefix = this.#prefixes.child(prefix, code);
      alive = prefix !== ROOT;
      if (alive) this.#begin(prefix, at + 1, path);
    }
    this.#forget();
    return this.#best;
  }

  /** Begins with the rules whose prefix ends here. */
  #begin(node: number, end: number, path: string): void {
    for (let rule = this.#first[node] ?? NONE; rule !== NONE; rule = this.#sibling[rule] ?? NONE) {
      this.#work.steps++;
      this.#stage[rule] = 0;
      this.#advance(rule, end, path);
    }
  }

  /** Advances the rules that wait for a word that ends here. */
  #found(node: number, end: number, path: string): void {
    const { depth, output } = this.#words;
    let word = this.#words.isWord(node) ? node : (output[node] ?? ROOT);
    for (; word !== ROOT; word = output[word] ?? ROOT) {
      this.#work.steps++;
      let rule = this.#waiting[word] ?? NONE;
      this.#waiting[word] = NONE;
      while (rule !== NONE) {
        this.#work.steps++;
        const next = this.#behind[rule] ?? NONE;
        this.#waiters--;
        if (end - (depth[word] ?? 0) < (this.#from[rule] ?? 0)) this.#wait(rule, word);
        else {
          this.#stage[rule] = (this.#stage[rule] ?? 0) + 1;
          this.#advance(rule, end, path);
        }
        rule = next;
      }
    }
  }

  /** Advances a rule that matches up to `end`: it waits for its next piece, or matches as a whole. */
  #advance(rule: number, end: number, path: string): void {
    const piece = (this.#offsets[rule] ?? 0) + (this.#stage[rule] ?? 0);
    if (piece < (this.#offsets[rule + 1] ?? 0)) {
      this.#from[rule] = end;
      this.#wait(rule, this.#pieces[piece] ?? ROOT);
      return;
    }
    const tail = this.#index.tails[this.#index.tailOf[rule] ?? NONE];
    if (endsAsFetched(tail, end, path)) this.#matched(rule);
  }

  #wait(rule: number, word: number): void {
    const head = this.#waiting[word] ?? NONE;
    if (head === NONE) this.#touched.push(word);
    this.#behind[rule] = head;
    this.#waiting[word] = rule;
    this.#waiters++;
  }

  #matched(rule: number): void {
    const { lengths, allows } = this.#index;
    const best = this.#best;
    const longer = best === NONE ? 1 : (lengths[rule] ?? 0) - (lengths[best] ?? 0);
    const wins = longer > 0 || (longer === 0 && (allows[rule] === allows[best] ? rule < best : allows[rule] === 1));
    if (wins) this.#best = rule;
  }

  #forget(): void {
    for (const word of this.#touched) this.#waiting[word] = NONE;
    this.#touched.length = 0;
    this.#waiters = 0;
  }
}

function endsAsFetched(tail: string | undefined, end: number, path: string): boolean {
  if (tail === undefined) return true;
  // `/a$` has no star before its end: no character may be left over.
  return tail === '' ? end === path.length : path.length - tail.length >= end && path.endsWith(tail);
}
