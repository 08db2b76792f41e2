import { type Content, MAX_CONTENT, type StartTag } from '../markup/markup-reader.ts';
import { decodeReferences } from '../text/decode-references.ts';

/** A stylesheet in SVG. It may hold markup, so its text comes in pieces. */
export class SvgStyle implements Content {
  readonly tag: Content['tag'];
  readonly start: number;
  /** Depth of the `style` in the scanner's stack of open elements. */
  readonly depth: number;
  #source = '';

  constructor(tag: StartTag, { start, depth }: { start: number; depth: number }) {
    const { element, region, isInShadow } = tag;
    const type = tag.get('type');
    this.tag = { element, region, isInShadow, get: (name) => (name === 'type' ? type : undefined) };
    this.start = start;
    this.depth = depth;
  }

  get text(): string {
    return this.#source.includes('&') ? decodeReferences(this.#source) : this.#source;
  }

  add(source: string): void {
    if (this.#source.length < MAX_CONTENT) this.#source += source;
  }
}
