import type { Slices } from '../in-slices.ts';

/** Node of the empty word; as a value it also means "none". */
export const ROOT = 0;

/** Nodes that are linked between two rounds of the event loop: a few milliseconds. */
const NODES_PER_SLICE = 16_384;

/**
 * A tree of words of ASCII characters, in typed arrays: a robots.txt of 512 KiB may hold half a million different prefixes. `link` makes it
 * an Aho-Corasick automaton.
 */
export class OctetTrie {
  /** Length of the word of each node. */
  depth = new Int32Array(64);
  /** Node of the longest proper suffix that is in the tree. */
  fail = new Int32Array(0);
  /** The nearest node along `fail` that is a whole word, or ROOT. */
  output = new Int32Array(0);
  #codes = new Uint8Array(64);
  #parents = new Int32Array(64);
  #words = new Uint8Array(64);
  #size = 1;
  #keys = new Int32Array(128).fill(-1);
  #nodes = new Int32Array(128);

  get size(): number {
    return this.#size;
  }

  add(word: string): number {
    let node: number = ROOT;
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at);
      node = this.child(node, code) || this.#grow(node, code);
    }
    this.#words[node] = 1;
    return node;
  }

  /** The child of a node for this character; ROOT when there is none. */
  child(node: number, code: number): number {
    const key = (node << 7) | code;
    const mask = this.#keys.length - 1;
    for (let slot = hash(key) & mask; ; slot = (slot + 1) & mask) {
      const found = this.#keys[slot];
      if (found === key) return this.#nodes[slot] ?? ROOT;
      if (found === -1) return ROOT;
    }
  }

  isWord(node: number): boolean {
    return this.#words[node] === 1;
  }

  /** Frees the memory that is needed only for adding words. No word may be added after it. */
  seal(): void {
    this.#codes = new Uint8Array(0);
    this.#parents = new Int32Array(0);
  }

  /** Fills `fail` and `output`, and seals. */
  *link(): Slices<void> {
    this.fail = new Int32Array(this.#size);
    this.output = new Int32Array(this.#size);
    for (const [done, node] of this.#byDepth().entries()) {
      if (done % NODES_PER_SLICE === 0) yield;
      const parent = this.#parents[node] ?? ROOT;
      const fail = parent === ROOT ? ROOT : this.next(this.fail[parent] ?? ROOT, this.#codes[node] ?? 0);
      this.fail[node] = fail;
      this.output[node] = this.isWord(fail) && fail !== ROOT ? fail : (this.output[fail] ?? ROOT);
    }
    this.seal();
  }

  /** Node of the longest suffix of the text so far that is in the tree, after one more character. */
  next(from: number, code: number): number {
    for (let node = from; ; node = this.fail[node] ?? ROOT) {
      const child = this.child(node, code);
      if (child !== ROOT || node === ROOT) return child;
    }
  }

  /** All nodes but the root, short words first. */
  #byDepth(): Int32Array {
    const { depth } = this;
    let deepest = 0;
    for (let node = 1; node < this.#size; node++) deepest = Math.max(deepest, depth[node] ?? 0);
    const place = new Int32Array(deepest + 1);
    for (let node = 1; node < this.#size; node++) count(place, depth[node] ?? 0);
    for (let i = 1; i <= deepest; i++) place[i] = (place[i] ?? 0) + (place[i - 1] ?? 0);
    const sorted = new Int32Array(this.#size - 1);
    for (let node = this.#size - 1; node > 0; node--) sorted[count(place, depth[node] ?? 0, -1)] = node;
    return sorted;
  }

  #grow(parent: number, code: number): number {
    const node = this.#size++;
    if (node >= this.depth.length) {
      this.depth = grown(this.depth, new Int32Array(node * 2));
      this.#words = grown(this.#words, new Uint8Array(node * 2));
      this.#codes = grown(this.#codes, new Uint8Array(node * 2));
      this.#parents = grown(this.#parents, new Int32Array(node * 2));
    }
    this.depth[node] = (this.depth[parent] ?? 0) + 1;
    this.#codes[node] = code;
    this.#parents[node] = parent;
    if (this.#size * 2 > this.#keys.length) this.#rehash();
    this.#put((parent << 7) | code, node);
    return node;
  }

  #put(key: number, node: number): void {
    const mask = this.#keys.length - 1;
    let slot = hash(key) & mask;
    while (this.#keys[slot] !== -1) slot = (slot + 1) & mask;
    this.#keys[slot] = key;
    this.#nodes[slot] = node;
  }

  #rehash(): void {
    const [keys, nodes] = [this.#keys, this.#nodes];
    this.#keys = new Int32Array(keys.length * 2).fill(-1);
    this.#nodes = new Int32Array(keys.length * 2);
    for (const [slot, key] of keys.entries()) if (key !== -1) this.#put(key, nodes[slot] ?? ROOT);
  }
}

/** Adds to a counter and returns the new value. */
function count(counters: Int32Array, at: number, by = 1): number {
  const value = (counters[at] ?? 0) + by;
  counters[at] = value;
  return value;
}

function hash(key: number): number {
  const mixed = Math.imul(key, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

function grown<T extends Int32Array | Uint8Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
