import { type CodeUnits, pageSource } from '../page/page-source.ts';

/** From here on (CJK radicals) a character is about a syllable or a word. */
const EAST_ASIAN = 0x2e80;
const SPACE = 32;
const LESS_THAN = 60;
const NO_BREAK_SPACE = 160;
/** Set for all that is not white space: what is counted, and hashed. */
const SEEN = 1 << 16;
/** Of code units below 256: all white space and control characters are one space. */
const FOLDED = Int32Array.from({ length: 256 }, (_, code) =>
  code <= SPACE || code === NO_BREAK_SPACE ? SPACE : code | SEEN,
);

/**
 * Hash and length of a text that comes in pieces: of its words, each with one space behind it, so neither indentation
 * nor the borders of the pieces matter.
 */
export class TextHash {
  // A signed 32-bit number, as all that follow: one larger one would make V8 keep the field as a double.
  #a = 0xdeadbeef | 0;
  #b = 0x41c6ce57;
  /** Last unit that went in. */
  #last = SPACE;
  /** Characters that are not white space, East Asian ones counted twice. */
  length = 0;

  /** What follows is another word, whatever the pieces end and begin with. */
  separate(): void {
    if (this.#last === SPACE) return;
    this.#a = Math.imul(this.#a ^ SPACE, 2_654_435_761);
    this.#b = Math.imul(this.#b ^ SPACE, 1_597_334_677);
    this.#last = SPACE;
  }

  /** Takes `units` from `start` up to, but not including, `end`. */
  add(units: CodeUnits, start: number, end: number): void {
    let a = this.#a;
    let b = this.#b;
    let last = this.#last;
    let length = this.length;
    for (let at = start; at < end; at++) {
      const unit = units[at] ?? 0;
      const code = unit < 256 ? (FOLDED[unit] ?? 0) : unit | SEEN;
      // One test, hardly ever true: a branch at every space costs more than all the rest, as none can be foreseen.
      if ((code | last) < SEEN) continue;
      a = Math.imul(a ^ code, 2_654_435_761);
      b = Math.imul(b ^ code, 1_597_334_677);
      last = code;
      length += unit >= EAST_ASIAN ? 2 : code >> 16;
    }
    this.#a = a;
    this.#b = b;
    this.#last = last;
    this.length = length;
  }

  /**
   * The same for what stands at `start` and all that follows up to the next `<`, or to `end`: most texts are short, and
   * looking for where they end would take as long as this.
   *
   * @returns where it stopped
   */
  addUpToMark(units: CodeUnits, start: number, end: number): number {
    let a = this.#a;
    let b = this.#b;
    let last = this.#last;
    let length = this.length;
    let at = start;
    let unit = units[at] ?? 0;
    do {
      const code = unit < 256 ? (FOLDED[unit] ?? 0) : unit | SEEN;
      if ((code | last) >= SEEN) {
        a = Math.imul(a ^ code, 2_654_435_761);
        b = Math.imul(b ^ code, 1_597_334_677);
        last = code;
        length += unit >= EAST_ASIAN ? 2 : code >> 16;
      }
      unit = units[++at] ?? 0;
    } while (unit !== LESS_THAN && at < end);
    this.#a = a;
    this.#b = b;
    this.#last = last;
    this.length = length;
    return at;
  }

  /** 53 bits: among a million texts two differing ones meet with a chance of 1 in 18,000. 0 = no text. */
  get value(): number {
    if (this.length === 0) return 0;
    this.separate();
    const a = mixed(this.#a, this.#b);
    const b = mixed(this.#b, a);
    return (b & 0x1f_ffff) * 2 ** 32 + (a >>> 0) || 1;
  }
}

/** The hash of a whole text; 0 = no text. */
export function hashText(text: string): number {
  const hash = new TextHash();
  hash.add(pageSource(text).units, 0, text.length);
  return hash.value;
}

/** Spreads every bit of `value` over all (finaliser of MurmurHash3), with some of `other`. */
function mixed(value: number, other: number): number {
  let h = value ^ (other >>> 16);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
