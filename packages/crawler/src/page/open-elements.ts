import type { Attributes } from './attributes.ts';
import { breaksOut } from './breaks-out.ts';
import { type Element, FORMATTING, HEADING, SPECIAL, TABLE_PART } from './element.ts';
import { ElementStack, type Formatting, HTML, MARKED, MATH, type Namespace, SVG } from './element-stack.ts';
import { FormattingList } from './formatting-list.ts';
import type { Region } from './link-kind.ts';
import { namedElement } from './named-element.ts';
import type { CodeUnits, PageSource } from './page-source.ts';
import { TableModes } from './table-modes.ts';
import {
  AS_ANCHOR,
  AS_BLOCK,
  AS_BUTTON,
  AS_CELL,
  AS_DESCRIPTION,
  AS_FOREIGN,
  AS_FORM,
  AS_FORMAT,
  AS_LIST_ITEM,
  AS_MARKER,
  AS_NOBR,
  AS_OPTION,
  AS_OTHER,
  AS_PARAGRAPH,
  AS_PART,
  AS_RUBY,
  AS_SELECT,
  AS_TABLE,
  AS_TEMPLATE,
  AS_TITLE_LINE,
  AS_UNSTACKED,
  AS_VOID,
} from './treatment.ts';
import { isBlank } from './white-space.ts';

const HEAD = namedElement('head');
const P = namedElement('p');
const BUTTON = namedElement('button');
const SELECT = namedElement('select');
const OL = namedElement('ol');
const UL = namedElement('ul');
const RUBY = namedElement('ruby');
const FORM = namedElement('form');
const TEMPLATE = namedElement('template');
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(namedElement);
/** MIME types that make MathML's `annotation-xml` hold HTML. */
const HOLDS_HTML = /^(?:text\/html|application\/xhtml\+xml)$/i;

/** A start tag, as far as it decides where its element goes. */
export interface StartTag {
  readonly attributes: Attributes;
  readonly selfClosing: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * Which elements are open: the tree construction of the HTML standard (13.2.6) as far as it decides whether a tag
 * makes an element, in which namespace, and where. No tree is built. What it leaves out is listed in the decision
 * record on reading HTML.
 */
export class OpenElements {
  readonly #units: CodeUnits;
  readonly #onReopen: (formatting: Formatting) => void;
  readonly #stack = new ElementStack();
  readonly #formatting: FormattingList;
  readonly #tables: TableModes;
  /**
   * The inline element that was opened last, as long as it holds nothing but text: most are closed before anything else
   * comes, and leave nothing behind.
   */
  #leaf: Element | undefined;
  #leafStart = 0;
  #leafEnd = 0;
  #formIsOpen = false;
  /** Something came that `head` has to stand before: it opens no more. */
  #begun = false;

  /** @param onReopen told of a formatting element that was in a template and is opened again outside of it */
  constructor({ text, units }: PageSource, onReopen: (formatting: Formatting) => void) {
    this.#units = units;
    this.#onReopen = onReopen;
    this.#formatting = new FormattingList(text);
    this.#tables = new TableModes(this.#stack, this.#formatting);
  }

  /** The page has a doctype. */
  doctype(): void {
    this.#tables.quirks = false;
  }

  get depth(): number {
    this.#keepLeaf();
    return this.#stack.depth;
  }

  /** Inside a template: its content is no part of the document. */
  get inert(): boolean {
    return this.#stack.templates > 0;
  }

  /** Inside svg or math, where `<![CDATA[` is no comment. */
  get foreign(): boolean {
    return this.#stack.namespace !== HTML;
  }

  /** In none of the landmarks that go round what a page is about. */
  get inMain(): boolean {
    return this.#stack.inMain;
  }

  /** Nearest landmark around. */
  get region(): Region {
    const at = this.#stack.lastLandmark;
    return at === 0 ? 'other' : this.#stack.at(at).region;
  }

  /** Text between two tags opens formatting elements again. */
  text(start: number, end: number): void {
    if (this.#leaf !== undefined) return;
    if (!this.#begun) this.#begun = !isBlank(this.#units, start, end);
    if (!this.#formatting.pending || !this.#stack.takesHtml(undefined)) return;
    if (this.#tables.inStructure && isBlank(this.#units, start, end)) return;
    this.#reopen();
  }

  /** Namespace of the element that the tag makes; undefined when it makes none. */
  open(element: Element, tag: StartTag): Namespace | undefined {
    const stack = this.#stack;
    this.#keepLeaf();
    if (this.#begun && stack.isPlain && element.isOrdinary) return this.#openInBody(element, tag);
    if (!stack.takesHtml(element)) {
      if (!breaksOut(element, tag.attributes)) return this.#openForeign(element, stack.namespace, tag);
      this.#leaveForeign();
    }
    const part = this.#tables.part;
    if (part === TEMPLATE && !this.#tables.fitsTemplate(element)) return undefined;
    if (element === HEAD && this.#begun) return undefined;
    if (element.name !== 'html') this.#begun = true;
    if (element.traits & TABLE_PART || element.name === 'col') return this.#tables.open(element);
    // In a column group anything else ends it.
    if (part?.name === 'colgroup') stack.cut(stack.lastTablePart - 1);
    if (element === FORM && this.#tables.inStructure) return this.#openTableForm();
    return this.#openInBody(element, tag);
  }

  close(element: Element): void {
    const stack = this.#stack;
    if (this.#leaf === element) {
      this.#leaf = undefined;
      return;
    }
    this.#keepLeaf();
    if (!this.#begun) this.#begun = ENDS_WAIT.has(element.name);
    if (stack.namespace !== HTML) {
      if (element === P || element.name === 'br') this.#leaveForeign();
      else {
        const at = Math.max(stack.last(element, SVG), stack.last(element, MATH));
        if (at > stack.lastHtml) {
          stack.cut(at - 1);
          return;
        }
      }
    }
    if (this.#tables.part?.name === 'colgroup' && element !== TEMPLATE) stack.cut(stack.lastTablePart - 1);
    this.#closeInBody(element);
  }

  #openForeign(element: Element, namespace: Namespace, { attributes, selfClosing }: StartTag): Namespace {
    const holdsHtml = element.name === 'annotation-xml' && HOLDS_HTML.test(attributes.get('encoding') ?? '');
    if (!selfClosing) {
      this.#stack.push(element, namespace);
      if (holdsHtml) this.#stack.holdHtml();
    }
    return namespace;
  }

  #leaveForeign(): void {
    const stack = this.#stack;
    while (!stack.takesHtml(undefined)) stack.cut(stack.depth - 1);
  }

  #openInBody(element: Element, tag: StartTag): Namespace | undefined {
    const stack = this.#stack;
    switch (element.treatment) {
      case AS_UNSTACKED:
        return this.#openUnstacked(element);
      case AS_VOID:
        if (element.name === 'hr') this.#stack.closeParagraph();
        else this.#reopen();
        return HTML;
      case AS_BLOCK:
      case AS_PARAGRAPH:
        this.#stack.closeParagraph();
        break;
      case AS_TITLE_LINE:
        this.#stack.closeParagraph();
        if (stack.namespace === HTML && (stack.current?.traits ?? 0) & HEADING) stack.cut(stack.depth - 1);
        break;
      case AS_LIST_ITEM:
      case AS_DESCRIPTION:
        this.#closeItem(element);
        this.#stack.closeParagraph();
        break;
      case AS_FORM:
        if (this.#formIsOpen && !this.inert) return undefined;
        this.#stack.closeParagraph();
        if (!this.inert) this.#formIsOpen = true;
        break;
      case AS_FOREIGN:
        this.#reopen();
        return this.#openForeign(element, element.name === 'svg' ? SVG : MATH, tag);
      case AS_ANCHOR:
      case AS_NOBR:
      case AS_FORMAT:
        this.#openFormatting(element, tag);
        return HTML;
      default:
        this.#openInline(element);
        return HTML;
    }
    stack.push(element);
    return HTML;
  }

  #openUnstacked(element: Element): Namespace {
    if (element.name === 'xmp') {
      this.#stack.closeParagraph();
      this.#reopen();
    }
    return HTML;
  }

  #openInline(element: Element): void {
    const stack = this.#stack;
    if (element.treatment === AS_BUTTON && stack.last(BUTTON) > stack.lastScope) {
      this.#stack.closeImplied();
      stack.cut(stack.last(BUTTON) - 1);
    } else if (element.treatment === AS_OPTION) this.#closeOption(element);
    else if (element.treatment === AS_RUBY) {
      if (stack.last(RUBY) > stack.lastScope)
        this.#stack.closeImplied(element.name.length === 2 && element.name !== 'rb' ? 'rtc' : '');
      stack.push(element);
      return;
    }
    this.#reopen();
    if (element.treatment === AS_OTHER && stack.isPlain && (element.traits & MARKED) === 0) {
      this.#leaf = element;
      return;
    }
    stack.push(element);
    if (element.treatment === AS_MARKER) this.#formatting.mark();
  }

  #closeOption(element: Element): void {
    const stack = this.#stack;
    if (stack.last(SELECT) > 0 && stack.last(SELECT) >= stack.lastScope) {
      this.#stack.closeImplied(element.name === 'option' ? 'optgroup' : '');
    } else if (stack.namespace === HTML && stack.current?.name === 'option') stack.cut(stack.depth - 1);
  }

  #openFormatting(element: Element, tag: StartTag): void {
    const stack = this.#stack;
    if (element.treatment === AS_ANCHOR) {
      const open = this.#formatting.find(element);
      if (open !== undefined) {
        this.#adopt(element);
        this.#formatting.remove(open);
        const at = open.open ? stack.find(open) : 0;
        if (at > 0) stack.remove(at, (depth) => depth === at);
      }
    }
    this.#reopen();
    if (element.treatment === AS_NOBR && stack.last(element) > stack.lastScope) {
      this.#adopt(element);
      this.#reopen();
    }
    this.#leaf = element;
    this.#leafStart = tag.start;
    this.#leafEnd = tag.end;
    // A longer list may lose another entry for this one.
    if (!stack.isPlain || !this.#formatting.isShort) this.#keepLeaf();
  }

  /** Something else comes: it is open, as any other element. */
  #keepLeaf(): void {
    const element = this.#leaf;
    if (element === undefined) return;
    this.#leaf = undefined;
    if (element.treatment === AS_OTHER) {
      this.#stack.push(element);
      return;
    }
    const { inert } = this;
    const formatting: Formatting = { element, start: this.#leafStart, end: this.#leafEnd, open: true, inert };
    this.#stack.push(element, HTML, formatting);
    this.#formatting.add(formatting);
  }

  #openTableForm(): Namespace | undefined {
    if (this.#formIsOpen || this.inert) return undefined;
    this.#formIsOpen = true;
    return HTML;
  }

  #closeInBody(element: Element): void {
    const stack = this.#stack;
    const last = stack.last(element);
    switch (element.treatment) {
      case AS_PARAGRAPH:
        this.#stack.closeParagraph();
        break;
      case AS_LIST_ITEM:
        if (last > Math.max(stack.lastScope, stack.last(OL), stack.last(UL))) stack.cut(last - 1);
        break;
      case AS_TITLE_LINE: {
        let heading = last;
        for (const each of HEADINGS) heading = Math.max(heading, stack.last(each));
        if (heading > stack.lastScope) stack.cut(heading - 1);
        break;
      }
      case AS_BLOCK:
      case AS_DESCRIPTION:
      case AS_BUTTON:
        if (last > stack.lastScope) stack.cut(last - 1);
        break;
      case AS_SELECT:
        if (last > 0 && last === stack.lastScope) stack.cut(last - 1);
        break;
      case AS_MARKER:
        if (last > 0 && last === stack.lastScope) {
          stack.cut(last - 1);
          this.#formatting.clearToMarker();
        }
        break;
      case AS_FORM:
        this.#closeForm(last);
        break;
      case AS_ANCHOR:
      case AS_NOBR:
      case AS_FORMAT:
        this.#adopt(element);
        break;
      case AS_TEMPLATE:
        if (this.inert) {
          stack.cut(last - 1);
          this.#formatting.clearToMarker();
        }
        break;
      case AS_TABLE:
      case AS_PART:
      case AS_CELL:
        this.#tables.close(element, last);
        break;
      default:
        this.#closeOther(element);
    }
  }

  /** "Any other end tag". */
  #closeOther(element: Element): void {
    const last = this.#stack.last(element);
    if (last > 0 && last >= this.#stack.lastSpecial) this.#stack.cut(last - 1);
  }

  #closeForm(last: number): void {
    const stack = this.#stack;
    if (!this.inert) this.#formIsOpen = false;
    if (last <= stack.lastScope) return;
    this.#stack.closeImplied();
    if (this.inert) stack.cut(last - 1);
    else stack.remove(last, (depth) => depth === last);
  }

  /** A list item ends the one before it, when nothing special but address, div and p is open in that. */
  #closeItem(element: Element): void {
    const at = this.#stack.lastListBarrier;
    if (at > 0 && this.#stack.at(at).treatment === element.treatment) this.#stack.cut(at - 1);
  }

  /** "Reconstruct the active formatting elements". */
  #reopen(): void {
    if (!this.#formatting.pending) return;
    for (const formatting of [...this.#formatting.closed()]) {
      this.#stack.push(formatting.element, HTML, formatting);
      formatting.open = true;
      if (formatting.inert && !this.inert) {
        formatting.inert = false;
        this.#onReopen(formatting);
      }
    }
  }

  /**
   * What the adoption agency algorithm leaves open in the end: everything up to the last special element above the
   * formatting element, without that element and without what is neither special nor formatting in between.
   */
  #adopt(element: Element): void {
    const stack = this.#stack;
    const entry = this.#formatting.find(element);
    if (entry === undefined) {
      this.#closeOther(element);
      return;
    }
    if (stack.formatting(stack.depth) === entry) {
      this.#formatting.remove(entry);
      stack.cut(stack.depth - 1);
      return;
    }
    if (!entry.open) {
      this.#formatting.remove(entry);
      return;
    }
    const at = stack.find(entry);
    if (at <= stack.lastScope) return;
    this.#formatting.remove(entry);
    const furthest = stack.lastSpecial;
    stack.cut(furthest > at ? furthest : at - 1);
    if (furthest <= at) return;
    stack.remove(at, (depth) => {
      const { traits } = stack.at(depth);
      if (depth === at) return true;
      const formatting = stack.formatting(depth);
      return !(
        traits & SPECIAL ||
        (traits & FORMATTING && formatting !== undefined && this.#formatting.has(formatting))
      );
    });
  }
}

/** Other end tags before the first element are dropped. */
const ENDS_WAIT = new Set(['head', 'body', 'html', 'br']);
