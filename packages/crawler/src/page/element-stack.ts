import { type Element, LANDMARK, LIST_BARRIER, MATH_TEXT, SCOPE, SPECIAL, SVG_HTML, TABLE_PART } from './element.ts';

export const HTML = 0;
export const SVG = 1;
export const MATH = 2;
export type Namespace = typeof HTML | typeof SVG | typeof MATH;

/** An entry of the list of active formatting elements (HTML standard, 13.2.4.3). */
export interface Formatting {
  readonly element: Element;
  /** Where its start tag stands in the source: two tags written alike have the same attributes. */
  readonly start: number;
  readonly end: number;
  open: boolean;
  /** Stood in a template so far. */
  inert: boolean;
}

const MARKED = SPECIAL | SCOPE | TABLE_PART | LANDMARK | LIST_BARRIER;

/**
 * The stack of open elements below `body`. Depths count from 1; 0 is none. Every question is answered from what was
 * put down when an element was pushed, without a walk over the stack, so no shape of a page makes reading slower than
 * its length.
 */
export class ElementStack {
  depth = 0;
  readonly #elements: Element[] = [];
  readonly #namespaces: Namespace[] = [];
  /** Depth of the next element below with the same name and namespace. */
  readonly #same: number[] = [];
  /** Of foreign elements: the deepest HTML element below. */
  readonly #htmlBelow: number[] = [];
  readonly #formatting: (Formatting | undefined)[] = [];
  /** HTML integration points among the elements of MathML. */
  readonly #holdsHtml: boolean[] = [];
  /** Topmost element of each name and namespace. */
  readonly #last: number[] = [];
  readonly #specials: number[] = [];
  readonly #scopes: number[] = [];
  readonly #listBarriers: number[] = [];
  readonly #tableParts: number[] = [];
  readonly #landmarks: number[] = [];
  /** Open HTML templates. */
  templates = 0;

  push(element: Element, namespace: Namespace = HTML, detail: { formatting?: Formatting; holdsHtml?: boolean } = {}) {
    const key = element.id * 3 + namespace;
    const depth = ++this.depth;
    this.#elements[depth] = element;
    this.#namespaces[depth] = namespace;
    this.#same[depth] = this.#last[key] ?? 0;
    this.#last[key] = depth;
    this.#formatting[depth] = detail.formatting;
    this.#holdsHtml[depth] = detail.holdsHtml ?? false;
    if (namespace !== HTML) {
      this.#htmlBelow[depth] = this.#namespaces[depth - 1] ? (this.#htmlBelow[depth - 1] ?? 0) : depth - 1;
    }
    const traits = traitsOf(element, namespace);
    if ((traits & MARKED) !== 0) this.#mark(traits, depth);
    if (namespace === HTML && element.treatment === 'template') this.templates++;
  }

  #mark(traits: number, depth: number): void {
    if (traits & SPECIAL) this.#specials.push(depth);
    if (traits & SCOPE) this.#scopes.push(depth);
    if (traits & LIST_BARRIER) this.#listBarriers.push(depth);
    if (traits & TABLE_PART) this.#tableParts.push(depth);
    if (traits & LANDMARK) this.#landmarks.push(depth);
  }

  /** Closes everything above `depth`. */
  cut(depth: number): void {
    while (this.depth > depth) this.#pop();
  }

  #pop(): void {
    const at = this.depth--;
    const element = this.at(at);
    const namespace = this.#namespaces[at] ?? HTML;
    this.#last[element.id * 3 + namespace] = this.#same[at] ?? 0;
    const formatting = this.#formatting[at];
    if (formatting !== undefined) formatting.open = false;
    const traits = traitsOf(element, namespace);
    if ((traits & MARKED) !== 0) {
      for (const marks of [this.#specials, this.#scopes, this.#listBarriers, this.#tableParts, this.#landmarks]) {
        if (marks.at(-1) === at) marks.pop();
      }
    }
    if (namespace === HTML && element.treatment === 'template') this.templates--;
  }

  /** Takes single elements out; those above move down. Everything from `from` up to the top is looked at. */
  remove(from: number, goes: (depth: number) => boolean): void {
    const kept: (() => void)[] = [];
    for (let at = from; at <= this.depth; at++) {
      const [element, namespace, formatting] = [this.at(at), this.#namespaces[at] ?? HTML, this.#formatting[at]];
      const holdsHtml = this.#holdsHtml[at] ?? false;
      if (goes(at)) continue;
      kept.push(() => {
        this.push(element, namespace, { ...(formatting === undefined ? {} : { formatting }), holdsHtml });
        if (formatting !== undefined) formatting.open = true;
      });
    }
    this.cut(from - 1);
    for (const put of kept) put();
  }

  at(depth: number): Element {
    const element = this.#elements[depth];
    if (element === undefined) throw new RangeError(`no element at depth ${depth}`);
    return element;
  }

  get current(): Element | undefined {
    return this.#elements[this.depth > 0 ? this.depth : -1];
  }

  get namespace(): Namespace {
    return this.depth === 0 ? HTML : (this.#namespaces[this.depth] ?? HTML);
  }

  /** The current node takes start tags and text as HTML does, whatever its namespace. */
  takesHtml(tag: Element | undefined): boolean {
    const { current, namespace } = this;
    if (current === undefined || namespace === HTML) return true;
    if (namespace === SVG) return (current.traits & SVG_HTML) !== 0;
    if (current.traits & MATH_TEXT) return tag?.name !== 'mglyph' && tag?.name !== 'malignmark';
    return (this.#holdsHtml[this.depth] ?? false) || (current.name === 'annotation-xml' && tag?.name === 'svg');
  }

  /** Depth of the topmost HTML element of that kind. */
  last(element: Element, namespace: Namespace = HTML): number {
    return this.#last[element.id * 3 + namespace] ?? 0;
  }

  /** Depth of the HTML element that the foreign ones at the top stand in. */
  get lastHtml(): number {
    return this.namespace === HTML ? this.depth : (this.#htmlBelow[this.depth] ?? 0);
  }

  get lastSpecial(): number {
    return this.#specials.at(-1) ?? 0;
  }

  get lastScope(): number {
    return this.#scopes.at(-1) ?? 0;
  }

  get lastListBarrier(): number {
    return this.#listBarriers.at(-1) ?? 0;
  }

  get lastTablePart(): number {
    return this.#tableParts.at(-1) ?? 0;
  }

  get lastLandmark(): number {
    return this.#landmarks.at(-1) ?? 0;
  }

  formatting(depth: number): Formatting | undefined {
    return this.#formatting[depth];
  }

  /** Depth of an open formatting element; the few others of its name are walked over. */
  find(entry: Formatting): number {
    let at = this.last(entry.element);
    while (at > 0 && this.#formatting[at] !== entry) at = this.#same[at] ?? 0;
    return at;
  }
}

function traitsOf(element: Element, namespace: Namespace): number {
  if (namespace === HTML) return element.traits;
  if (namespace === SVG) return element.traits & SVG_HTML ? SPECIAL | SCOPE | LIST_BARRIER : 0;
  return element.traits & MATH_TEXT || element.name === 'annotation-xml' ? SPECIAL | SCOPE | LIST_BARRIER : 0;
}
