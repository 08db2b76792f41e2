import { REGIONS } from '../links/link-kind.ts';
import { SHADOW_HOSTS } from '../markup/shadow-hosts.ts';
import { UNSEEN } from '../markup/unseen.ts';
import { ELEMENT_RULES, type ElementRule, OTHER_RULE } from './element-rules.ts';
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
} from './scanner-registers.ts';

/** The functions that the program calls. All places are offsets in the source; the registers have more facts on the current tag. */
export interface ProgramCalls {
  /** A start tag made an element that has attributes of its rule, or that is reported without any. */
  startTag(): void;
  /** `</a>` outside of templates. */
  endAnchor(): void;
  /** There is text while it is needed, in one piece or more; character references are not decoded. */
  text(start: number, end: number): void;
  /** An element without markup inside ends, with its whole content from `start` to `end`. */
  content(element: number, start: number, end: number): void;
  /** The number of open elements fell below the watched depth. */
  left(): void;
  /** A formatting element from a template, whose start tag is from `start` to `end`, is opened again outside of the template. */
  reopened(start: number, end: number): void;
  /** Whether the current `template` tag declares a shadow root. */
  opensShadow(): boolean;
  /** Whether the `encoding` of the current `annotation-xml` tag makes the element hold HTML. */
  holdsHtml(): boolean;
}

/** The exports of the program, documented in `assembly/index.ts`. */
export interface ScannerProgram {
  readonly memory: { readonly buffer: ArrayBuffer };
  registersAt(): number;
  begin(length: number, isWide: boolean, xml: boolean, random: number): number;
  unitsAt(): number;
  read(tags: number): number;
  end(): void;
  lineAt(offset: number): number;
  ruleAt(element: number): number;
  nameRoom(): number;
  addName(element: number, length: number): void;
  attributeNameAt(name: number): number;
  wantedOf(element: number): number;
}

/** The part of WebAssembly that is used here: its types come with the types of browsers only. */
interface WebAssemblyHere {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}
const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: WebAssemblyHere }).WebAssembly;

let module: object | undefined;

/** An instance of the program of `packages/crawler/assembly`, with the rules of all elements. */
export function loadProgram(reader: ProgramCalls): ScannerProgram {
  module ??= new Module(Buffer.from(SCANNER, 'base64'));
  const program = new Instance(module, { reader }).exports as ScannerProgram;
  layDownRules(program);
  return program;
}

function layDownRules(program: ScannerProgram): void {
  const { buffer } = program.memory;
  const bytes = new Uint8Array(buffer);
  const names: string[] = [];
  for (const rule of [...ELEMENT_RULES.values(), OTHER_RULE]) {
    const { id, name, wanted } = rule;
    new Int32Array(buffer, program.ruleAt(id)).set(membersOf(rule));
    if (rule !== OTHER_RULE) {
      bytes.set(Buffer.from(name), program.nameRoom());
      program.addName(id, name.length);
    }
    for (const [slot, attribute] of wanted.entries()) {
      let number = names.indexOf(attribute);
      if (number === -1) {
        number = names.push(attribute) - 1;
        bytes.set([attribute.length, ...Buffer.from(attribute)], program.attributeNameAt(number));
      }
      bytes[program.wantedOf(id) + slot] = number;
    }
  }
}

/** The members of `ElementRule` in `assembly/elements.ts`, in their order. */
function membersOf(rule: ElementRule): number[] {
  const { traits, treatment, content, region, wanted } = rule;
  const letters = wanted.reduce((bits, name) => bits | (1 << (name.charCodeAt(0) & 31)), 0);
  return [traits, treatment, flagsOf(rule), content, REGIONS.indexOf(region), letters, wanted.length];
}

/** Elements that may be in a template of any kind. */
const IN_HEAD = new Set('base basefont bgsound link meta noframes script style template title'.split(' '));
const REPORTED_IN_SVG = new Set(['a', 'style']);

function flagsOf({ name, isOrdinary, element }: ElementRule): number {
  return (
    (isOrdinary ? IS_ORDINARY : 0) |
    (UNSEEN.has(name) ? IS_UNSEEN : 0) |
    (element.isMarked ? IS_REPORTED : 0) |
    (element.isNoted || name === 'a' ? IS_REPORTED_IN_HTML : 0) |
    (REPORTED_IN_SVG.has(name) ? IS_REPORTED_IN_SVG : 0) |
    (element.holdsText ? IS_CONTENT_REPORTED : 0) |
    (IN_HEAD.has(name) ? IS_IN_HEAD : 0) |
    (SHADOW_HOSTS.has(name) ? IS_HOST : 0)
  );
}
