import { EMPTY_PRINT, extendPrint } from './fnv.ts';

/** The bit that makes an ASCII capital a small letter. */
const SMALL = 32;
const isCapital = (code: number): boolean => code >= 65 && code <= 90;
const LAST_ASCII = 126;

const [SLASH, DOT, QUERY, PERCENT] = Array.from('/.?%', (sign) => sign.charCodeAt(0));

const INDEX_FILE = /\/(?:index|default)\/*$/i;

interface Print {
  readonly print: number;
  /** Index after the last character that was used. */
  readonly end: number;
}

/**
 * FNV-1a over the characters before the first dot or `?`, without slashes, ignoring case. Undefined when one is not ASCII, or an escape.
 */
function printFrom(text: string, start: number): Print | undefined {
  let print = EMPTY_PRINT;
  for (let end = start; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code > LAST_ASCII || code === PERCENT) return undefined;
    if (code === DOT || code === QUERY) return { print, end };
    if (code !== SLASH) print = extendPrint(print, isCapital(code) ? code | SMALL : code);
  }
  return { print, end: text.length };
}

/** Print of the bare path of a spelling, in small letters. Undefined: no URL with a print is a spelling of it. */
export const printOfPath = (path: string): number | undefined => printFrom(path, 0)?.print;

/**
 * Print of a URL: the same as that of its bare path, and hardly ever that of another path. It takes a twentieth of the time of
 * `readSpelling`. Undefined: only `readSpelling` can compare this URL.
 */
export function printOfUrl(url: string): number | undefined {
  const start = url.indexOf('/', 'https://'.length);
  const found = start === -1 ? undefined : printFrom(url, start);
  if (found === undefined || INDEX_FILE.test(url.slice(start, found.end))) return undefined;
  return found.print;
}
