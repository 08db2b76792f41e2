import { elementNamed } from '../markup/element.ts';
import {
  MAX_CONTENT,
  MAX_TEXT,
  type MarkupHandler,
  type MarkupReader,
  type SeenText,
} from '../markup/markup-reader.ts';
import { HTML, SVG } from '../markup/namespaces.ts';
import { decodeReferences } from '../text/decode-references.ts';
import { type PageSource, pageSource } from '../text/page-source.ts';
import { hashValue } from '../text/text-hash.ts';
import { xmlText } from '../text/xml-text.ts';
import { A, ANNOTATION_XML, BODY, HTML_ELEMENT, TEMPLATE } from './element-numbers.ts';
import { ruleOf } from './element-rules.ts';
import { ScannedTag } from './scanned-tag.ts';
import { loadProgram, type ScannerProgram } from './scanner-program.ts';
import {
  DEPTH,
  ELEMENT,
  MAIN_A,
  MAIN_B,
  MAIN_LENGTH,
  REGISTERS,
  SELF_CLOSING,
  SIDE_LENGTH,
  TAG_END,
  TAG_START,
  WANTS_TEXT,
  WATCHED_DEPTH,
} from './scanner-registers.ts';
import { SvgStyle } from './svg-style.ts';

/** MIME types that make MathML's `annotation-xml` hold HTML. */
const HOLDS_HTML = /^(?:text\/html|application\/xhtml\+xml)$/i;
const SHADOW_MODE = /^(?:open|closed)$/i;
/** A scanner with more memory than this is given up after its page: most pages need a tenth. */
const LARGE = 1_024 * 1_024;

const STYLE = elementNamed('style');
const TITLE = elementNamed('title');

/** Handler of a scanner without a page */
const NOBODY: MarkupHandler = { startTag() {}, endAnchor() {}, text() {}, content() {} };
const NO_TAG = new ScannedTag('');
/** Consumers of text, one bit each */
const READER = 1;
const SVG_STYLE = 2;
/** Scanners without a page, for reuse */
const idle: Scanner[] = [];

/** Reads a page with the program of `packages/crawler/assembly`. */
export function openScanner(source: PageSource, handler: MarkupHandler): Scanner {
  const scanner = idle.pop() ?? new Scanner();
  scanner.begin(source, handler);
  return scanner;
}

/**
 * Reads the source of a page: finds tags and text, knows which elements are open, hashes what a reader sees, and reports
 * what a crawl needs.
 */
export class Scanner implements MarkupReader {
  readonly #program: ScannerProgram;
  readonly #registersAt: number;
  #registers = new Int32Array(0);
  #source = '';
  #isXml = false;
  #handler = NOBODY;
  #tag = NO_TAG;
  /** Few pages have one. */
  #svgStyle: SvgStyle | undefined;
  /** Attributes that `html` and `body` have from earlier tags. */
  #ofHtml = 0;
  #ofBody = 0;

  constructor() {
    this.#program = loadProgram({
      startTag: () => this.#startTag(),
      endAnchor: () => this.#handler.endAnchor(),
      text: (start, end) => this.#text(start, end),
      content: (number, start, end) => this.#content(number, start, end),
      left: () => this.#endSvgStyle(),
      reopened: (start, end) => this.#reopened(start, end),
      opensShadow: () => SHADOW_MODE.test(this.#valueOf(TEMPLATE, 'shadowrootmode')),
      holdsHtml: () => HOLDS_HTML.test(this.#valueOf(ANNOTATION_XML, 'encoding')),
    });
    this.#registersAt = this.#program.registersAt();
  }

  begin(source: PageSource, handler: MarkupHandler): void {
    const { text, isXml = false } = source;
    this.#source = text;
    this.#isXml = isXml;
    this.#handler = handler;
    this.#tag = new ScannedTag(text);
    this.#ofHtml = 0;
    this.#ofBody = 0;
    layDownSource(this.#program, source);
  }

  get wantsText(): boolean {
    return this.#isTextFor(READER);
  }

  set wantsText(wants: boolean) {
    this.#giveText(READER, wants);
  }

  /** Values that accompany the calls, see `scanner-registers.ts`. Read them anew in each call, since memory may grow. */
  get registers(): Int32Array<ArrayBuffer> {
    // Memory that grew is another memory.
    if (this.#registers[TAG_START] === undefined) {
      this.#registers = new Int32Array(this.#program.memory.buffer, this.#registersAt, REGISTERS);
    }
    return this.#registers;
  }

  read(tags: number): boolean {
    return this.#program.read(tags) !== 0;
  }

  lineAt(offset: number): number {
    return this.#program.lineAt(offset);
  }

  end(): SeenText {
    this.#endSvgStyle();
    this.#program.end();
    const { registers } = this;
    const length = registers[MAIN_LENGTH] ?? 0;
    const hash = hashValue(registers[MAIN_A] ?? 0, registers[MAIN_B] ?? 0, length);
    const seen = { hash, length, sideLength: registers[SIDE_LENGTH] ?? 0 };
    this.release();
    return seen;
  }

  /** Takes other pages from now on. */
  release(): void {
    this.#handler = NOBODY;
    this.#source = '';
    this.#tag = NO_TAG;
    if (this.#program.memory.buffer.byteLength <= LARGE) idle.push(this);
  }

  #startTag(): void {
    const { registers } = this;
    const number = registers[ELEMENT];
    const tag = this.#tag;
    tag.begin(ruleOf(number), registers);
    if ((number === HTML_ELEMENT || number === BODY) && !this.#isXml) this.#dropSeen(tag, number);
    this.#handler.startTag(tag);
    const isClosed = registers[SELF_CLOSING] === 1;
    if (tag.namespace === SVG && tag.element === STYLE && !isClosed) this.#beginSvgStyle(tag, registers);
    else if (number === A && isClosed && (tag.namespace === SVG || (tag.namespace === HTML && this.#isXml)))
      this.#handler.endAnchor();
  }

  /** Drops attributes that an earlier `html` or `body` tag had: the first value counts. */
  #dropSeen(tag: ScannedTag, number: number): void {
    if (tag.namespace !== HTML) return;
    const { attributeBits } = tag;
    if (number === BODY) {
      tag.attributeBits &= ~this.#ofBody;
      this.#ofBody |= attributeBits;
    } else {
      tag.attributeBits &= ~this.#ofHtml;
      this.#ofHtml |= attributeBits;
    }
  }

  /** The standard lets a formatting element out of a template when something in it kept it from being closed. */
  #reopened(start: number, end: number): void {
    const handler = this.#handler;
    const tags = openScanner(pageSource(this.#source.slice(start, end)), {
      ...NOBODY,
      startTag: (tag) => {
        (tag as ScannedTag).standWhere(this.registers);
        handler.startTag(tag);
      },
    });
    tags.read(1);
    tags.release();
  }

  #text(start: number, end: number): void {
    const { registers } = this;
    const style = this.#svgStyle;
    if (style !== undefined && registers[DEPTH] === style.depth) style.add(this.#source.slice(start, end));
    if (!this.#isTextFor(READER)) return;
    const source = this.#source.slice(start, end - start > MAX_TEXT ? start + MAX_TEXT : end);
    // In the body of a page they are ignored.
    this.#handler.text(decodeReferences(source.includes('\0') ? source.replaceAll('\0', '') : source));
  }

  #content(number: number, start: number, end: number): void {
    const tag = this.#tag;
    const rule = ruleOf(number);
    // Those of the start tag are still there.
    tag.readAttributes(rule, this.registers);
    const isTitle = rule.element === TITLE;
    const source = this.#source.slice(start, Math.min(end, start + (isTitle ? MAX_TEXT : MAX_CONTENT)));
    const data = this.#isXml ? xmlText(source) : isTitle ? decodeReferences(source) : source;
    this.#handler.content({ tag, text: isTitle ? data.replaceAll('\0', '\ufffd') : data, start });
  }

  #beginSvgStyle(tag: ScannedTag, registers: Int32Array): void {
    this.#endSvgStyle();
    const depth = registers[DEPTH] ?? 0;
    this.#svgStyle = new SvgStyle(tag, { start: registers[TAG_END] ?? 0, depth });
    registers[WATCHED_DEPTH] = depth;
    this.#giveText(SVG_STYLE, true);
  }

  #endSvgStyle(): void {
    const style = this.#svgStyle;
    if (style === undefined) return;
    this.#svgStyle = undefined;
    this.registers[WATCHED_DEPTH] = 0;
    this.#giveText(SVG_STYLE, false);
    this.#handler.content(style);
  }

  #isTextFor(reader: number): boolean {
    return ((this.registers[WANTS_TEXT] ?? 0) & reader) !== 0;
  }

  #giveText(reader: number, gives: boolean): void {
    const { registers } = this;
    const others = (registers[WANTS_TEXT] ?? 0) & ~reader;
    registers[WANTS_TEXT] = gives ? others | reader : others;
  }

  /** Value of an attribute of the tag that is being taken; '' when it is absent. */
  #valueOf(element: number, attribute: string): string {
    this.#tag.readAttributes(ruleOf(element), this.registers);
    return this.#tag.get(attribute) ?? '';
  }
}

function layDownSource(program: ScannerProgram, { text, isAscii, isXml = false }: PageSource): void {
  const { length } = text;
  const random = (Math.random() * 2 ** 32) | 0;
  const at = program.begin(length, !isAscii, isXml, random);
  const { buffer } = program.memory;
  if (isAscii) {
    Buffer.from(buffer, at, length).write(text, 'latin1');
    return;
  }
  const unitsAt = program.unitsAt();
  Buffer.from(buffer, unitsAt, length * 2).write(text, 'utf16le');
  new Uint8ClampedArray(buffer, at, length).set(new Uint16Array(buffer, unitsAt, length));
}
