import type { Element } from './element.ts';
import { type ElementStack, HTML, type Namespace } from './element-stack.ts';
import type { FormattingList } from './formatting-list.ts';
import { namedElement } from './named-element.ts';
import { AS_CELL, AS_PART, AS_TABLE, AS_TEMPLATE } from './treatment.ts';

const TABLE = namedElement('table');
const TEMPLATE = namedElement('template');
const COLGROUP = namedElement('colgroup');
const TBODY = namedElement('tbody');
const TR = namedElement('tr');
/** May stand in a template of any kind. */
const IN_HEAD = new Set('base basefont bgsound link meta noframes script style template title'.split(' '));
const BODIES = new Set(['tbody', 'thead', 'tfoot']);

/** The insertion modes of tables and templates (HTML standard, 13.2.6.4.9 to 13.2.6.4.18), read off the open elements. */
export class TableModes {
  readonly #stack: ElementStack;
  readonly #formatting: FormattingList;
  /** What the templates hold, by their depth: the "template insertion modes". */
  readonly #templateModes = new Map<number, 'columns' | 'parts' | 'body'>();
  /** Without a doctype a table does not end a paragraph. */
  quirks = true;

  constructor(stack: ElementStack, formatting: FormattingList) {
    this.#stack = stack;
    this.#formatting = formatting;
  }

  /** The nearest part of a table, or template, that is open: it decides the insertion mode. */
  get part(): Element | undefined {
    const at = this.#stack.lastTablePart;
    return at === 0 ? undefined : this.#stack.at(at);
  }

  /** The insertion modes "in table", "in table body" and "in row". */
  get inStructure(): boolean {
    const treatment = this.part?.treatment;
    return treatment === AS_TABLE || (treatment === AS_PART && this.part?.name !== 'caption');
  }

  /** The first element in a template decides what else it takes: columns, other parts of a table, or neither. */
  fitsTemplate(element: Element): boolean {
    const depth = this.#stack.lastTablePart;
    const mode = this.#templateModes.get(depth);
    if (IN_HEAD.has(element.name)) return mode !== 'columns' || element === TEMPLATE;
    const isPart = element.treatment === AS_PART || element.treatment === AS_CELL;
    if (mode === undefined) {
      this.#templateModes.set(depth, isPart ? (element.name === 'col' ? 'columns' : 'parts') : 'body');
      return true;
    }
    if (mode === 'columns') return element.name === 'col';
    return mode === 'parts' || !isPart;
  }

  /** The insertion modes of tables; parts that stand in no table make no element. */
  open(element: Element): Namespace | undefined {
    const stack = this.#stack;
    if (element === TEMPLATE) {
      stack.push(element);
      this.#templateModes.delete(stack.depth);
      this.#formatting.mark();
      return HTML;
    }
    for (;;) {
      const part = this.part;
      if (part === undefined) return this.#openTable(element);
      switch (part.treatment) {
        case AS_TEMPLATE:
          return element === TABLE ? this.#openTable(element) : this.#insertPart(element);
        case AS_CELL:
          if (element === TABLE) return this.#openTable(element);
          this.#closePart();
          break;
        case AS_TABLE:
          if (element === TABLE) this.#closePart();
          else return this.#openInTable(element);
          break;
        default: {
          const placed = this.#openInTablePart(element, part);
          if (placed !== 'again') return placed;
        }
      }
    }
  }

  #openTable(element: Element): Namespace | undefined {
    if (element !== TABLE) return undefined;
    if (!this.quirks) this.#stack.closeParagraph();
    this.#stack.push(element);
    return HTML;
  }

  #openInTable(element: Element): Namespace {
    this.#stack.cut(this.#stack.lastTablePart);
    if (element.name === 'col') this.#stack.push(COLGROUP);
    else if (element === TR) this.#stack.push(TBODY);
    else if (element.treatment === AS_CELL) {
      this.#stack.push(TBODY);
      this.#stack.push(TR);
    }
    return this.#insertPart(element);
  }

  #openInTablePart(element: Element, part: Element): Namespace | undefined | 'again' {
    const stack = this.#stack;
    if (part.name === 'caption' && element === TABLE) return this.#openTable(element);
    if (part === COLGROUP && element.name === 'col') return HTML;
    if (part === TR && element.treatment === AS_CELL) {
      stack.cut(stack.lastTablePart);
      return this.#insertPart(element);
    }
    if (BODIES.has(part.name) && (element === TR || element.treatment === AS_CELL)) {
      stack.cut(stack.lastTablePart);
      if (element !== TR) stack.push(TR);
      return this.#insertPart(element);
    }
    this.#closePart();
    return 'again';
  }

  #insertPart(element: Element): Namespace {
    if (element.name === 'col') return HTML;
    this.#stack.push(element);
    if (element.treatment === AS_CELL || element.name === 'caption') this.#formatting.mark();
    return HTML;
  }

  #closePart(): void {
    const part = this.part;
    this.#stack.cut(this.#stack.lastTablePart - 1);
    if (part?.treatment === AS_CELL || part?.name === 'caption') this.#formatting.clearToMarker();
  }

  close(element: Element, last: number): void {
    const stack = this.#stack;
    if (last <= Math.max(element === TABLE ? 0 : stack.last(TABLE), stack.last(TEMPLATE))) return;
    // Cells inside, and the element itself when it is one, take their marker with them.
    const part = this.part;
    stack.cut(last - 1);
    if (part?.treatment === AS_CELL || part?.name === 'caption') this.#formatting.clearToMarker();
  }
}
