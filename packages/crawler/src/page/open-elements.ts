import type { Region } from '../types.ts';

const REGIONS: ReadonlyMap<string, Region> = new Map([
  ['header', 'header'],
  ['nav', 'nav'],
  ['main', 'main'],
  ['footer', 'footer'],
]);
const TRACKED = new Set('header nav main footer svg math template foreignobject desc title annotation-xml'.split(' '));
const INTEGRATION = new Set('foreignobject desc title annotation-xml'.split(' '));
/** HTML elements that end foreign content (HTML standard, "the rules for parsing tokens in foreign content"). */
const BREAKOUT = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'
  ).split(' '),
);
/** A page that nests landmarks deeper than this is not telling regions apart anyway. */
const DEEPEST = 64;

/**
 * The few open elements that change what a link means: landmarks, foreign content, templates. Not a tree: every
 * operation is bounded by DEEPEST, so no shape of a page makes reading slower than its length.
 */
export class OpenElements {
  readonly #stack: string[] = [];
  /** Nearest landmark around. */
  region: Region = 'other';
  /** Inside svg or math, where other rules of the tokenizer hold. */
  foreign = false;
  /** Inside a template: its content is no part of the document. */
  inert = false;

  open(name: string): void {
    if (this.foreign && BREAKOUT.has(name)) this.#leaveForeign();
    if (!TRACKED.has(name) || this.#stack.length === DEEPEST) return;
    if (INTEGRATION.has(name) && !this.foreign) return;
    this.#stack.push(name);
    this.#look();
  }

  close(name: string): void {
    if (!TRACKED.has(name)) return;
    const at = this.#stack.lastIndexOf(name);
    if (at === -1) return;
    this.#stack.length = at;
    this.#look();
  }

  #leaveForeign(): void {
    const at = this.#stack.findLastIndex((name) => name === 'svg' || name === 'math');
    if (at !== -1) this.#stack.length = at;
    this.#look();
  }

  #look(): void {
    const stack = this.#stack;
    this.region = REGIONS.get(stack.findLast((name) => REGIONS.has(name)) ?? '') ?? 'other';
    this.inert = stack.includes('template');
    const edge = stack.findLast((name) => name === 'svg' || name === 'math' || INTEGRATION.has(name)) ?? '';
    this.foreign = edge === 'svg' || edge === 'math';
  }
}
