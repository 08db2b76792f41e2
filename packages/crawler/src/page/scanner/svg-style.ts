import { type Content, MAX_CONTENT, type StartTag } from '../markup/markup-reader.ts';
import { decodeReferences } from '../text/decode-references.ts';

/** A style sheet in SVG: markup may stand in it, so its text comes piece by piece. */
export class SvgStyle implements Content {
  readonly tag: Content['tag'];
  readonly start: number;
  /** How many elements are open right inside of it. */
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
