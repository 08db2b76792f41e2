import {
  type Element,
  FOREIGN_EDGE,
  IMPLIED,
  LANDMARK,
  LIST_BARRIER,
  MATH_TEXT,
  SCOPE,
  SPECIAL,
  SVG_HTML,
  TABLE_PART,
} from './element.ts';
import { namedElement } from './named-element.ts';
import { AS_TEMPLATE } from './treatment.ts';

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

/** Topmost elements of some traits when an element with any of them was pushed. */
interface Marks {
  special: number;
  scope: number;
  listBarrier: number;
  tablePart: number;
  landmark: number;
}

const P = namedElement('p');
const BUTTON = namedElement('button');
const MAIN = namedElement('main');
/** What the stack keeps the topmost of. */
export const MARKED = SPECIAL | SCOPE | TABLE_PART | LANDMARK | LIST_BARRIER;

/**
 * The stack of open elements below `body`. Depths count from 1; 0 is none. Every question is answered from what was
 * put down when an element was pushed, without a walk over the stack, so no shape of a page makes reading slower than
 * its length.
 */
export class ElementStack {
  depth = 0;
  /** Depths of the topmost elements with these traits. */
  lastSpecial = 0;
  lastScope = 0;
  lastListBarrier = 0;
  lastTablePart = 0;
  lastLandmark = 0;
  /** In none of the landmarks that go round what a page is about. */
  inMain = true;
  /** Open HTML templates. */
  templates = 0;
  /** Open elements of other namespaces; most pages have none, which is quick to know. */
  #foreign = 0;
  readonly #elements: (Element | undefined)[] = [undefined];
  readonly #namespaces: Namespace[] = [HTML];
  /** Depth of the next element below with the same name and namespace. */
  readonly #same: number[] = [0];
  /** Of foreign elements: the deepest HTML element below. */
  readonly #htmlBelow: number[] = [0];
  readonly #formatting: (Formatting | undefined)[] = [undefined];
  readonly #marks: (Marks | undefined)[] = [undefined];
  /** Depths of MathML elements that are HTML integration points by an attribute, the topmost last. */
  readonly #holdHtml: number[] = [];
  /** Topmost element of each name and namespace. */
  readonly #last: number[] = [];

  push(element: Element, namespace: Namespace = HTML, formatting?: Formatting): void {
    const key = element.id * 3 + namespace;
    const depth = ++this.depth;
    this.#elements[depth] = element;
    this.#namespaces[depth] = namespace;
    this.#same[depth] = this.#last[key] ?? 0;
    this.#last[key] = depth;
    this.#formatting[depth] = formatting;
    this.#htmlBelow[depth] = 0;
    if (namespace !== HTML) {
      this.#foreign++;
      this.#htmlBelow[depth] = this.#namespaces[depth - 1] ? (this.#htmlBelow[depth - 1] ?? 0) : depth - 1;
    }
    const traits = traitsOf(element, namespace);
    if ((traits & MARKED) !== 0) this.#mark(traits, depth);
    if (element.treatment === AS_TEMPLATE && namespace === HTML) this.templates++;
  }

  /** The topmost element holds HTML, whatever its namespace. */
  holdHtml(): void {
    this.#holdHtml.push(this.depth);
  }

  #mark(traits: number, depth: number): void {
    const marks = this.#marks[depth];
    if (marks === undefined) {
      this.#marks[depth] = {
        special: this.lastSpecial,
        scope: this.lastScope,
        listBarrier: this.lastListBarrier,
        tablePart: this.lastTablePart,
        landmark: this.lastLandmark,
      };
    } else {
      marks.special = this.lastSpecial;
      marks.scope = this.lastScope;
      marks.listBarrier = this.lastListBarrier;
      marks.tablePart = this.lastTablePart;
      marks.landmark = this.lastLandmark;
    }
    if (traits & SPECIAL) this.lastSpecial = depth;
    if (traits & SCOPE) this.lastScope = depth;
    if (traits & LIST_BARRIER) this.lastListBarrier = depth;
    if (traits & TABLE_PART) this.lastTablePart = depth;
    if (traits & LANDMARK) this.#setLandmark(depth);
  }

  #setLandmark(depth: number): void {
    this.lastLandmark = depth;
    this.inMain = depth === 0 || this.#elements[depth] === MAIN;
  }

  /** Closes everything above `depth`. */
  cut(depth: number): void {
    while (this.depth > depth) this.#pop();
  }

  #pop(): void {
    const depth = this.depth--;
    const element = this.at(depth);
    const namespace = this.#namespaces[depth] ?? HTML;
    this.#last[element.id * 3 + namespace] = this.#same[depth] ?? 0;
    const formatting = this.#formatting[depth];
    if (formatting !== undefined) formatting.open = false;
    const marks = (traitsOf(element, namespace) & MARKED) !== 0 ? this.#marks[depth] : undefined;
    if (marks !== undefined) {
      this.lastSpecial = marks.special;
      this.lastScope = marks.scope;
      this.lastListBarrier = marks.listBarrier;
      this.lastTablePart = marks.tablePart;
      if (this.lastLandmark !== marks.landmark) this.#setLandmark(marks.landmark);
    }
    if (namespace !== HTML) {
      this.#foreign--;
      if (this.#holdHtml.at(-1) === depth) this.#holdHtml.pop();
    } else if (element.treatment === AS_TEMPLATE) this.templates--;
  }

  /** Ends the paragraph that is open, if one is "in button scope". */
  closeParagraph(): void {
    const last = this.last(P);
    if (last > 0 && last > Math.max(this.lastScope, this.last(BUTTON))) this.cut(last - 1);
  }

  /** "Generate implied end tags". */
  closeImplied(except = ''): void {
    while (this.namespace === HTML && this.current !== undefined) {
      if (!(this.current.traits & IMPLIED) || this.current.name === except) return;
      this.cut(this.depth - 1);
    }
  }

  /** Takes single HTML elements out; those above move down. Everything from `from` up to the top is looked at. */
  remove(from: number, goes: (depth: number) => boolean): void {
    const kept: { element: Element; namespace: Namespace; formatting: Formatting | undefined; holds: boolean }[] = [];
    for (let depth = from; depth <= this.depth; depth++) {
      if (goes(depth)) continue;
      const namespace = this.#namespaces[depth] ?? HTML;
      const holds = this.#holdHtml.includes(depth);
      kept.push({ element: this.at(depth), namespace, formatting: this.#formatting[depth], holds });
    }
    this.cut(from - 1);
    for (const { element, namespace, formatting, holds } of kept) {
      this.push(element, namespace, formatting);
      if (formatting !== undefined) formatting.open = true;
      if (holds) this.holdHtml();
    }
  }

  at(depth: number): Element {
    const element = this.#elements[depth];
    if (element === undefined) throw new RangeError(`no element at depth ${depth}`);
    return element;
  }

  get current(): Element | undefined {
    return this.#elements[this.depth];
  }

  get namespace(): Namespace {
    return this.#foreign === 0 ? HTML : (this.#namespaces[this.depth] ?? HTML);
  }

  /** Nothing is open but HTML outside of tables and templates. */
  get isPlain(): boolean {
    return this.#foreign === 0 && this.lastTablePart === 0;
  }

  /** The current node takes start tags and text as HTML does, whatever its namespace. */
  takesHtml(tag: Element | undefined): boolean {
    if (this.#foreign === 0) return true;
    const { current, namespace } = this;
    if (current === undefined || namespace === HTML) return true;
    if (namespace === SVG) return (current.traits & SVG_HTML) !== 0;
    if (current.traits & MATH_TEXT) return tag?.name !== 'mglyph' && tag?.name !== 'malignmark';
    return this.#holdHtml.at(-1) === this.depth || (current.name === 'annotation-xml' && tag?.name === 'svg');
  }

  /** Depth of the topmost element of that kind. */
  last(element: Element, namespace: Namespace = HTML): number {
    return this.#last[element.id * 3 + namespace] ?? 0;
  }

  /** Depth of the HTML element that the foreign ones at the top stand in. */
  get lastHtml(): number {
    return this.namespace === HTML ? this.depth : (this.#htmlBelow[this.depth] ?? 0);
  }

  formatting(depth: number): Formatting | undefined {
    return this.#formatting[depth];
  }

  /** Depth of an open formatting element; the few others of its name are walked over. */
  find(entry: Formatting): number {
    let depth = this.last(entry.element);
    while (depth > 0 && this.#formatting[depth] !== entry) depth = this.#same[depth] ?? 0;
    return depth;
  }
}

function traitsOf(element: Element, namespace: Namespace): number {
  if (namespace === HTML) return element.traits;
  const isEdge = namespace === SVG ? element.traits & SVG_HTML : element.traits & (MATH_TEXT | FOREIGN_EDGE);
  return isEdge ? SPECIAL | SCOPE | LIST_BARRIER : 0;
}
