import { REGIONS } from '../links/link-kind.ts';
import type { PageSource } from '../text/page-source.ts';
import { ELEMENTS, type Element, OTHER_ELEMENT, UNSEEN } from './element.ts';
import { SCANNER } from './generated/scanner.ts';
import {
  IS_CONTENT_REPORTED,
  IS_HOST,
  IS_IN_HEAD,
  IS_ORDINARY,
  IS_REPORTED,
  IS_REPORTED_IN_HTML,
  IS_REPORTED_IN_SVG,
  IS_UNSEEN,
  REGISTERS,
} from './scanner-registers.ts';

/** The calls of the scanner. All places are offsets in the source; registers say more of the tag that is being taken. */
export interface ScannerSink {
  /** A start tag made an element that has wanted attributes, or that is wanted without any. */
  startTag(): void;
  /** `</a>` outside of templates. */
  endAnchor(): void;
  /** Text while it is wanted, in one piece or more; character references are not decoded. */
  text(start: number, end: number): void;
  /** The whole content of an element that holds no markup. */
  content(element: number, start: number, end: number): void;
  /** Fewer elements are open than is watched for. */
  left(): void;
  /** A formatting element that was in a template, its start tag here, is opened again outside of it. */
  reopened(start: number, end: number): void;
  /** Whether the `template` that is being taken declares a shadow root. */
  opensShadow(): boolean;
  /** Whether the `encoding` of the `annotation-xml` that is being taken makes it hold HTML. */
  holdsHtml(): boolean;
}

/** What of WebAssembly is used: its types come with browsers only. */
interface WebAssemblyHere {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}
const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: WebAssemblyHere }).WebAssembly;

/** See `assembly/index.ts`. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  registersAt(): number;
  begin(length: number, isWide: boolean, xml: boolean, random: number): number;
  unitsAt(): number;
  read(tags: number): number;
  end(): void;
  ruleAt(element: number): number;
  nameRoom(): number;
  addName(element: number, length: number): void;
  attributeNameAt(name: number): number;
  wantedOf(element: number): number;
}

/** May stand in a template of any kind. */
const IN_HEAD = new Set('base basefont bgsound link meta noframes script style template title'.split(' '));
/** May have a shadow root (DOM standard, "attach a shadow root"); custom elements may too. */
export const HOSTS: ReadonlySet<string> = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);
const REPORTED_IN_SVG = new Set(['a', 'style']);
const CONTENT_REPORTED = new Set(['title', 'style', 'script']);
/** A scanner with more memory than this is given up after its page: most pages need a tenth. */
const LARGE = 1_024 * 1_024;

let program: object | undefined;
/** Those that have no page. */
const idle: Scanner[] = [];

/** A scanner that reads nothing else until it is released. */
export function takeScanner(): Scanner {
  return idle.pop() ?? new Scanner();
}

/**
 * Reads the source of a page: finds tags and text, knows which elements are open, hashes what a reader sees, and reports
 * what a crawl needs. It is the program of `packages/crawler/assembly`.
 */
export class Scanner {
  readonly #exports: Exports;
  readonly #registersAt: number;
  #registers = new Int32Array(0);
  #sink: ScannerSink | undefined;

  constructor() {
    const reader = {
      startTag: () => this.#sink?.startTag(),
      endAnchor: () => this.#sink?.endAnchor(),
      text: (start: number, end: number) => this.#sink?.text(start, end),
      content: (element: number, start: number, end: number) => this.#sink?.content(element, start, end),
      left: () => this.#sink?.left(),
      reopened: (start: number, end: number) => this.#sink?.reopened(start, end),
      opensShadow: () => this.#sink?.opensShadow(),
      holdsHtml: () => this.#sink?.holdsHtml(),
    };
    program ??= new Module(Buffer.from(SCANNER, 'base64'));
    this.#exports = new Instance(program, { reader }).exports as Exports;
    this.#registersAt = this.#exports.registersAt();
    layDownRules(this.#exports);
  }

  begin({ text, isAscii, isXml = false }: PageSource, sink: ScannerSink): void {
    const { length } = text;
    const random = (Math.random() * 2 ** 32) | 0;
    const at = this.#exports.begin(length, !isAscii, isXml, random);
    const { buffer } = this.#exports.memory;
    if (isAscii) Buffer.from(buffer, at, length).write(text, 'latin1');
    else {
      const unitsAt = this.#exports.unitsAt();
      Buffer.from(buffer, unitsAt, length * 2).write(text, 'utf16le');
      new Uint8ClampedArray(buffer, at, length).set(new Uint16Array(buffer, unitsAt, length));
    }
    this.#sink = sink;
  }

  /** Reads on, over about so many tags. False when the page has come to its end. */
  read(tags: number): boolean {
    return this.#exports.read(tags) !== 0;
  }

  /** What goes beside the calls: see `scanner-registers.ts`. To be read anew in each call. */
  get registers(): Int32Array<ArrayBuffer> {
    // Memory that grew is another memory.
    if (this.#registers.length === 0) {
      this.#registers = new Int32Array(this.#exports.memory.buffer, this.#registersAt, REGISTERS);
    }
    return this.#registers;
  }

  /** The page has come to its end: registers say all of it. */
  end(): void {
    this.#exports.end();
  }

  /** Takes other pages from now on. */
  release(): void {
    this.#sink = undefined;
    if (this.#exports.memory.buffer.byteLength <= LARGE) idle.push(this);
  }
}

function layDownRules(exports: Exports): void {
  const { buffer } = exports.memory;
  const bytes = new Uint8Array(buffer);
  const names: string[] = [];
  for (const element of [...ELEMENTS.values(), OTHER_ELEMENT]) {
    const { id, name, wanted } = element;
    new Int32Array(buffer, exports.ruleAt(id)).set(ruleOf(element));
    if (element !== OTHER_ELEMENT) {
      bytes.set(Buffer.from(name), exports.nameRoom());
      exports.addName(id, name.length);
    }
    for (const [slot, attribute] of wanted.entries()) {
      let number = names.indexOf(attribute);
      if (number === -1) {
        number = names.push(attribute) - 1;
        bytes.set([attribute.length, ...Buffer.from(attribute)], exports.attributeNameAt(number));
      }
      bytes[exports.wantedOf(id) + slot] = number;
    }
  }
}

/** The members of `ElementRule` in `assembly/elements.ts`, in their order. */
function ruleOf(element: Element): number[] {
  const { traits, treatment, content, wanted } = element;
  const letters = wanted.reduce((bits, name) => bits | (1 << (name.charCodeAt(0) & 31)), 0);
  return [traits, treatment, flagsOf(element), content, REGIONS.indexOf(element.region), letters, wanted.length];
}

function flagsOf({ name, isOrdinary, marked, noted }: Element): number {
  return (
    (isOrdinary ? IS_ORDINARY : 0) |
    (UNSEEN.has(name) ? IS_UNSEEN : 0) |
    (marked ? IS_REPORTED : 0) |
    (noted || name === 'a' ? IS_REPORTED_IN_HTML : 0) |
    (REPORTED_IN_SVG.has(name) ? IS_REPORTED_IN_SVG : 0) |
    (CONTENT_REPORTED.has(name) ? IS_CONTENT_REPORTED : 0) |
    (IN_HEAD.has(name) ? IS_IN_HEAD : 0) |
    (HOSTS.has(name) ? IS_HOST : 0)
  );
}
