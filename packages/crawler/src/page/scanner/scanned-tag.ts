import { REGIONS, type Region } from '../links/link-kind.ts';
import type { StartTag } from '../markup/markup-reader.ts';
import { HTML } from '../markup/namespaces.ts';
import { decodeAttribute } from '../text/decode-references.ts';
import { type ElementRule, OTHER_RULE } from './element-rules.ts';
import { IN_SHADOW, IS_HIDDEN, MET, NAMESPACE, PLACES, REGION, TAG_START } from './scanner-registers.ts';

/** The start tag that the scanner reports: one object for all tags of a page. Values stay in the source until they are read. */
export class ScannedTag implements StartTag {
  readonly #source: string;
  readonly #hasOddities: boolean;
  #registers = new Int32Array(0);
  #wanted: readonly string[] = [];
  element = OTHER_RULE.element;
  namespace: number = HTML;
  region: Region = 'other';
  isInShadow = false;
  isHidden = false;
  start = 0;
  attributeBits = 0;

  constructor(source: string) {
    this.#source = source;
    this.#hasOddities = source.includes('\r') || source.includes('\0');
  }

  /** Stands for the tag that the scanner is taking. */
  begin(rule: ElementRule, registers: Int32Array<ArrayBuffer>): void {
    this.readAttributes(rule, registers);
    this.element = rule.element;
    this.namespace = registers[NAMESPACE] ?? HTML;
    this.standWhere(registers);
  }

  /** Stands for its attributes only, before it is known whether the tag makes an element. */
  readAttributes({ wanted }: ElementRule, registers: Int32Array<ArrayBuffer>): void {
    // Private members are slow to write, and nearly all tags of a page that are reported are alike.
    if (this.#wanted !== wanted) this.#wanted = wanted;
    if (this.#registers !== registers) this.#registers = registers;
    this.attributeBits = registers[MET] ?? 0;
  }

  /** Takes the place of the tag that the scanner is taking, of which these are the registers. */
  standWhere(registers: Int32Array): void {
    this.start = registers[TAG_START] ?? 0;
    this.region = REGIONS[registers[REGION] ?? 0] ?? 'other';
    this.isInShadow = registers[IN_SHADOW] === 1;
    this.isHidden = registers[IS_HIDDEN] === 1;
  }

  has(name: string): boolean {
    return this.#has(this.#slotOf(name));
  }

  /** Decoded value; '' when it has none; undefined when the attribute is absent. */
  get(name: string): string | undefined {
    const slot = this.#slotOf(name);
    if (!this.#has(slot)) return undefined;
    const at = PLACES + slot * 2;
    let value = this.#source.slice(this.#registers[at], this.#registers[at + 1]);
    if (this.#hasOddities) value = value.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
    return decodeAttribute(value);
  }

  startOf(name: string): number {
    const slot = this.#slotOf(name);
    return this.#has(slot) ? (this.#registers[PLACES + slot * 2] ?? 0) : 0;
  }

  #slotOf(name: string): number {
    const wanted = this.#wanted;
    for (let slot = 0; slot < wanted.length; slot++) if (wanted[slot] === name) return slot;
    return -1;
  }

  #has(slot: number): boolean {
    return slot !== -1 && (this.attributeBits & (1 << slot)) !== 0;
  }
}
