/** From here on (CJK radicals) a character is about a syllable or a word. */
const EAST_ASIAN = 0x2e80;
const SPACE = 32;
const NO_BREAK_SPACE = 160;

/**
 * Hash and length of a text that comes in pieces. White space of any length counts as one space, and none at the ends,
 * so neither indentation nor the borders of the pieces matter.
 */
export class TextHash {
  #a = 0xdeadbeef;
  #b = 0x41c6ce57;
  #gap = false;
  /** Characters that are not white space, East Asian ones counted twice. */
  length = 0;

  /** What follows is another word, whatever the pieces end and begin with. */
  separate(): void {
    this.#gap = true;
  }

  /** Takes `source` from `start` up to, but not including, `end`. */
  add(source: string, start: number, end: number): void {
    let [a, b, gap, length] = [this.#a, this.#b, this.#gap, this.length];
    for (let at = start; at < end; at++) {
      const code = source.charCodeAt(at);
      if (code <= SPACE || code === NO_BREAK_SPACE) {
        gap = true;
        continue;
      }
      if (gap && length > 0) {
        a = Math.imul(a ^ SPACE, 2_654_435_761);
        b = Math.imul(b ^ SPACE, 1_597_334_677);
      }
      gap = false;
      a = Math.imul(a ^ code, 2_654_435_761);
      b = Math.imul(b ^ code, 1_597_334_677);
      length += code >= EAST_ASIAN ? 2 : 1;
    }
    this.#a = a;
    this.#b = b;
    this.#gap = gap;
    this.length = length;
  }

  /** 53 bits: among a million texts two differing ones meet with a chance of 1 in 18,000. 0 = no text. */
  get value(): number {
    if (this.length === 0) return 0;
    const a = mixed(this.#a, this.#b);
    const b = mixed(this.#b, a);
    return (b & 0x1f_ffff) * 2 ** 32 + (a >>> 0) || 1;
  }
}

/** The hash of a whole text; 0 = no text. */
export function hashText(text: string): number {
  const hash = new TextHash();
  hash.add(text, 0, text.length);
  return hash.value;
}

/** Spreads every bit of `value` over all (finaliser of MurmurHash3), with some of `other`. */
function mixed(value: number, other: number): number {
  let h = value ^ (other >>> 16);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
