import { barePath, decodePath } from './read-spelling.ts';

/** What a page is called, by its address or its title. */
export interface PageName {
  /** Lower-case words with hyphens between them, without accents. */
  readonly text: string;
  readonly digits: string;
}

/** Shorter names are alike by chance; longer ones are sentences, or machine-made. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 80;
const MIN_LETTERS = 3;
const MAX_SOURCE = 1_000;

/** Accents of the scripts that are written without them, too. */
const ACCENTS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;
const LETTERS = /\p{L}/gu;
const NO_DIGITS = /\P{N}+/gu;
/** Sites put their own name behind such a sign. */
const BEFORE_SITE_NAME = /^(.*?)(?:\s+[|·•–—»-]\s|\s*$)/u;

function readName(source: string): PageName | undefined {
  const words = source.toLowerCase().normalize('NFKD').replace(ACCENTS, '').normalize('NFC');
  const text = words.replace(BETWEEN_WORDS, '-').replace(/^-|-$/g, '');
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) return undefined;
  if ((text.match(LETTERS)?.length ?? 0) < MIN_LETTERS) return undefined;
  return { text, digits: text.replace(NO_DIGITS, '') };
}

/** An address in two: the name of the page, and the folder that holds it. */
export interface NamedAddress {
  readonly name: PageName;
  readonly folder: string;
}

/** Undefined for addresses with a query, and for those whose last segment says nothing: numbers, a few letters. Pure. */
export function nameOfAddress(url: string): NamedAddress | undefined {
  if (url.length > MAX_SOURCE) return undefined;
  const parsed = URL.parse(url);
  if (parsed === null || parsed.search !== '' || parsed.hash !== '') return undefined;
  const path = barePath(decodePath(parsed.pathname));
  const end = path.lastIndexOf('/');
  const name = readName(path.slice(end + 1));
  return name && { name, folder: path.slice(0, end + 1).toLowerCase() };
}

/** Of a title, without the name of the site at its end. Pure. */
export function nameOfTitle(title: string): PageName | undefined {
  const [, before = ''] = BEFORE_SITE_NAME.exec(title.slice(0, 200)) ?? [];
  return readName(before);
}
