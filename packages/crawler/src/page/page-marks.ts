import type { AttributeValues } from './links/links-of-tag.ts';

/** Facts for the page checks, beside links, from one pass over the source of a page */
export interface PageMarks {
  /** href of each `<link rel=canonical>`, as written, equal ones once. */
  readonly canonicals: readonly string[];
  /** href of each `<link rel=alternate hreflang>`, as written, equal ones once. */
  readonly alternates: readonly string[];
  readonly hasPassword: boolean;
  /** JSON-LD blocks that do not parse. */
  readonly brokenJsonLd: number;
  /** Main text: what a reader sees outside header, nav and footer; characters that are not white space, East Asian ones counted twice. */
  readonly textLength: number;
  /** `hashText` of it. */
  readonly textHash: number;
  /** The length of what a reader sees in header, nav and footer. */
  readonly sideTextLength: number;
  /** A script that browsers run; one that holds data does not count. */
  readonly hasScript: boolean;
}

const MAX_CANONICALS = 10;
/** Languages and regions of one page. More would make what is kept of a page larger than 1 KB. */
export const MAX_ALTERNATES = 80;

const NOTED_REL = /canonical|alternate/i;

/** The marks that come from tags; text is counted and hashed where it is read. */
type TagMarks = Omit<PageMarks, 'textLength' | 'textHash' | 'sideTextLength'>;

/** Takes the start tags of one page that are `marked`, in order. Templates are left out by whoever reads the page. */
export class MarkReader {
  readonly #marks = {
    canonicals: [] as string[],
    alternates: [] as string[],
    hasPassword: false,
    brokenJsonLd: 0,
    hasScript: false,
  };

  get marks(): TagMarks {
    return this.#marks;
  }

  /** `get` gives the decoded value: href, rel and hreflang of `link`, type of `input` and `script` at least. */
  startTag(name: string, attributes: Pick<AttributeValues, 'get'>): void {
    if (name === 'link') this.#link(attributes);
    else if (name === 'input') this.#marks.hasPassword ||= attributes.get('type')?.trim().toLowerCase() === 'password';
    else if (name === 'script') this.#marks.hasScript ||= isRun(attributes.get('type'));
  }

  /** A JSON-LD block ended and was not JSON. */
  brokenJsonLd(): void {
    this.#marks.brokenJsonLd++;
  }

  #link(attributes: Pick<AttributeValues, 'get'>): void {
    const written = attributes.get('rel') ?? '';
    if (!NOTED_REL.test(written)) return;
    const href = attributes.get('href')?.trim();
    if (href === undefined || href === '') return;
    const rel = written.toLowerCase().split(/\s+/);
    if (rel.includes('canonical')) addNew(href, this.#marks.canonicals, MAX_CANONICALS);
    const isLanguage = rel.includes('alternate') && attributes.get('hreflang') !== undefined;
    if (isLanguage) addNew(href, this.#marks.alternates, MAX_ALTERNATES);
  }
}

/**
 * A `script` of this type is run, not a block of data such as JSON or a template (HTML standard, "prepare the script
 * element"). Proxies that delay scripts put a number before the type.
 */
function isRun(type: string | undefined): boolean {
  const essence = type?.split(';')[0]?.trim().toLowerCase() ?? '';
  return essence === '' || essence === 'module' || /(?:java|ecma|live|j)script(?:1\.\d)?$/.test(essence);
}

function addNew(href: string, hrefs: string[], max: number): void {
  if (hrefs.length < max && !hrefs.includes(href)) hrefs.push(href);
}
