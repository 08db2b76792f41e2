import { readAddress } from './read-address.ts';
import { barePath, decodePath } from './read-spelling.ts';

/** The name of a page, from its address or its title. */
export interface PageName {
  /** Lower-case words with hyphens between them, without accents. */
  readonly text: string;
  readonly digits: string;
}

/** Least length of a name: shorter ones are alike by chance. Names over `MAX_LENGTH` are sentences, or machine-made. */
export const MIN_LENGTH = 4;
const MAX_LENGTH = 80;
const MIN_LETTERS = 3;
const MAX_SOURCE = 1_000;

/** Accents of those scripts in which words are also written without them. */
const ACCENTS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;
const ASCII = /^[\0-\x7f]*$/;
const BETWEEN_ASCII_WORDS = /[^a-z0-9]+/g;
const ENOUGH_LETTERS = new RegExp(`(?:\\p{L}\\P{L}*){${MIN_LETTERS}}`, 'u');
const NO_DIGITS = /\P{N}+/gu;
/** A sign before the name of the site at the end of a title. */
const SITE_NAME = /\s[|·•–—»-]\s/;

/** Lower-case words with hyphens between them. ASCII names, which are most, skip the slower Unicode classes. */
function wordsOf(source: string): string {
  const lower = source.toLowerCase();
  if (ASCII.test(lower)) return lower.replace(BETWEEN_ASCII_WORDS, '-');
  return lower.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').replace(BETWEEN_WORDS, '-');
}

function readName(source: string): PageName | undefined {
  const text = wordsOf(source).replace(/^-|-$/g, '');
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH || !ENOUGH_LETTERS.test(text)) return undefined;
  return { text, digits: text.replace(NO_DIGITS, '') };
}

/** An address in two parts: the name of the page, and the folder that holds it. */
export interface NamedAddress {
  readonly name: PageName;
  readonly folder: string;
}

/** Splits an address. Undefined when it has a query or fragment, or its last segment has too few letters. Pure. */
export function nameOfAddress(url: string): NamedAddress | undefined {
  if (url.length > MAX_SOURCE) return undefined;
  const address = readAddress(url);
  if (address === undefined || address.search !== '' || address.hash !== '') return undefined;
  const path = barePath(decodePath(address.pathname));
  const end = path.lastIndexOf('/');
  const name = readName(path.slice(end + 1));
  return name && { name, folder: path.slice(0, end + 1).toLowerCase() };
}

/** The name in a title, without the name of the site at its end. Pure. */
export function nameOfTitle(title: string): PageName | undefined {
  const start = title.slice(0, 200);
  const end = start.search(SITE_NAME);
  return readName(end === -1 ? start : start.slice(0, end));
}
