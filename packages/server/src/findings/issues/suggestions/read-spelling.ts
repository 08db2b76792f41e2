import { readAddress } from './read-address.ts';

/** Longer URLs are machine-made, and nobody corrects them by hand. */
const MAX_LENGTH = 1_000;

/** File extensions of pages. */
const EXTENSION = /\.(?:html?|xhtml|shtml|php|aspx?|jsp|cfm)$/i;
/** The file that a server shows for a folder. */
const INDEX_FILE = /\/(?:index|default)$/i;

/** A URL, divided into a key and the parts that people spell differently. */
export interface Spelling {
  /** The same for all spellings of a URL. */
  readonly key: string;
  readonly isHttps: boolean;
  readonly hasWww: boolean;
  /** Slashes at the end, and the number of empty segments. */
  readonly slashes: string;
  readonly extension: string;
  /** The decoded path without slashes at its end, extension and index file. */
  readonly path: string;
}

/** Differences between two spellings, in words that follow "differs only in". */
export type Difference = 'https' | 'www' | 'letter case' | 'slashes' | 'the file extension' | 'percent-encoding';

function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment; // not UTF-8: only written alike it is the same
  }
}

/** Decodes the path of a parsed URL. Segments that are not UTF-8 stay encoded, and so do encoded slashes. */
export const decodePath = (path: string): string =>
  path.includes('%') ? path.split('/').map(decodeSegment).join('/').normalize('NFC') : path;

const withSingleSlashes = (path: string): string => (path.includes('//') ? path.replace(/\/{2,}/g, '/') : path);

/** The path of a page without slashes at its end, file extension and index file. Empty for the start page. */
export function barePath(path: string): string {
  const single = withSingleSlashes(path);
  const open = single.endsWith('/') ? single.slice(0, -1) : single;
  return open.replace(EXTENSION, '').replace(INDEX_FILE, '');
}

/** Reads a spelling. Undefined for text that is no HTTP URL, has a fragment or credentials, or is longer than people write. Pure. */
export function readSpelling(url: string): Spelling | undefined {
  if (url.length > MAX_LENGTH || url.includes('#')) return undefined;
  const address = readAddress(url);
  if (address === undefined || address.hasCredentials) return undefined;
  const { protocol, hostname, port, search } = address;
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const hasWww = hostname.startsWith('www.');
  const decoded = decodePath(address.pathname);
  const path = barePath(decoded);
  const single = withSingleSlashes(decoded);
  const isSlashed = single !== '/' && single.endsWith('/');
  return {
    // Neither a host nor a query contains a space.
    key: `${hasWww ? hostname.slice(4) : hostname}:${port} ${search} ${path.toLowerCase()}`,
    isHttps: protocol === 'https:',
    hasWww,
    slashes: `${decoded.length - single.length}${isSlashed ? '/' : ''}`,
    extension: single.slice(path.length).replace(/\/$/, ''),
    path,
  };
}

/** Lists the differences of two spellings with the same key. Pure. */
export function differencesOf(a: Spelling, b: Spelling): Difference[] {
  const found: Difference[] = [];
  if (a.isHttps !== b.isHttps) found.push('https');
  if (a.hasWww !== b.hasWww) found.push('www');
  if (a.path !== b.path) found.push('letter case');
  if (a.slashes !== b.slashes) found.push('slashes');
  if (a.extension.toLowerCase() !== b.extension.toLowerCase()) found.push('the file extension');
  else if (a.extension !== b.extension && a.path === b.path) found.push('letter case');
  return found.length === 0 ? ['percent-encoding'] : found;
}
