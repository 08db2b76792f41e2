import { type Element, UNSEEN } from '../page/element.ts';
import type { CodeUnits } from '../page/page-source.ts';
import { TextHash } from './text-hash.ts';

/** What one pass over a page's source gives to the page checks beside its links. */
export interface PageMarks {
  /** href of each `<link rel=canonical>`, as written, equal ones once. */
  readonly canonicals: readonly string[];
  /** href of each `<link rel=alternate hreflang>`, as written, equal ones once. */
  readonly alternates: readonly string[];
  readonly hasPassword: boolean;
  /** JSON-LD blocks that do not parse. */
  readonly brokenJsonLd: number;
  /** Main text: what a reader sees outside header, nav and footer; `TextHash.length`. */
  readonly textLength: number;
  /** `TextHash.value` of it. */
  readonly textHash: number;
  /** `TextHash.length` of what a reader sees in header, nav and footer. */
  readonly sideTextLength: number;
  readonly hasScript: boolean;
}

const MOST_CANONICALS = 10;
/** Languages and regions of one page. More would make what is kept of a page larger than 1 KB. */
export const MOST_ALTERNATES = 80;

/** Hears the tags and the text of one page, in order. Templates are left out by whoever reads the page. */
export class MarkReader {
  readonly #canonicals: string[] = [];
  readonly #alternates: string[] = [];
  readonly #text = new TextHash();
  #hasPassword = false;
  #brokenJsonLd = 0;
  readonly #sideText = new TextHash();
  #hasScript = false;
  /** Element that is not seen and has not ended; '' outside. */
  #unseen = '';

  /** `get` gives the decoded value: href, rel and hreflang of `link`, type of `input` at least. */
  startTag({ name, marked }: Element, attributes: { get(attribute: string): string | undefined }): void {
    this.#text.separate();
    if (!marked) return;
    if (name === 'link') this.#link(attributes);
    else if (name === 'input') this.#hasPassword ||= attributes.get('type')?.trim().toLowerCase() === 'password';
    else if (this.#unseen === '' && UNSEEN.has(name)) this.#unseen = name;
    if (name === 'script') this.#hasScript = true;
  }

  endTag(name: string): void {
    this.#text.separate();
    if (name === this.#unseen) this.#unseen = '';
  }

  /** Text of the main part of the page, from `start` up to `end`, entities as written. */
  mainText(units: CodeUnits, start: number, end: number): void {
    if (this.#unseen === '') this.#text.add(units, start, end);
  }

  /** The same up to the next `<`, or to `end`; gives the place. Undefined when nobody sees the text. */
  mainTextUpToMark(units: CodeUnits, start: number, end: number): number | undefined {
    return this.#unseen === '' ? this.#text.addUpToMark(units, start, end) : undefined;
  }

  sideTextUpToMark(units: CodeUnits, start: number, end: number): number | undefined {
    return this.#unseen === '' ? this.#sideText.addUpToMark(units, start, end) : undefined;
  }

  /** Text of header, nav and footer. */
  sideText(units: CodeUnits, start: number, end: number): void {
    if (this.#unseen === '') this.#sideText.add(units, start, end);
  }

  /** A JSON-LD block ended and was not JSON. */
  brokenJsonLd(): void {
    this.#brokenJsonLd++;
  }

  marks(): PageMarks {
    return {
      canonicals: this.#canonicals,
      alternates: this.#alternates,
      hasPassword: this.#hasPassword,
      brokenJsonLd: this.#brokenJsonLd,
      textLength: this.#text.length,
      textHash: this.#text.value,
      sideTextLength: this.#sideText.length,
      hasScript: this.#hasScript,
    };
  }

  #link(attributes: { get(attribute: string): string | undefined }): void {
    const href = attributes.get('href')?.trim();
    if (href === undefined || href === '') return;
    const rel = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
    if (rel.includes('canonical')) addNew(href, this.#canonicals, MOST_CANONICALS);
    const isLanguage = rel.includes('alternate') && attributes.get('hreflang') !== undefined;
    if (isLanguage) addNew(href, this.#alternates, MOST_ALTERNATES);
  }
}

function addNew(href: string, hrefs: string[], most: number): void {
  if (hrefs.length < most && !hrefs.includes(href)) hrefs.push(href);
}
